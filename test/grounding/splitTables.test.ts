/** A table that is drawn as two, one for the heads and one for the rows, is one to whoever looks at it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE =
  '<style>table { table-layout: fixed; width: 400px; border-collapse: collapse } .body { height: 90px; overflow: auto }</style>';
const heads = (...names: string[]) =>
  `<div class="head"><table><thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead></table></div>`;
const row = (name: string, price: string, id: string) =>
  `<tr><td>${name}</td><td>${price}</td><td><input type="checkbox" role="switch" id="${id}"></td></tr>`;
const ROWS = row('Ada', '30', 'ada') + row('Bob', '20', 'bob') + row('Cid', '10', 'cid');
const body = (rows = ROWS) => `<div class="body"><div><table><tbody>${rows}</tbody></table></div></div>`;
const SPLIT = `${STYLE}<h1>Bookings</h1><div>${heads('Customer', 'Price', 'Paid')}${body()}</div>`;

test('cells are called by heads of the other table', async () => {
  await page.setContent(SPLIT);
  for (const said of [
    'The first row of the table shows "Ada" in the column "Customer"',
    'In the second row, the "Price" column reads "20"',
    'The table is sorted by "Price" in descending order',
    'The table has 3 rows',
    'The column "Price" shows 10 for "Cid"',
  ])
    await carryOut(page, said);
  for (const said of [
    'In the second row, the "Price" column reads "30"',
    'The table is sorted by "Price" in ascending order',
    'The column "Price" shows 10 for "Bob"',
  ])
    expect((await failureOf(page, said)).message).toContain('observed');
  expect(await meantOn(page, SPLIT, 'Turn on the "Paid" switch in the row of "Bob"')).toBe('bob');
});

test.each([
  ['stand elsewhere', `<div style="padding-left: 60px">${heads('Customer', 'Price', 'Paid')}</div>`],
  ['are fewer', heads('Customer', 'Paid')],
  ['stand twice', heads('Customer', 'Price', 'Paid') + heads('Customer', 'Price', 'Paid')],
])('heads that %s are none of its rows', async (_, head) => {
  await page.setContent(`${STYLE}<div>${head}${body()}</div>`);
  await failureOf(page, 'In the second row, the "Price" column reads "20"');
});

test('what is sorted may go by the only table with such a column', async () => {
  const table = (column: string) =>
    `<table><tr><th>Name</th><th>${column}</th></tr><tr><td>Ada</td><td>1</td></tr><tr><td>Bob</td><td>2</td></tr></table>`;
  const page1 = `<nav><a href="#p">Patients</a></nav><main><h3>Patients</h3>${table('Born')}</main>`;
  await page.setContent(page1);
  await carryOut(page, 'The patients are sorted by "Born" in ascending order');
  expect((await failureOf(page, 'The patients are sorted by "Born" in descending order')).message).toContain(
    'observed',
  );
  await page.setContent(page1 + table('Born'));
  await failureOf(page, 'The patients are sorted by "Born" in ascending order');
});
