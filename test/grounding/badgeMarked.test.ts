/** A number that only the markup calls the badge of something. */
import { expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import { outline } from './outline.js';

const badge = (page: string, name = 'cart', purpose: 'read' | 'absence' = 'read') => {
  const { screen, idOf } = outline(page);
  return idOf(ground({ name, role: 'badge' }, screen, purpose).node);
};

it.each([
  ['by its class', 'a\n  span {id=it class=shopping_cart_badge}: 2'],
  ['by its class and that of the link', 'a {class=cart-link}\n  span {id=it class=badge}: 2'],
])('is the badge %s', (_, page) => {
  expect(badge(page)).toBe('it');
  expect(badge(page, 'cart', 'absence')).toBe('it');
  expect(badge(page, 'mail')).toBe('none');
});

it.each([
  ['a button to add something', 'button {class=add-to-cart}: 2'],
  [
    'a number in a larger part of the page',
    'div {class=cart}\n  p\n    p\n      p\n        span {class=badge}: 2',
  ],
])('%s is none', (_, page) => {
  expect(badge(page)).toBe('none');
});

it('is there where two are', () => {
  const page = 'span {class=cart-badge}: 2\nspan {id=other class=cart-count}: 2';
  expect(badge(page, 'cart', 'absence')).not.toBe('none');
});
