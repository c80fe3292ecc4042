/** Fields of kits that draw their arrows as inputs, and keep those of a shut tab in the page. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const ARROW = '<input type="text" value="▼ " readonly tabindex="-1" role="presentation">';
const TABLE = (id: string, value: string, mark = '') =>
  `<table id="${id}" role="listbox" class="${mark}" aria-haspopup="true" tabindex="0" aria-expanded="false"><tbody role="presentation"><tr role="presentation"><td role="presentation"><span role="option" aria-selected="true">${value}</span></td><td role="presentation">${ARROW}</td></tr></tbody></table>`;
const line = (label: string, field: string) =>
  `<div style="display:flex"><label style="width:160px">${label}</label><div>${field}</div></div>`;

test('an arrow that is drawn as an input is no field', async () => {
  await page.setContent(line('Account Type', TABLE('type', 'Asset')) + line('Note', '<input id="note">'));
  await carryOut(page, 'The "Account Type" drop-down shows "Asset"');
  await carryOut(page, 'There is exactly 1 text field');
  await page.locator('#type').evaluate((list) => list.setAttribute('aria-expanded', 'true'));
  await carryOut(page, 'The "Account Type" drop-down shows "Asset"');
  expect((await failureOf(page, 'The "Account Type" drop-down shows "Equity"')).message).toContain('Asset');
});

test('what is hidden and called so by its markup does not stand in for a field beside its words', async () => {
  await page.setContent(
    `<div hidden>${TABLE('parent', '', 'account')}</div>${line('Account Number', '<input id="accno">')}`,
  );
  await carryOut(page, 'Enter 1070 as the Account Number');
  expect(await page.locator('#accno').inputValue()).toBe('1070');
});
