/** A longer name in other capital letters is not the one that is said to be gone. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
  await page.setContent(
    '<p>The tent is not paid</p><ul><li>Runner bean salad.txt</li><li>Other.txt</li></ul>',
  );
});

test.each([
  '"Bean salad.txt" is no longer in the list',
  'The list does not contain "Bean salad.txt"',
  'There is no "Bean salad.txt" in the list',
  '"Bean salad.txt" is not visible',
])('%s', async (sentence) => {
  await carryOut(page, sentence);
});

test.each([
  // The same part in the same capitals, the whole name in others, the beginning of a name, and a word of a sentence.
  '"bean salad.txt" is no longer in the list',
  '"OTHER.txt" is no longer in the list',
  '"RUNNER BEAN" is not in the list',
  '"Paid" is not visible',
])('not met: %s', async (sentence) => {
  expect((await failureOf(page, sentence)).message).toContain('is visible');
});
