/** Fields that are buttons by their markup, and headers that a kit puts into sections. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const picker = (more = 'aria-haspopup="dialog"') =>
  `<form><div><label for="day">Day<span aria-hidden="true"> *</span></label><div><button type="button" id="day" ${more}><span>Pick a day</span></button></div><p>Choose a day</p></div></form>`;

test('a labelled button that opens a calendar is a field of that name', async () => {
  expect(await meantOn(page, picker(), 'Click the "Day" field')).toBe('day');
  await page.setContent(picker());
  await carryOut(page, 'Under the "Day" field the message "Choose a day" appears');
  await page.setContent(picker(''));
  await failureOf(page, 'Click the "Day" field', { timeout: 1500 });
});

const shell = (main: string) =>
  `<section><aside>Ways</aside><section><header><button id="bell">Bell</button></header>${main}</section></section>`;

test('what holds the main part of the page has its header, and no other section has', async () => {
  expect(await meantOn(page, shell('<main><h1>Fleet</h1></main>'), 'Click "Bell" in the header')).toBe(
    'bell',
  );
  expect(await meantOn(page, shell('<p>Fleet</p>'), 'Click "Bell" in the header')).toBe(undefined);
});
