/** How many there are of what is called in several words, as a dashboard shows it: a number beside another label is not it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const NINE = 'The page shows 9 open orders and 12 overdue invoices';

test.each([
  [
    'in rows of a table',
    '<table><tr><td>Open orders</td><td>9</td></tr><tr><td>Overdue invoices</td><td>12</td></tr></table>',
  ],
  [
    'in cards',
    '<div><div><b>9</b> <span>Open orders</span></div><div><b>12</b> <span>Overdue invoices</span></div></div>',
  ],
  ['with a colon or in brackets, one or many,', '<p>Open order: 9</p><p>Overdue invoice (12)</p>'],
  ['in a sentence', '<p>You have 9 open orders and 12 overdue invoices.</p>'],
])('%s they are found', async (_, html) => {
  await page.setContent(html);
  await carryOut(page, NINE);
  expect((await failureOf(page, 'The page shows 12 open orders and 9 overdue invoices')).message).toContain(
    '12',
  );
});

test.each([
  ['of another label', '<div><div>Overdue orders 9</div><div>Open orders 12</div></div>'],
  ['in a line without marks', '<p>12 open orders 9 overdue orders</p>'],
  ['as a part of another number', '<p>Open orders 19</p><p>9.5 open orders</p>'],
])('the number %s is not it', async (_, html) => {
  await page.setContent(html);
  expect((await failureOf(page, 'I see 9 open orders and 12 open orders')).message).toContain('"9"');
});

test('to-dos are counted where the page calls them todos', async () => {
  const list = (heading: string) => `<h1>${heading}</h1><ul><li>Milk</li><li>Tea</li></ul>`;
  await page.setContent(list('todos'));
  await carryOut(page, 'Then two to-dos are listed');
  expect((await failureOf(page, 'Then three to-dos are listed')).message).toContain('2');
  await page.setContent(list('Notes'));
  expect((await failureOf(page, 'Then two to-dos are listed')).message).toContain('to-dos');
});

test('the rows of the only table are what its first column is called, each with another one', async () => {
  const table = (...names: string[]) =>
    `<table><tr><th>Admin</th><th>Domains</th></tr>${names.map((name) => `<tr><td>${name}</td><td>2</td></tr>`).join('')}</table>`;
  await page.setContent(table('Ada', 'Bob', 'Cid'));
  await carryOut(page, 'Check that three admins are listed');
  for (const said of ['four admins are listed', 'three domains are listed'])
    expect((await failureOf(page, `Check that ${said}`)).message).toMatch(/3 of what|how many domains/);
  for (const html of [table('Ada', 'Ada', 'Cid'), table('Ada', '', 'Cid'), table('A', 'B', 'C').repeat(2)]) {
    await page.setContent(html);
    expect((await failureOf(page, 'Check that three admins are listed')).message).toContain(
      'how many admins',
    );
  }
});

test('what is under a heading ends where the next part begins', async () => {
  const row = (name: string) => `<li class="row">${name}</li>`;
  const card = (name: string) => `<li class="card"><h3>${name}</h3><p>2 tasks</p><button>Board</button></li>`;
  await page.setContent(`<h3>Unassigned tasks</h3><ul>${row('Fix the reader')}${row('Order aprons')}</ul>
    <ul>${row('Print menus')}</ul><ul>${card('Opening day')}${card('Summer menu')}</ul>`);
  await carryOut(page, 'There are exactly 3 tasks under "Unassigned tasks"');
  for (const said of ['2 tasks', '4 tasks', '5 tasks'])
    await failureOf(page, `There are exactly ${said} under "Unassigned tasks"`);
});
