/** "The heading", where the markup has headings in a panel at the side and none but the looks of one in the main part. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
});

const side = (...headings: string[]) =>
  `<div id="app-sidebar" style="position:absolute;left:0;top:60px;width:210px">${headings
    .map((one) => `<h3>${one}</h3><div><a href="#${one}">Of ada</a></div>`)
    .join('')}</div>`;
const main = (heading: string) =>
  `<div style="margin-left:230px">${heading}<table><tr><th>Note</th><th>Date</th></tr><tr><td>Parking</td><td>Monday</td></tr></table></div>`;
const TITLE = '<div style="font-size:20px">My Notes (4) <button>⌕</button></div>';

test('a title that only its looks tell', async () => {
  await page.setContent(main(TITLE) + side('Notepads', 'Shared'));
  await carryOut(page, 'The heading reads "My Notes (4)"');
  await carryOut(page, 'The heading is "My Notes (4)"');
  for (const other of ['My Notes (5)', 'Parking', 'My Notes', 'Of ada'])
    expect((await failureOf(page, `The heading is "${other}"`)).message).toContain('heading');
  await page.setContent(main(TITLE.replace('20px', '16px')) + side('Notepads', 'Shared'));
  expect((await failureOf(page, 'The heading is "My Notes (4)"')).message).toContain('2 things');
});

test('a single heading at the side', async () => {
  await page.setContent(main(TITLE) + side('Notepads'));
  await carryOut(page, 'The heading reads "My Notes (4)"');
  await carryOut(page, 'The heading reads "Notepads"');
  expect((await failureOf(page, 'The heading is "My Notes (5)"')).message).toContain('Notepads');
});

test('the only heading of the main part', async () => {
  await page.setContent(main('<h3>My Notes (4)</h3>') + side('Notepads', 'Shared'));
  await carryOut(page, 'The heading contains "Notes"');
  expect((await failureOf(page, 'The heading contains "Shared"')).message).toContain('My Notes (4)');
  expect((await failureOf(page, 'The heading contains "Notepads"')).message).toContain('My Notes (4)');
});

test('what is as wide as the page is no panel', async () => {
  const wide = main('<h3>Notes</h3><h3>Tasks</h3>');
  await page.setContent(`<div class="with sidebar">${wide}</div>${side('Notepads')}`);
  expect((await failureOf(page, 'The heading contains "Notes"')).message).toContain('3 things');
});
