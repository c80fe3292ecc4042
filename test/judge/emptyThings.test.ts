/** What is empty: a form by its fields, a button by its text. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const SIGN_UP = '<h1>Sign up</h1><input placeholder="Name"><input type="password" placeholder="Password">';
const formOf = (html: string) => `<form>${html}<button disabled>Sign up</button></form>`;
const EMPTY = 'The form is empty';
const FILLED = 'The form is not empty';

test.each([
  ['fields alone', SIGN_UP],
  [
    'a list in which nothing is chosen',
    `${SIGN_UP}<select><option value="">Please choose</option><option>Ada</option></select>`,
  ],
])('a form is empty by its fields: %s', async (_, html) => {
  await page.setContent(formOf(html));
  await carryOut(page, EMPTY);
  expect((await failureOf(page, FILLED)).message).toContain('only empty fields');
});

test('a form with something in a field is not, be it a secret', async () => {
  for (const [name, shown] of [
    ['Name', '"x" in field "Name"'],
    ['Password', 'a secret in field "Password"'],
  ]) {
    await page.setContent(formOf(SIGN_UP));
    await page.fill(`[placeholder=${name}]`, 'x');
    await carryOut(page, FILLED);
    expect((await failureOf(page, EMPTY)).message).toContain(shown);
  }
});

test('where something may be chosen from the start nothing is said of it', async () => {
  for (const chosen of [
    '<select><option>Ada</option></select>',
    '<input type="checkbox" checked>',
    '<ul><li>Milk</li><li>Bread</li></ul>',
    '<div role="combobox" tabindex="0">Germany</div>',
  ]) {
    await page.setContent(formOf(SIGN_UP + chosen));
    for (const said of [EMPTY, FILLED])
      expect((await failureOf(page, said)).message).toContain('something is chosen or listed');
  }
});

test('a form without a field is empty as anything else is', async () => {
  await page.setContent(formOf(''));
  expect((await failureOf(page, EMPTY)).message).toContain('"Sign up"');
});

const CART = '<button aria-label="Cart"><svg width="20" height="20"></svg></button>';

test('a button with but a sign shows no text, and one with a text does', async () => {
  await page.setContent(`${CART}<button>Home</button>`);
  for (const said of ['is empty', 'shows no text', 'has no text']) {
    await carryOut(page, `The "Cart" button ${said}`);
    expect((await failureOf(page, `The "Home" button ${said}`)).message).toContain('but observed: "Home"');
  }
  await page.setContent(CART.replace('</svg>', '</svg><b>3</b>'));
  for (const said of ['is empty', 'shows no text'])
    expect((await failureOf(page, `The "Cart" button ${said}`)).message).toContain('"3"');
});

test('a button without a drawing may have words that its style writes', async () => {
  await page.setContent(
    `<style>.l::after { content: "Save" }</style><button aria-label="Store"><span class="l"></span></button>`,
  );
  expect((await failureOf(page, 'The "Store" button shows no text')).message).toContain('"Store" button');
});
