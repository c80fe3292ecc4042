/** Cards that are a link each, and things that are nothing but their picture. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const BAR = `<div class="top"><b>Library</b><a title="Sort books"></a></div>`;
const BARS = BAR + BAR;
const book = (title: string, by: string, more = '') =>
  `<div class="book-item"><a href="#${title}"><div><b>${title}</b><br>${by}</div><div>${more}</div></a></div>`;
const BOOKS = `<div>${book('Poems', 'Berg')}${book('Soups', 'Falk', 'I of Meals')}${book('Maps', 'Weil')}</div>`;

test('cards that are a link each are items, and all of them', async () => {
  await page.setContent(BARS + BOOKS);
  for (const said of [
    'The first book shows "Poems"',
    'The second book shows "I of Meals"',
    'The last book shows "Maps"',
    'There are 3 books',
  ])
    await carryOut(page, said);
  for (const said of ['The first book shows "Soups"', 'The last book shows "Soups"', 'There are 2 books'])
    expect((await failureOf(page, said)).message).toContain('but observed');
});

test('a single word in a link leads on, and is no card', async () => {
  const entry = (name: string) => `<div class="entry"><a href="#${name}">${name} <i>3</i></a></div>`;
  await page.setContent(`<div>${entry('Tea')}${entry('Milk')}</div><ul><li>Salt</li><li>Oil</li></ul>`);
  await carryOut(page, 'The first item shows "Salt"');
  expect((await failureOf(page, 'The first item shows "Tea"')).message).toContain('but observed');
});

test('what the markup calls books may be covers alone', async () => {
  const cover = (name: string) =>
    `<a class="book-list-item" href="#${name}"><img alt="${name}" src="data:," width="60" height="80"></a>`;
  await page.setContent(`${BARS}<div>${cover('Poems')}${cover('Soups')}${cover('Maps')}</div>`);
  await carryOut(page, 'There are 3 books');
  for (const count of [2, 4])
    expect((await failureOf(page, `There are ${count} books`)).message).toContain('3 of what is called');
});
