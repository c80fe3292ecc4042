/** The count beside the title of a column, and the numbers of the cards below it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const card = (title: string, hours: number) =>
  `<div class="card"><h4>${title}</h4><p>HK-311 · ${hours} h</p></div>`;
const column = (head: string, ...cards: string[]) =>
  `<div class="col" style="width: 300px">${head}${cards.join('')}</div>`;
const board = (...columns: string[]) => `<main style="display: flex">${columns.join('')}</main>`;
const BOARD = board(
  column('<h3>Waiting <span>2</span></h3>', card('Brakes', 3), card('Lift', 5)),
  column(
    '<div style="display: flex; align-items: center"><h3>Done</h3><span>(1)</span></div>',
    card('Tyres', 4),
  ),
  column('<h3>Later</h3>', card('Paint', 7)),
);

test('a column shows the number beside its title', async () => {
  await page.setContent(BOARD);
  await carryOut(page, 'The Waiting column shows the number 2');
  await carryOut(page, 'The "Done" column shows 1');
  for (const said of ['Waiting column shows the number 3', 'Waiting column shows 5', '"Done" column shows 4'])
    expect((await failureOf(page, `The ${said}`)).message).toContain('but observed');
});

test('where none stands there, its cards are read', async () => {
  await page.setContent(BOARD);
  await carryOut(page, 'The "Later" column shows 7');
  await carryOut(page, 'The Waiting column shows "3 h"');
  expect((await failureOf(page, 'The Waiting column does not show 3')).message).toContain('but observed');
});
