/** "The fee of "Dental cleaning"" is the cell below "Fee" in the only row where that stands, and nothing else is. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const HEAD = `<tr><th>Reason</th><th><a href="#fee">Fee</a></th><th colspan="2">Doctor</th></tr>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const DENTAL = row('<section>Dental cleaning</section>', '210', 'Nora', 'Ted');
const CHECK_UP = row('<a href="#c">Check-up</a>', '', 'Nora', 'Ada');
const tableOf = (...rows: string[]) => `<table><thead>${HEAD}</thead><tbody>${rows.join('')}</tbody></table>`;
const VISITS = tableOf(DENTAL, CHECK_UP);

const fails = async (html: string, ...sentences: string[]) => {
  await page.setContent(html);
  for (const said of sentences) expect((await failureOf(page, said)).message).toContain(', but');
};

test('what a row has in a column is read of what stands in the row', async () => {
  await page.setContent(VISITS);
  for (const said of [
    'The fee for the "Dental cleaning" is 210',
    'The Fee of "Dental cleaning" is not 21',
    'The "Fee" column of "Dental cleaning" is "210"',
    'The number in "fee" in "Dental cleaning" is between 200 and 220',
    'The fee of "Check-up" is empty',
  ])
    await carryOut(page, said);
});

test('a row is called by a code of one letter and a number, too', async () => {
  await page.setContent(tableOf(row('P-1018', '210', 'Nora', 'Ted')));
  await carryOut(page, 'The fee of "P-1018" is 210');
  await fails(
    tableOf(row('P-1018', '210', 'Nora', 'Ted')),
    'The fee of "P-1018" is 211',
    'The fee of "P-101" is 210',
  );
});

test('the head of a column may be plain cells in the head of the table', async () => {
  await page.setContent(VISITS.replaceAll(/<(\/?)th\b/g, '<$1td'));
  await carryOut(page, 'The fee of "Dental cleaning" is 210');
});

test('beside its name the head of a column may have a sign', async () => {
  await page.setContent(VISITS.replace('Fee</a>', '<span>Fee</span><i>arrow_drop_down</i></a>'));
  await carryOut(page, 'The fee of "Dental cleaning" is 210');
});

test('it is not read of what else stands in a row, nor where a cell spans several columns', async () => {
  const table = (body: string) =>
    `<table><thead><tr><th>Id</th><th>Name</th><th>Manager</th><th>Salary</th></tr></thead><tbody>${body}</tbody></table>`;
  await page.setContent(table(row('7', 'Ben', 'Ann', '5000')));
  await carryOut(page, 'The salary of "Ben" is 5000');
  await fails(
    table(row('7', 'Ben', 'Ann', '5000')),
    'The salary of "Ann" is 5000',
    'The salary of "5000" is 5000',
  );
  await fails(
    table('<tr><td>7</td><td colspan="3">Ben</td></tr>'),
    'The salary of "Ben" is not empty',
    'The salary of "Ben" is not 5',
    'The salary of "Ben" is "Ben"',
  );
});

test('before what a row is called by may stand a code, and more for narrow screens', async () => {
  const table = (name: string) =>
    `<table aria-label="${name}"><thead><tr><th>Code</th><th>Name</th><th>Price</th></tr></thead><tbody>
      <tr><td><span hidden>Code</span> zz21cz</td><td>Blue Band</td><td>79</td></tr>
      <tr><td><span hidden>Code</span> nvk433</td><td>Black Watch</td><td>72</td></tr></tbody></table>`;
  await page.setContent(table('Goods'));
  await carryOut(page, 'The price of "Blue Band" is 79');
  await carryOut(page, 'The price of "zz21cz" is 79');
  await fails(table('Goods'), 'The price of "Blue Band" is 72', 'The price of "79" is 79');
  const both = table('Goods') + table('Sold').replace('79', '80');
  await page.setContent(both);
  await carryOut(page, 'In the "Sold" table, the price of "Blue Band" is 80');
  await fails(
    both,
    'In the "Sold" table, the price of "Blue Band" is 79',
    'The price of "Blue Band" is 79',
    'In the "Lost" table, the price of "Blue Band" is 79',
  );
});

test('it is the cell of that column and that row', async () => {
  await fails(
    VISITS,
    'The fee of "Dental cleaning" is 21',
    'The fee of "Dental cleaning" is not 210',
    'The fee of "Dental cleaning" is "Nora"',
    'The fee of "Dental cleaning" is empty',
    'The fee of "Check-up" is 210',
    'The number in "fee" in "Dental cleaning" is between 100 and 200',
    'The price of "Dental cleaning" is 210',
    'The doctor of "Dental cleaning" is "Nora"',
    'The fee of "Reason" is 210',
    'The fee of "Dental" is 210',
  );
});

test('of what stands in several rows, or outside of them too, nobody knows which is meant', async () => {
  const OTHER = row('Dental cleaning', '90', 'Ada', 'Ada');
  const OVER_TWO = '<tr><td rowspan="2">Dental cleaning</td><td>210</td></tr><tr><td>90</td></tr>';
  for (const html of [
    tableOf(DENTAL, OTHER),
    `${tableOf(DENTAL)}<table>${row('Dental cleaning', 'Rufus')}</table>`,
    `<h2>Dental cleaning</h2>${VISITS}`,
    tableOf(OVER_TWO),
    VISITS.replace('Doctor', 'Fee'),
  ])
    await fails(html, 'The fee of "Dental cleaning" is 210');
});

test('what stands elsewhere is nothing of the row', async () => {
  await fails(
    `<p>Fee</p><p>210</p><table>${row('Reason', 'Status')}${row('Dental cleaning', 'Done')}</table>`,
    'The fee of "Dental cleaning" is 210',
  );
  await fails(VISITS, 'The "fee" in "Dental cleaning" is visible');
});
