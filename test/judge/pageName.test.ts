/** What a page must show to be "the checkout page", and what is not enough. */
import { describe, expect, it } from 'vitest';
import { whatCalls } from '../../src/judge/pageName.js';
import { drawn } from './drawn.js';

const LINKS = `
nav "Main"
  a: Home
  a: Cart
  a: Log in`;

describe('a page is called', () => {
  const so: [by: string, name: string, screen: string, page?: { url?: string; title?: string }][] = [
    ['what the title of its tab says', 'Cart', LINKS, { title: 'Cart | Swag Labs', url: 'http://a.test/7' }],
    ['what its main heading says', 'order complete', `h1: Order complete!${LINKS}`],
    ['what leads it where no heading has a level', 'Invoices', `h2: Open invoices\nh2: Help`],
    ['where its navigation says one is', 'Reports', `nav\n  a: Reports {current}\n  a: Home`],
    ['which tab is chosen', 'Reviews', `div "Reviews" {role=tab; selected}`],
    ['the end of its address', 'checkout step one', LINKS, { url: 'http://a.test/checkout-step-one.html' }],
    ['the end of the address behind "#"', 'my articles', LINKS, { url: 'http://a.test/#/@ada/my-articles' }],
    ['the title of its bar', 'About', `div {className=navbar}\n  div: About {className=title}`],
    ['its number, which its heading begins with', 'ticket #5', 'h1: #5: Printer is broken'],
    ['a word of the page for another one', 'login', `h1: Sign in`],
    ['its form to log in', 'login', `input "Name" {editable}\ninput "Password" {editable; password}`],
  ];
  it.for(so)('%s', ([, name, screen, page]) => {
    expect(whatCalls(drawn(screen, { url: 'http://a.test/', ...page }), name)).toBeDefined();
  });

  const other: [by: string, name: string, screen: string, page?: { url?: string; title?: string }][] = [
    ['what a link to it says', 'Cart', LINKS],
    ['another number', 'ticket #5', 'h1: #51: Printer is broken'],
    ['a number within its heading', 'ticket #5', 'h1: Like #5: Printer is broken'],
    ['what a heading below the main one says', 'Invoices', `h1: Orders\nh2: Invoices`],
    [
      'a title that is not the only one',
      'A',
      `div {className=app-bar}\n  b: A {className=title}\n  b: B {className=title}`,
    ],
    ['a title beside a heading', 'About', `h1: Home\ndiv {className=navbar}\n  div: About {className=title}`],
    [
      'the title of a dialog',
      'About',
      `dialog\n  div {className=title-bar}\n    div: About {className=title}`,
    ],
    ['what a link in its bar says', 'About', `div {className=navbar}\n  a: About {className=title}`],
    ['the title of a card', 'About', `div {className=card}\n  div: About {className=title}`],
    ['a part of a word', 'art', `h1: Cart`],
    ['the place of a page above it', 'products', `h1: Tea`, { url: 'http://a.test/products/12' }],
    ['a tab that is not chosen', 'Reviews', `div "Reviews" {role=tab; selected=no}`],
    ['a heading that is not seen', 'Cart', `h1: Cart {hidden}\nh2: Home`],
    [
      'a form to register, though it asks for a password',
      'login',
      `input "Name" {editable}\ninput "Password" {editable; password}\ninput "Again" {editable; password}`,
    ],
    ['nothing', '!', `h1: !`],
    ['a title that the application has on every page', 'login', LINKS, { title: 'Login Demo App' }],
    ['the middle of an address', 'login', LINKS, { url: 'http://a.test/forgot-login' }],
  ];
  it.for(other)('not by %s', ([, name, screen, page]) => {
    expect(whatCalls(drawn(screen, { url: 'http://a.test/', ...page }), name)).toBeUndefined();
  });
});
