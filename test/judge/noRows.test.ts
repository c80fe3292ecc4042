/** That there are no rows is said of a page without any, whatever its own parts are built like. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const NAV = '<nav><a href="#a">Authors</a><a href="#b">Books</a></nav>';

test.each([
  [
    'beside another part',
    `<div><div>${NAV}</div><main><h2>No Results</h2></main></div><div><div>Cookies</div></div>`,
  ],
  ['in rows of a grid', `<div class="row"><div class="col">${NAV}</div><main><h1>Books</h1></main></div>`],
  ['with its title in one', '<div class="row"><h1>Books</h1></div><p>None</p>'],
])('the page %s is no row', async (_, html) => {
  await page.setContent(html);
  await carryOut(page, 'There are no rows');
});

test.each([
  ['an item of a list', `<main class="row"><ul><li>Ada</li></ul></main>`],
  ['one of its class', `${NAV}<main><h1>Books</h1><div class="row"><h2>Ada</h2></div></main>`],
  [
    'one of several parts',
    '<main><div><h1>Books</h1></div><div><h2>Ada</h2></div><div><h2>Bob</h2></div></main>',
  ],
  ['one of several parts without a title', '<main><div><h2>Ada</h2></div><div><h2>Bob</h2></div></main>'],
])('%s is a row', async (_, html) => {
  await page.setContent(html);
  expect((await failureOf(page, 'There are no rows')).message).toContain('exactly 0 rows, but');
});

const card = (name: string) => `<div class="card item">${name}<p>2 l</p></div>`;
const cards = card('<h1>Milk</h1>') + card('<h2>Tea</h2>') + card('<h2>Rice</h2>');

test('what has a heading or a way of its own is one all the same', async () => {
  await page.setContent(
    `<div class="row"><span>Ada</span><nav><a href="#e">Edit</a></nav></div><p>${'Text. '.repeat(30)}</p>`,
  );
  expect((await failureOf(page, 'There are no rows')).message).toContain('row');
  await page.setContent(`<div>${cards}</div>`);
  await carryOut(page, 'There are 3 items');
  expect((await failureOf(page, 'There are 2 items')).message).toContain('3 items');
});
