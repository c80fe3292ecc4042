/** A line that says how many there are, called the summary or the line above the list. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const LIST = '<ul><li>Desserts</li><li>Soup.txt, 2 pages</li></ul>';
const COUNT = '<div id="stats">3 files, 1 folder, 16 KB</div>';

test('the line above the list', async () => {
  await page.setContent(`${COUNT}${LIST}<p>4 files, 2 folders</p>`);
  await carryOut(page, 'The line above the list reads "3 files, 1 folder"');
  await carryOut(page, 'The line below the list reads "4 files, 2 folders"');
  for (const wrong of ['4 files, 2 folders', '3 files, 2 folders', 'Soup.txt, 2 pages'])
    expect((await failureOf(page, `The line above the list reads "${wrong}"`)).message).toContain('No row');
});

test('the summary', async () => {
  await page.setContent(`<h1>Files</h1>${COUNT}${LIST}`);
  await carryOut(page, 'The summary starts with "3 files, 1 folder"');
  await carryOut(page, 'The summary contains "1 folder"');
  for (const wrong of ['2 files, 1 folder', '1 folder'])
    expect((await failureOf(page, `The summary starts with "${wrong}"`)).message).toContain('No "summary"');
  await page.setContent(`${COUNT}${COUNT}${LIST}`);
  expect((await failureOf(page, 'The summary starts with "3 files"')).message).toContain('No "summary"');
  await page.setContent(`<section><h2>Summary</h2><p>2 files</p></section>${COUNT}`);
  expect((await failureOf(page, 'The summary starts with "3 files"')).message).toContain('2 files');
});
