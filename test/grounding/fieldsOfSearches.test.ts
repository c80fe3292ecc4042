/** "The search field" of a form that has more fields than the one that is searched with. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const field = (id: string, label: string) => `<label for="${id}">${label}</label><input id="${id}"> `;
const form = (fields: string) => `<form onsubmit="return false">${fields}</form>`;
const SEARCH = '<input type="submit" value="Search">';

test('the one before the button', async () => {
  await page.setContent(form(`${field('val', 'Matching')}${SEARCH}<br>Keep it: ${field('kept', 'Name:')}`));
  await carryOut(page, 'Type "whitfield" into the search field');
  expect(await page.locator('#val').inputValue()).toBe('whitfield');
  expect(await page.locator('#kept').inputValue()).toBe('');
});

test('two that are searched with', async () => {
  const two = form(field('val', 'Matching') + SEARCH) + form(field('more', 'Anywhere') + SEARCH);
  await page.setContent(two);
  const { message } = await failureOf(page, 'Type "whitfield" into the search field');
  expect(message).toContain('search field means 2 things');
  await page.setContent(
    form(`${field('val', 'Matching')}${field('more', 'Anywhere')}<select></select>${SEARCH}`),
  );
  const { message: another } = await failureOf(page, 'Type "whitfield" into the search field');
  expect(another).toContain('search field means 2 things');
});
