/** "In the Tools one": a drop-down without a label that shows its name as its first option. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (id: string, ...options: string[]) =>
  `<select id="${id}">${options.map((one) => `<option>${one}</option>`).join('')}</select>`;

test('one of two drop-downs by what it shows', async () => {
  const menu = '<ul><li><a href="#tools">Tools</a></li></ul><h1>Big_Laser</h1><p>It is idle.</p>';
  await page.setContent(`${menu}${list('a', 'Care', 'Pause')}${list('b', 'Tools', 'Delete', 'Modify')}`);
  await carryOut(page, 'Select "Delete" from the "Tools" one');
  expect(await page.locator('#b').inputValue()).toBe('Delete');
  expect((await failureOf(page, 'Select "Delete" from the "Care" one')).message).toContain('no option');
});

test('two that show it', async () => {
  await page.setContent(list('a', 'Tools', 'Delete') + list('b', 'Tools', 'Delete'));
  const { message } = await failureOf(page, 'Select "Delete" from the "Tools" one');
  expect(message).toContain('means 2 things');
});
