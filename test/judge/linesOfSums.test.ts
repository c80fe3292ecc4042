/** Sums that stand beside a label of two lines, with a field for something else close by. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE = '<style>.flex { display: flex; justify-content: space-between; align-items: center }</style>';
const line = (label: string, sum: string) => `<div class="flex"><div>${label}</div><div>${sum}</div></div>`;
const COUPON =
  '<div><form><div><input placeholder="Enter coupon code"><button>Apply</button></div></form></div>';
const REMARKED = `<div class="flex all"><div><div><span>Total</span></div><div><span>(Inclusive of tax $0.00)</span></div></div><div><div></div>$35.00</div></div>`;
const summaryOf = (...lines: string[]) =>
  `${STYLE}<main style="width:500px"><section aria-label="Order summary"><h2>Order summary</h2>${lines.join('')}<button>Proceed</button></section></main>`;
const SUMMARY = summaryOf(line('Shipping', '$5.00'), COUPON, REMARKED);

const SAID = ['"Total" in "Order summary" is "$35.00"', '"$35.00" is visible next to "Total"'];
const FALSELY = [
  '"Total" in "Order summary" is empty',
  '"Total" in "Order summary" is "$5.00"',
  '"$5.00" is visible next to "Total"',
  '"$35.00" is visible next to "Shipping"',
  '"$35.00" is not visible next to "Total"',
];

test('a label with a remark below it stands with the sum beside both', async () => {
  await page.setContent(SUMMARY);
  for (const said of SAID) await carryOut(page, said);
  for (const said of FALSELY) expect((await failureOf(page, said)).message).toContain('but observed');
});

test('what is below a field does not name it, be it the only one there', async () => {
  await page.setContent(
    `<main><section><p>Shipping</p><div><input></div><div><p>Total</p></div></section></main>`,
  );
  for (const said of ['"Total" is empty', 'The "Total" field is empty'])
    expect((await failureOf(page, said)).message).toContain('but');
  // It does where no other text is near.
  await page.setContent('<main><div><input><p>Signature</p></div></main>');
  await carryOut(page, 'The "Signature" field is empty');
});

test('what stands in brackets is a value where it is a number', async () => {
  await page.setContent('<main><div><div><p>Inbox</p><p>(3)</p></div><p>Help</p></div></main>');
  await carryOut(page, '"Inbox" shows "(3)"');
  expect((await failureOf(page, '"Inbox" does not show "(3)"')).message).toContain('(3)');
  expect((await failureOf(page, '"Inbox" shows "Help"')).message).toContain('(3)');
});
