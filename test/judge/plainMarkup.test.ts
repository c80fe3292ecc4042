/** What is judged on pages whose markup tells little: heads that are cells, titles that are no headings, links that name their row. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

/** What is said is so on the page, and what is said falsely isn't. */
async function judges(html: string, said: readonly string[], falsely: readonly string[]): Promise<void> {
  await page.setContent(html);
  for (const one of said) await carryOut(page, one);
  for (const one of falsely) expect((await failureOf(page, one)).message).toMatch(/but|Please/);
}

const rowOf = (cells: string) =>
  `<tr>${cells
    .split('|')
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;
const tableOf = (...rows: string[]) => `<table border>${rows.map(rowOf).join('')}</table>`;
const ADA = '<a href="/1">1</a>|Byron|0113 555|12 May';
const BOB = '<a href="/2">2</a>|Stone|0114 555|13 May';

test('a row of words above numbers heads a table, though its cells are like all others', async () => {
  const heading = '<h3>Table with all the clients.</h3>';
  await judges(
    heading + tableOf('No|Surname|Telephone|Since', ADA, BOB),
    [
      'The table has 2 clients',
      'Verify that there are 2 rows',
      'The first row contains "Byron"',
      'The "Since" cell in the "Byron" row is "12 May"',
    ],
    ['The table has 3 clients', 'Verify that there are 3 rows', 'The first row contains "Surname"'],
  );
  // Where the first row has numbers as well, or only one column has, nothing tells that it heads the others.
  await judges(tableOf('3|Ada|12 May', '4|Bob|13 May'), ['Verify that there are 2 rows'], []);
  await judges(tableOf('Ada|Ulm|none', 'Bob|Bonn|3'), ['Verify that there are 2 rows'], []);
  await judges(
    `<h3>Invoices for all the clients</h3>${tableOf('No|Surname|Telephone|Since', ADA)}`,
    [],
    ['The table has 1 clients'],
  );
});

test('the page title is what heads the page, where the title of its tab has it beside the name of the site', async () => {
  const titled = (title: string, heading: string) =>
    `<html><head><title>${title}</title></head><body><h1>My school</h1><main><h1>${heading}</h1></main></body></html>`;
  const said = 'Verify that the page title is "Office"';
  await judges(titled('Office | School', 'Office'), [said], ['The page title is "School"']);
  for (const html of [titled('Office | School', 'Courses'), titled('Courses | School', 'Office')])
    await judges(html, [], [said]);
  await judges(titled('Office | School', 'Office'), [], ['Verify that the page title is not "Office"']);
});

test('the link in a cell that names its row stands with the other cells of that row', async () => {
  const link = (name: string) => `<a href="/${name}">${name}</a>`;
  await judges(
    `<div class="sidebar-menu">${tableOf(`${link('cash')}|33.90 EUR`, `${link('bank')}|7.20 EUR`)}</div>`,
    ['"cash" in the sidebar shows "33.90 EUR"', '"bank" in the table shows "7.20 EUR"'],
    ['"cash" in the sidebar shows "7.20 EUR"', '"cash" in the table does not show "33.90 EUR"'],
  );
  await judges(
    `<table><tr><th>No</th><th>Title</th><th>Status</th></tr>${rowOf('7|Leeks|Closed')}${rowOf('8|Kale|Open')}</table>`,
    ['"Leeks" in the table contains "Closed"'],
    ['"Leeks" in the table contains "Open"'],
  );
});

const CARD = (title: string, ...names: string[]) =>
  `<div class="box card"><div class="box-title card-header"><a href="/all">${title} (${names.length} tickets)</a></div>
  <div class="card-body"><table><tr><th>Name</th></tr>${names.map(rowOf).join('')}</table></div></div>`;

test('what stands in a card is under its title, and under no other', async () => {
  await judges(
    CARD('Tickets I own', 'VPN drops', 'New laptop') +
      CARD('Newest tickets', 'Umbrella', 'Chairs', 'Heating'),
    [
      '"VPN drops" is visible under "Tickets I own"',
      '"New laptop" is visible under "Tickets I own"',
      'There are exactly 2 tickets under "Tickets I own"',
      'There are exactly 3 tickets under "Newest tickets"',
    ],
    [
      '"Umbrella" is visible under "Tickets I own"',
      'There are exactly 3 tickets under "Tickets I own"',
      'There are exactly 2 tickets under "Newest tickets"',
      'There are exactly 2 orders under "Tickets I own"',
    ],
  );
});

test('a row is what one line in its cells says', async () => {
  const mail = (from: string, subject: string) => `<div>${from}</div><div>${subject}</div>|12:10`;
  await judges(
    tableOf(mail('Tomas', 'Train tickets'), mail('Ruth', 'Budget')),
    ['The first row is "Train tickets"'],
    ['The first row is "Train"', 'The first row is "Budget"', 'The first row is not "Train tickets"'],
  );
});

test('the heading is none of the bar with the name of the site', async () => {
  const under = (className: string) =>
    `<div class="${className}"><h1>My journal</h1></div><h2>Entries</h2><p>Text</p>`;
  await judges(under('topbar'), ['The heading is "Entries"'], ['The heading is "My journal"']);
  await judges(under('start'), ['The heading is "My journal"'], ['The heading is "Entries"']);
});
