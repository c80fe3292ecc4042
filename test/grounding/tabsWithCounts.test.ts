/** Tabs that only their row calls so, with a number beside the name of one. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

test.each(['ui tabular menu', 'nav-tabs'])('of the row "%s"', async (row) => {
  await page.setContent(`<style>a { cursor: pointer } .active { font-weight: bold }</style>
    <div class="${row}"><a class="item">Details</a><a class="active item">Reviews<div class="label">3</div></a><a class="item">Copies</a></div>`);
  await carryOut(page, 'The Reviews tab is selected');
  await carryOut(page, 'The Reviews tab shows "3"');
  expect((await failureOf(page, 'The Reviews tab shows "4"')).message).toContain('3');
  expect((await failureOf(page, 'The Copies tab is selected')).message).toContain('not selected');
  expect((await failureOf(page, 'The Review tab is selected')).message).toContain('No tab');
});
