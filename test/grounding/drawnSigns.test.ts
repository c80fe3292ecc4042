/** A plus and a minus that nothing but straight strokes in a drawing tell. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const button = (name: string, drawn: string) =>
  `<button type="button" onclick="document.title='${name}'"><svg viewBox="0 0 512 512" width="16" height="16">${drawn}</svg></button>`;
const field = (...buttons: string[]) => `<label>Age <input value="3"></label>${buttons.join('')}`;
const LINE = '<line x1="400" y1="256" x2="112" y2="256"/>';

test.for([
  [LINE, '<path d="M256 112V400M400 256H112"/>'],
  ['<path d="M5 12h14"/>', '<path d="M5 12h14"/><path d="M12 5v14"/>'],
  [
    '<line x1="1" y1="9" x2="17" y2="9"/>',
    '<line x1="1" y1="9" x2="17" y2="9"/><line x1="9" y1="1" x2="9" y2="17"/>',
  ],
])('%s and %s', async ([minus = '', plus = '']) => {
  await page.setContent(field(button('less', minus), button('more', plus)));
  await carryOut(page, 'Click the minus next to the age');
  expect(await page.title()).toBe('less');
  await carryOut(page, 'Click the plus button');
  expect(await page.title()).toBe('more');
});

test.for([
  ['an arrow', `${LINE}<polyline points="12 5 19 12 12 19"/>`],
  ['a square', '<path d="M5 12h14"/><rect x="3" y="3" width="18" height="18"/>'],
  ['a bar that goes on', '<path d="M5 12h14l3 3"/>'],
  ['a T', '<path d="M5 5h14"/><path d="M12 5v14"/>'],
])('%s is neither', async ([, drawn = '']) => {
  await page.setContent(field(button('other', drawn)));
  for (const sign of ['minus', 'plus'])
    expect((await failureOf(page, `Click the ${sign}`)).message).toContain(`No "${sign}"`);
});

test('of two the one beside the field is meant, and else neither', async () => {
  await page.setContent(`${field(button('age', LINE))}<hr style="margin:99px"><p>${button('far', LINE)}</p>`);
  expect((await failureOf(page, 'Click the minus')).message).toContain('means 2 things');
  await carryOut(page, 'Click the minus next to the age');
  expect(await page.title()).toBe('age');
});

const cross = (said: string) =>
  `<button aria-label="close" onclick="document.title='${said}'"><svg width="9" height="9"></svg></button>`;
const dialog = (more: string) =>
  `<div role="dialog"><h2>Edit user</h2>${more}<button onclick="document.title='cancelled'">Cancel</button></div>`;

test('the X is a cross rather than a button that says "Cancel"', async () => {
  await page.setContent(dialog(cross('crossed')));
  await carryOut(page, 'Close the dialog with the X');
  expect(await page.title()).toBe('crossed');
  await page.setContent(dialog(cross('one') + cross('other')));
  expect((await failureOf(page, 'Close the dialog with the X')).message).toContain('means 2 things');
});
