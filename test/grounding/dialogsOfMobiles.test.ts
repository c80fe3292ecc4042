/** A dialog of jQuery Mobile's add-on for them, which no role calls one. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const PAGE = '<h1>Patient</h1><ul><li><a href="#delete">Delete this patient</a></li></ul>';
const DIALOG = `<div class="ui-simpledialog-container ui-overlay-shadow" style="position:absolute;top:280px;left:200px;width:400px">
  <div class="ui-header"><a class="ui-btn" href="#" title="Close">x</a><h1 class="ui-title">Delete this patient?</h1></div>
  <div class="ui-simpledialog-controls"><a class="ui-btn" href="#ok">OK</a><a class="ui-btn" href="#cancel">Cancel</a></div></div>`;

test('it is found by its title', async () => {
  await page.setContent(`<div>${PAGE}${DIALOG}</div>`);
  await carryOut(page, 'The "Delete this patient?" dialog is visible');
  await carryOut(page, 'Click "Cancel" in the "Delete this patient?" dialog');
  expect(page.url()).toContain('#cancel');
});

test('it is not there', async () => {
  await page.setContent(`<div>${PAGE}</div>`);
  await carryOut(page, 'The "Delete this patient?" dialog is not visible');
  expect((await failureOf(page, 'The "Delete this patient?" dialog is visible')).message).toContain('No dia');
});
