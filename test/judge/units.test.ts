/** Fields with their unit beside them, or in their label. */
import type { Page } from '@playwright/test';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});
beforeEach(() =>
  page.setContent(`<style>div { display: flex }</style>
    <label for="period">Loan period</label><div><input id="period" type="number" value="28"><span>days</span></div>
    <label for="fee">Fee</label><div><span>€</span><input id="fee" value="0.30"></div>
    <label for="age">Age in years</label><input id="age" type="number">
    <label for="size">Size</label><div><input id="size" value="4"><button>days</button></div>`),
);

test('are read with it', async () => {
  await carryOut(page, 'The loan period is 28 days');
  await carryOut(page, 'The fee is € 0.30');
  expect((await failureOf(page, 'The loan period is "28 weeks"')).message).toContain('"28"');
  expect((await failureOf(page, 'The loan period is "21 days"')).message).toContain('"28"');
  expect((await failureOf(page, 'The fee is € 3.00')).message).toContain('"0.30"');
  expect((await failureOf(page, 'The loan period is not "28 days"')).message).toContain('"28"');
  expect((await failureOf(page, 'The size is "4 days"')).message).toContain('"4"');
});

test('are filled in without it', async () => {
  await carryOut(page, 'Set the loan period to 21 days');
  await carryOut(page, 'Set the fee to € 0.50');
  await carryOut(page, 'Set the "Age in years" to 30 years');
  await carryOut(page, 'Set the size to 7 days');
  const values = await page
    .locator('input')
    .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
  expect(values).toEqual(['21', '0.50', '30', '7 days']);
});
