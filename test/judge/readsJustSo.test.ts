/** Of several headings or messages that one is meant that reads just so. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const TWO = '<h2>My Tasks (6)</h2><p>Call Ada</p><h2>Groups</h2><p>None</p>';

test('a heading of two', async () => {
  await page.setContent(TWO);
  await carryOut(page, 'The heading is "My Tasks (6)"');
  const { note } = await carryOut(page, 'The heading is "Groups"');
  expect(note).toContain('reads just so');
  expect((await failureOf(page, 'The heading is "Tasks"')).message).toContain('means 2 things');
  expect((await failureOf(page, 'The heading is "None"')).message).toContain('means 2 things');
});

test('not one of two that read the same, nor one beside the main heading', async () => {
  await page.setContent(`${TWO}<h2>Groups</h2>`);
  expect((await failureOf(page, 'The heading is "Groups"')).message).toContain('means 3 things');
  await page.setContent('<h1>Board</h1><h2>Groups</h2><p>None</p>');
  expect((await failureOf(page, 'The heading is "Groups"')).message).toContain('"Board"');
});

test('a message of two', async () => {
  await page.setContent('<div class="alert">Saved</div><div class="alert">Sent</div>');
  await carryOut(page, 'The message is "Saved"');
  expect((await failureOf(page, 'The message is "Kept"')).message).toContain('means 2 things');
});

test('a heading with a smaller line below it', async () => {
  await page.setContent('<h2>The Salt Road<div>by Ines</div></h2>');
  await carryOut(page, 'The heading is "The Salt Road"');
  expect((await failureOf(page, 'The heading is "The Salt"')).message).toContain('by Ines');
  expect((await failureOf(page, 'The heading is "by Ines"')).message).toContain('The Salt Road');
  expect((await failureOf(page, 'The heading is not "The Salt Road"')).message).toContain('The Salt Road');
});
