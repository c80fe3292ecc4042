/** Things of which nothing more is told than their kind: what most pages have anyhow is not meant. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const AROUND = `<nav><ul><li><a href="#a">Home</a></li><li><a href="#b">Help</a></li></ul></nav>
  <aside><ul><li>Under $10</li><li>Under $20</li></ul></aside>`;
const pageOf = (content: string) =>
  `${AROUND}<main><h1>Search</h1>${content}</main><footer><ul><li>Imprint</li></ul></footer>`;

test.each([
  'Search results are shown',
  'The results are displayed',
  'The list is displayed',
  'A row is visible',
  'A table is displayed',
])('"%s" does not hold by what a page has beside its content', async (said) => {
  await page.setContent(pageOf('<p>No results</p>'));
  expect((await failureOf(page, said)).message).toContain('in the content of the page');
});

test.each(['A table is displayed', 'A row is visible'])('"%s" does not hold by a list', async (said) => {
  await page.setContent(pageOf('<ul><li>Tea</li></ul>'));
  expect((await failureOf(page, said)).message).toContain('in the content of the page');
});

test('they hold by what is in the content, or has come', async () => {
  await page.setContent(pageOf('<ul><li>Tea</li></ul><table><tr><td>Rice</td></tr></table>'));
  for (const said of [
    'Search results are shown',
    'The list is displayed',
    'A table is displayed',
    'A row is visible',
  ])
    await carryOut(page, said);
});
