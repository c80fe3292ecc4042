/** Forms that are tables: each row begins with a name, and has what is chosen beside the field for its value. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (...options: string[]) =>
  `<select>${options.map((one) => `<option>${one}</option>`).join('')}</select>`;
const row = (name: string, field = '<input type="text">', words = 'TEXT') =>
  `<tr id="${name}"><td>${name}</td><td>${words}</td><td>${list('none', 'upper')}</td><td><input type="checkbox"></td><td>${field}</td></tr>`;
const form = (...rows: string[]) =>
  `<table><tr><td>Field</td><td>Type</td><td>Function</td><td>Null</td><td>Value</td></tr>${rows.join('')}</table>`;

test('the only field of a row that is written into is called by what the row begins with', async () => {
  await page.setContent(form(row('title', '<textarea></textarea>'), row('price')));
  await carryOut(page, 'Fill the "title" field with "Clips" and the "price" field with "2.75"');
  expect(await page.inputValue('#title textarea')).toBe('Clips');
  expect(await page.inputValue('#price [type=text]')).toBe('2.75');
});

test('it is not where the row has two of them, it has a name of its own, or the row begins otherwise', async () => {
  for (const rows of [
    row('title', '<input type="text"><input type="text">'),
    row('title', '<input type="text" placeholder="Remark">'),
    row('name', '<input type="text">', 'title'),
  ]) {
    await page.setContent(form(rows, row('price')));
    await failureOf(page, 'Fill the "title" field with "Clips"');
    for (const field of await page.locator('[type=text]').all()) expect(await field.inputValue()).toBe('');
  }
});
