/** What the title of a dialog is: the heading that it begins with. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const dialog = (head: string) =>
  `<h1>Users</h1><div role="dialog">${head}<form><h3>Address</h3><label>City <input></label></form></div>`;

it('is read there', async () => {
  await page.setContent(dialog('<h2>Edit Ada</h2><button aria-label="close">×</button>'));
  await carryOut(page, 'The title of the dialog is "Edit Ada"');
  for (const wrong of ['Edit', 'Address', 'Users', 'Edit Bob'])
    expect((await failureOf(page, `The title of the dialog is "${wrong}"`)).message, wrong).toContain('but');
});

it('is no heading further down', async () => {
  await page.setContent(dialog('<p>Please fill in all fields.</p>'));
  for (const wrong of ['Address', 'Please fill in all fields.'])
    expect((await failureOf(page, `The title of the dialog is "${wrong}"`)).message, wrong).toContain('but');
});
