/** Labels that say more than the name of their field, behind a colon or in brackets. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const said = 'Enter "ada" in the user name field';
const other = '<label>Password: secret <input type="password"></label>';

it.each([
  ['behind a colon', '<label>Username: ng-matero <input id="f"></label>'],
  ['in brackets', '<label>Username (try "demo") <input id="f"></label>'],
  ['where nothing is written yet', '<input placeholder="Username: ng-matero" id="f">'],
  ['in a part of its own', '<label><span>Username:</span> <small>ng</small> <input id="f"></label>'],
  [
    'beside one that is called just so',
    '<label>Username: ng <input></label><input placeholder="Username" id="f">',
  ],
])('%s the remark is no part of the name', async (_, html) => {
  await page.setContent(html + other);
  await carryOut(page, said);
  expect(await page.inputValue('#f')).toBe('ada');
});

it.each([
  [
    'of two that are called so neither',
    '<label>Username: home <input></label><label>Username: work <input></label>',
  ],
  ['what the remark says', '<label>Account: username <input></label>'],
  ['what goes on without a remark', '<label>Username of the owner <input></label>'],
])('%s is meant', async (_, html) => {
  await page.setContent(html + other);
  expect((await failureOf(page, said)).message).toContain('No field named "user name"');
});
