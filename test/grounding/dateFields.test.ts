/** A field for a date that the text beside it calls something without that word. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const item = (label: string, field: string) =>
  `<div class="kit-item"><label><span>${label}</span></label><div>${field}</div></div>`;
const input = (id: string, value = '') =>
  `<input id="${id}" value="${value}" onclick="document.title='${id}'">`;

test.for([
  ['its value', input('at', '2025-02-27')],
  ['its picker', `<div class="kit-date-picker"><div>${input('at')}</div></div>`],
  ['its type', '<input type="date" onclick="document.title=\'at\'">'],
])('one is known by %s', async ([, field = '']) => {
  await page.setContent(item('Name', input('name', 'Ada')) + item('Admitted', field));
  await carryOut(page, 'Click into the Admitted date field');
  expect(await page.title()).toBe('at');
});

test('what takes something else is none, and of two neither is taken', async () => {
  await page.setContent(item('Order', input('order', 'A-17')));
  expect((await failureOf(page, 'Click into the order date field')).message).toContain('No field named');
  await page.setContent(item('Due', input('one', '2025-02-27')) + item('Due', input('other', '2025-02-28')));
  expect((await failureOf(page, 'Click into the due date field')).message).toContain('means 2 things');
});

test('the field that is called just so goes before it', async () => {
  await page.setContent(item('Due', input('due', '2025-02-27')) + item('Due date', input('date')));
  await carryOut(page, 'Click into the due date field');
  expect(await page.title()).toBe('date');
});
