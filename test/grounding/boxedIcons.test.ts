/** Buttons whose icon stands in boxes of a kit. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const icon = '<span><div><i role="img"><svg width="16" height="16"></svg></i></div></span>';
const button = (name: string, more = '') =>
  `<button aria-label="${name}" onclick="document.title='${name}'">${icon}${more}</button>`;

test('the icon is clicked by what the button is called', async () => {
  await page.setContent(button('Notifications') + button('Settings'));
  await carryOut(page, 'Click the bell icon');
  expect(await page.title()).toBe('Notifications');
});

test('a button that says something is no icon, nor one that is called otherwise', async () => {
  await page.setContent(button('Notifications', 'All of them') + button('Settings'));
  expect((await failureOf(page, 'Click the bell icon')).message).toContain('No image named "bell"');
});
