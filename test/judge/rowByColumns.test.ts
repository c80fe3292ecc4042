/** What stands in a row under a column that a sentence names. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
  await page.setContent(`<table><thead><tr><th>Account Number</th><th>Description</th><th>Real amount</th><th>Planned amount</th></tr></thead>
    <tbody><tr><td>1060</td><td>Checking Account</td><td>80</td><td>0</td></tr>
    <tr><td>1065</td><td><input value="Petty Cash"></td><td>0</td><td>80</td></tr></tbody></table>`);
});

test('a value under the column that is named', async () => {
  await carryOut(page, 'Petty Cash has the account number 1065');
  await carryOut(page, 'Petty Cash has a real amount of 0');
});

test.each([
  'Petty Cash has the account number 1060',
  'Petty Cash has the account number 106',
  'Petty Cash has a real amount of 80',
  'Checking Account has the account number 1065',
  'Petty Cash has a lost amount of 80',
])('not so: %s', async (sentence) => {
  expect((await failureOf(page, sentence)).message).toContain('but');
});
