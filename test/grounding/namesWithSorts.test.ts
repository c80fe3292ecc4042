/** Names with a word for what a thing is: "the status filter", "the list view", "the selected language". */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (label: string, ...options: string[]) =>
  `<select aria-label="${label}">${options.map((one) => `<option>${one}</option>`).join('')}</select>`;
const TABLE = '<table><tr><th>Status</th></tr><tr><td>Parked</td></tr><tr><td>Sold</td></tr></table>';

test('a filter is a list of that name, and no column', async () => {
  await page.setContent(list('Status', 'All', 'Parked') + TABLE);
  await carryOut(page, 'The status filter is set to "All"');
  await carryOut(page, 'Choose "Parked" in the status filter above the table');
  await carryOut(page, 'The status filter is set to "Parked"');
  expect((await failureOf(page, 'The status filter is set to "All"')).message).toContain('but observed');
  await page.setContent(TABLE);
  expect((await failureOf(page, 'The status filter is set to "Parked"')).message).toContain(
    'No "status filter"',
  );
});

test('what is selected in a list is what it shows', async () => {
  await page.setContent(list('Language', 'Deutsch', 'English'));
  await carryOut(page, 'The selected language is Deutsch');
  expect((await failureOf(page, 'The selected language is English')).message).toContain('but observed');
});

test('a view is one of several, and nothing else that is called so', async () => {
  const view = (name: string, more = '') =>
    `<button ${more} onclick="document.title = '${name}'">${name}</button>`;
  await page.setContent(
    view('Board', 'role="radio" aria-checked="true"') + view('List', 'role="radio" aria-checked="false"'),
  );
  await carryOut(page, 'Switch to the list view');
  expect(await page.title()).toBe('List');
  await page.setContent(view('Order') + view('List'));
  await failureOf(page, 'Switch to the order view');
  expect(await page.title()).not.toBe('Order');
});

test('a small cross on a label removes it', async () => {
  const tag = (name: string, cross: string) =>
    `<span class="tag">${name}<button aria-label="Remove tag" onclick="document.title = '${name}'">${cross}</button></span>`;
  const svg = '<svg width="16" height="16"><path d="M1 1"/></svg>';
  await page.setContent(tag('winter', svg) + tag('leased', svg));
  await carryOut(page, 'Click the small x on the "leased" label');
  expect(await page.title()).toBe('leased');
  expect((await failureOf(page, 'Click the small x on the "summer" label')).message).toContain('No');
});
