/** What is said to be in each of several places, or in none of them: one that has it is not enough. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const table = (...cells: string[]) =>
  `<table><tr><th>Name</th><th></th></tr>${cells.map((cell) => `<tr><td>Tea</td><td>${cell}</td></tr>`).join('')}</table>`;
const EDIT = '<a href="#">Edit</a>';

test('where one of two rows has it, neither each has it nor none', async () => {
  await page.setContent(table(EDIT, '-'));
  for (const said of [
    'Every row has an "Edit" link',
    'No row has an "Edit" link',
    '"Edit" is shown in every row',
    'The link "Edit" in every row is enabled',
    'Each row has a link',
  ])
    expect((await failureOf(page, said)).message).toContain('Expected that');
});

test('where both have it, each has it, and where neither has it, none', async () => {
  await page.setContent(table(EDIT, EDIT));
  await carryOut(page, 'Every row has an "Edit" link');
  await carryOut(page, 'The link "Edit" in every row is enabled');
  await carryOut(page, 'No row has a "Delete" link');
  expect((await failureOf(page, 'No row has an "Edit" link')).message).toContain('is visible');
});

test('without any row nothing is in each of them', async () => {
  await page.setContent(table());
  expect((await failureOf(page, 'Every row has an "Edit" link')).message).toContain('No row');
});

test('a remark across the whole table is no row that shows anything', async () => {
  await page.setContent(
    '<table><tr><th>Name</th><th>State</th></tr><tr><td colspan="2">None is Open</td></tr></table>',
  );
  for (const said of ['Only rows with "Open" are listed', '"Open" is shown in every row'])
    expect((await failureOf(page, said)).message).toContain('one cell across');
});

test('what an entry of a list is marked with stands in that entry', async () => {
  const card = (...texts: string[]) => `<div class="card"><h3>${texts.join('</h3><p>')}</p></div>`;
  await page.setContent(`${card('Ada', 'Late')}${card('Eve', 'Open')}<ul><li>Milk</li><li>Tea Hot</li></ul>`);
  await carryOut(page, 'The list contains "Tea" with the status "Hot"');
  for (const said of [
    '"Milk" is in the list with the status "Late"',
    'The list contains "Milk" with the status "Hot"',
  ])
    expect((await failureOf(page, said)).message).toContain('but observed: "Milk"');
});
