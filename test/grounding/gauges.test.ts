/** Bars that show how much: by the words that stand with them, and by how far they are filled. */
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

const bar = (now: number, text = '') =>
  `<div role="progressbar" aria-valuenow="${now}" aria-valuemin="0" aria-valuemax="100" style="width: 200px; height: 8px">${text}</div>`;
const station = (name: string, now: number, text = `<span>${now}%</span>`) =>
  `<div><div>${name}</div>${bar(now, text)}</div>`;

test('a bar goes by the words above it', async () => {
  await page.setContent(`<main>${station('Harbour', 82)}${station('Old Town', 45)}</main>`);
  await carryOut(page, 'The progress bar "Old Town" shows 45%');
  expect((await failureOf(page, 'The progress bar "Old Town" shows 82%')).message).toContain('but observed');
  // Of two under one text, or among several, nobody knows.
  await page.setContent(`<main><div><div>Old Town</div>${bar(45)}${bar(82)}</div></main>`);
  await failureOf(page, 'The progress bar "Old Town" shows 45%');
  await page.setContent(`<main><div><div>Old Town</div><p>Closed today</p>${bar(45)}</div></main>`);
  await failureOf(page, 'The progress bar "Old Town" shows 45%');
});

test('one without words shows how far it is filled', async () => {
  await page.setContent(`<main>${station('Work', 15, '')}</main>`);
  for (const said of ['15%', '15 %', '15']) await carryOut(page, `The progress bar "Work" shows ${said}`);
  for (const said of ['5%', '5 %', '150%', '85 %'])
    expect((await failureOf(page, `The progress bar "Work" shows ${said}`)).message).toContain(
      'but observed',
    );
  await page.setContent(`<main>${station('Work', 15, '').replace('"100"', '"60"')}</main>`);
  expect((await failureOf(page, 'The progress bar "Work" shows 15%')).message).toContain('but observed');
});

const SVG = (kind: string) =>
  `<svg width="16" height="16" class="tabler-icon tabler-icon-${kind}"><path d="M1 1"/></svg>`;
const TOOLS = `<div><button id="more">${SVG('filter')}</button><button id="again">${SVG('refresh')}</button><button id="talk">${SVG('message')}</button></div>`;

test.each([
  ['Click the funnel icon', 'more'],
  ['Click the circular arrow icon', 'again'],
  ['Click the speech bubble icon', 'talk'],
])('%s', async (sentence, id) => {
  expect(await meantOn(page, TOOLS, sentence)).toBe(id);
});
