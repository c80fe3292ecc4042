/** "Close the message": by its cross, though only the markup says that it is one. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const CROSS = '<svg width="16" height="16" viewBox="0 0 16 16"><path d="M1 1L9 9"/></svg>';
const note = (close: string, more = '') =>
  `<div role="alert" class="note"><b>Saved</b><p>It is in the archive.</p>${more}${close}</div>
   <script>document.querySelector('[class*=lose]')?.addEventListener('click', () => { document.title = 'crossed'; document.querySelector('.note').remove(); })</script>`;

test.each([
  ['a button', `<button class="kit-closeButton">${CROSS}</button>`],
  ['an icon with a hand', `<i class="kit-note__closeBtn" style="cursor: pointer">${CROSS}</i>`],
])('%s that is marked so', async (_, close) => {
  await page.setContent(`<title>-</title>${note(close)}`);
  await carryOut(page, 'Close the notification "Saved"');
  expect(await page.title()).toBe('crossed');
  await page.setContent(`<title>-</title>${note(close)}`);
  await carryOut(page, 'Close the "Saved" message');
  expect(await page.title()).toBe('crossed');
});

test('with words in it, or of two such, none is taken for its cross', async () => {
  await page.setContent(
    note('<button class="close-account">Close my old account</button>').replace('.remove()', '.id'),
  );
  expect((await failureOf(page, 'Close the notification "Saved"')).message).toContain('Escape was pressed');
  const one = `<button class="close-it">${CROSS}</button>`;
  await page.setContent(note(one, one));
  expect((await failureOf(page, 'Close the notification "Saved"')).message).toContain('Escape was pressed');
});
