/** Things whose table only the markup calls so, sorted by their names or by a column that is cut short. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const table = (id: string, heads: string, ...rows: string[]) =>
  `<a href="#tasks">Tasks</a><table id="${id}"><thead><tr>${heads.replace(/\w+/g, '<th>$&</th>')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.replace(/\w+/g, '<td>$&</td>')}</tr>`)
    .join('')}</tbody></table>`;

test('by a column that is cut short', async () => {
  await page.setContent(table('tasks', 'Pri Name', '1 Print', '2 Book', '3 Collect'));
  await carryOut(page, 'The tasks are sorted by priority');
  await page.setContent(table('tasks', 'Pri Name', '1 Print', '3 Book', '2 Collect'));
  expect((await failureOf(page, 'The tasks are sorted by priority')).message).toContain('"3"');
  await page.setContent(table('tasks', 'Pr Name', '1 Print', '2 Book'));
  expect((await failureOf(page, 'The tasks are sorted by priority')).message).toContain('no table');
  await page.setContent(table('notes', 'Pri Name', '1 Print', '2 Book'));
  expect((await failureOf(page, 'The tasks are sorted by priority')).message).toContain('no table');
});

test('by their names', async () => {
  await page.setContent(table('tasks', 'Pri Name', '2 Book', '1 Print'));
  await carryOut(page, 'The tasks are listed alphabetically');
  await page.setContent(table('tasks', 'Pri Name', '1 Print', '2 Book'));
  expect((await failureOf(page, 'The tasks are listed alphabetically')).message).toContain('"Print"');
  await page.setContent(table('notes', 'Pri Name', '2 Book', '1 Print'));
  expect((await failureOf(page, 'The tasks are listed alphabetically')).message).toContain('no items');
});
