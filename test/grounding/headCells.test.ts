/** A cell that is called by its column is one below the head, and never the head itself. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const HEAD = '<tr><th>Name</th><th>Status</th></tr>';
const row = (name: string, status: string) => `<tr><td>${name}</td><td>${status}</td></tr>`;
const tableOf = (...rows: string[]) => `<table>${HEAD}${rows.join('')}</table>`;
const FILTERS = '<tr><td><input aria-label="by name"></td><td><input aria-label="by status"></td></tr>';
const TOTAL = `<tfoot>${row('Total', '2')}</tfoot>`;

test('with several rows it is several cells', async () => {
  await page.setContent(tableOf(row('Ada', 'Done'), row('Bob', 'Done')));
  for (const said of [
    'The "Status" cell is "Status"',
    'The "Status" cell is "Done"',
    'Click the "Status" cell',
  ])
    expect((await failureOf(page, said)).message).toContain('means 2 things');
  await carryOut(page, 'Every "Status" cell in the table is "Done"');
  await carryOut(page, 'There are 2 "Status" cells');
  await carryOut(page, 'The first "Status" cell is "Done"');
  await carryOut(page, 'The "Status" column header is visible');
  for (const falsely of [
    'Every "Status" cell in the table is "Status"',
    'No "Status" cell shows "Done"',
    'The "Status" cell is not visible',
  ])
    expect((await failureOf(page, falsely)).message).toContain('Expected that');
});

test('with one row it is the cell there, and without any it is the head', async () => {
  await page.setContent(tableOf(row('Ada', 'Done')));
  await carryOut(page, 'The "Status" cell is "Done"');
  expect((await failureOf(page, 'The "Status" cell is "Status"')).message).toContain('"Done"');
  await page.setContent(tableOf());
  await carryOut(page, 'The "Status" cell is visible');
});

test('what filters the columns and what sums them up is none of each cell', async () => {
  await page.setContent(tableOf(FILTERS, row('Ada', 'Done'), row('Bob', 'Done'), TOTAL));
  await carryOut(page, 'Every "Status" cell in the table is "Done"');
  await carryOut(page, 'The "Status" cell in the "Total" row is "2"');
  await page.setContent(tableOf(row('Ada', 'Done'), row('Bob', 'Open')));
  expect((await failureOf(page, 'Every "Status" cell in the table is "Done"')).message).toContain('"Open"');
});

test('heads that only a class tells are heads', async () => {
  const line = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const list = '<select><option>is</option><option>is not</option></select>';
  const head = (mark: string) => `<tr><td class="${mark}">Field</td><td class="${mark}">Operator</td></tr>`;
  const form = (mark: string) =>
    `<table>${head(mark)}${line('price', list)}${line('stock', list)}<tr><td class="${mark}" colspan=2>End</td></tr></table>`;
  await page.setContent(form('tdheader'));
  await carryOut(page, 'Select "is not" from "operator" in the "stock" row');
  expect(await page.inputValue('tr:nth-child(3) select')).toBe('is not');
  await carryOut(page, 'There are exactly 2 column headers');
  await page.setContent(form('td2'));
  expect((await failureOf(page, 'Select "is" from "operator" in the "stock" row')).message).toContain('No ');
  await page.setContent(`<table>${head('header')}<tr><td class="header">price</td><td>1</td></tr></table>`);
  expect((await failureOf(page, 'There is a column header')).message).toContain('No column header');
  // One that says nothing lies over what is done with each row.
  const tools = '<td><input type=checkbox></td><td><a href="#e">Edit</a></td>';
  const lines = ['11', '24'].map((id) => `<tr>${tools}<td>${id}</td><td>Ada</td></tr>`).join('');
  const top = (mark: string) =>
    `<table><tr><td colspan=2></td><td class="${mark}">id</td><td class="${mark}">name</td></tr>${lines}</table>`;
  await page.setContent(top('tdheader'));
  await carryOut(page, 'There are exactly 2 rows');
  await page.setContent(top('td1'));
  await carryOut(page, 'There are exactly 3 rows');
});
