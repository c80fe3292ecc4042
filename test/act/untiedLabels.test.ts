/** Ticks that lie behind a label right behind them, which nothing ties to them: a script of the kit ticks by either. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE = `<style>.checkbox { position: relative; width: fit-content }
  .checkbox input { position: absolute; opacity: 0; width: 17px; height: 17px }
  .checkbox label { position: relative; display: block; min-width: 17px; min-height: 17px; padding-left: 24px; z-index: 2 }
  .checkbox label:before { content: ""; position: absolute; left: 0; width: 15px; height: 15px; border: 1px solid }</style>`;
const TURN =
  "const [tick] = this.children; if (event.target !== tick) tick.checked = tick.type === 'radio' || !tick.checked";
const box = (name: string, is = '', type = 'checkbox') =>
  `<div class="checkbox" onclick="${TURN}"><input type="${type}" name="one" ${is}><label>${name}</label></div>`;

test('are called by it, and set by it', async () => {
  await page.setContent(STYLE + box('Send a receipt') + box('News', 'checked'));
  await carryOut(page, '"News" is checked');
  expect((await failureOf(page, '"Send a receipt" is checked')).message).toContain('not checked');
  await carryOut(page, 'Turn on "Send a receipt"');
  await carryOut(page, 'Untick "News"');
  await carryOut(page, '"Send a receipt" is checked');
  expect((await failureOf(page, '"News" is checked')).message).toContain('not checked');
});

test('one of several to choose from', async () => {
  await page.setContent(STYLE + box('Used', 'checked', 'radio') + box('Damaged', '', 'radio'));
  await carryOut(page, '"Used" is selected');
  expect((await failureOf(page, '"Damaged" is selected')).message).toContain('not selected');
  expect((await failureOf(page, '"Used" is not selected')).message).toContain('selected');
});

test('in rows, with nothing written in the label', async () => {
  const row = (name: string) => `<tr><td>${box('')}</td><td>${name}</td></tr>`;
  await page.setContent(`${STYLE}<table>${row('Lena')}${row('Emil')}</table>`);
  await carryOut(page, 'Select the row of Lena with its checkbox');
  await carryOut(page, 'The checkbox in the row "Lena" is checked');
  expect((await failureOf(page, 'The checkbox in the row "Emil" is checked')).message).toContain(
    'not checked',
  );
});

test('a box that is seen beside it is ticked itself', async () => {
  await page.setContent('<div><input type="checkbox"><label>Alive</label></div>');
  await carryOut(page, 'Tick "Alive"');
  await carryOut(page, '"Alive" is checked');
});
