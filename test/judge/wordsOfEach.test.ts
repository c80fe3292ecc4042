/** What each of several things shows are whole words: who asks for Ada's comments is not shown Adam's. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (...items: string[]) =>
  `<h2>Comments</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each(['Each item shows "Ada"', 'Only the comments by "Ada" are listed'])('%s', async (said) => {
  await page.setContent(list('<b>Ada</b>: Hello', 'Hi from ada.'));
  await carryOut(page, said);
  for (const other of ['<b>Adam</b>: Hello', 'Bob: Hello']) {
    await page.setContent(list('<b>Ada</b>: Hello', other));
    expect((await failureOf(page, said)).message).toContain('but observed');
  }
});

it('a part of a word is enough where it is to be contained, and none may have it that is denied', async () => {
  await page.setContent(list('Ada', 'Adam'));
  await carryOut(page, 'Each item contains "Ada"');
  expect((await failureOf(page, 'No item shows "Ada"')).message).toContain('but observed');
});
