/** Who is listed as "Eriksen, Lars" is called Lars Eriksen. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const row = (name: string, ward: string) =>
  `<tr><td><input type="checkbox"></td><td>${name}</td><td>${ward}</td><td><button onclick="document.title='${name}'">Edit</button></td></tr>`;
const table = (...rows: string[]) =>
  `<table><thead><tr><th></th><th>Name</th><th>Ward</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

test('in rows and places, by the first name first', async () => {
  await page.setContent(table(row('Eriksen, Lars', 'West'), row('Gallo, Anna Maria', 'East')));
  await carryOut(page, 'Tick the row of Lars Eriksen');
  await carryOut(page, 'The row of Lars Eriksen is ticked');
  expect((await failureOf(page, 'The row of Anna Maria Gallo is ticked')).message).toContain('not checked');
  await carryOut(page, 'Click "Edit" in the row of Anna Maria Gallo');
  await expect.poll(() => page.title()).toBe('Gallo, Anna Maria');
  await carryOut(page, 'The "Edit" button of Lars Eriksen is enabled');
  await carryOut(page, 'Lars Eriksen is in the first row');
  expect((await failureOf(page, 'Lars Eriksen is in the second row')).message).toContain('observed');
  expect((await failureOf(page, '"Lars Eriksen" is not visible')).message).toContain('visible');
  await carryOut(page, '"Lars Gallo" is not visible');
});

test('by the family name first', async () => {
  await page.setContent(table(row('Lars Eriksen', 'West')));
  await carryOut(page, 'Tick the row of "Eriksen, Lars"');
  await carryOut(page, 'The row of "Eriksen, Lars" is ticked');
});

test('not where somebody is called just so, nor where a text goes on, nor for other words', async () => {
  await page.setContent(table(row('Eriksen, Lars', 'West'), row('Lars Eriksen', 'East')));
  await carryOut(page, 'Tick the row of Lars Eriksen');
  await carryOut(page, 'The second row is ticked');
  await page.setContent(table(row('Eriksen, Lars Ole', 'West'), row('eggs, milk', 'East')));
  expect((await failureOf(page, 'Tick the row of Lars Eriksen')).message).toContain('No row named');
  expect((await failureOf(page, 'Tick the row of "milk eggs"')).message).toContain('No row named');
  expect((await failureOf(page, '"Lars Eriksen" is visible')).message).toContain('Lars Eriksen');
});
