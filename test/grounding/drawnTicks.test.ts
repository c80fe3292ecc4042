/** Ticks that kits draw, with the native one put away beside them: both are one thing. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const DOT = 'clip-path:inset(50%);overflow:hidden;padding:0;width:1px;height:1px;margin:0;position:fixed';
const FADED = 'position:absolute;opacity:0;margin:0;width:16px;height:16px;pointer-events:none';
const drawn = (role: string) =>
  `<span role="${role}" tabindex="0" aria-checked="false" style="display:inline-block;width:16px;height:16px" onclick="this.setAttribute('aria-checked', true)"></span>`;
const native = (type: string, style: string) =>
  `<input type="${type}" aria-hidden="true" tabindex="-1" style="${style}">`;
const row = (name: string, tick: string) => `<tr><td>${tick}</td><td>${name}</td></tr>`;

test.each([
  ['a dot', drawn('checkbox') + native('checkbox', DOT)],
  ['faded', drawn('checkbox') + native('checkbox', FADED)],
  ['in a wrapper', `<div style="${DOT}"><input type="checkbox"></div>${drawn('checkbox')}`],
])('a checkbox and its native one, which is %s, are one', async (_, tick) => {
  await page.setContent(`<table>${row('Pen', tick)}${row('Vase', tick)}</table>`);
  await carryOut(page, 'There are exactly 2 checkboxes');
  await carryOut(page, 'Tick the checkbox in the "Vase" row');
  await carryOut(page, 'The checkbox in the "Vase" row is checked');
  expect((await failureOf(page, 'The checkbox in the "Pen" row is checked')).message).toContain(
    'not checked',
  );
});

test('a named one is what is drawn', async () => {
  const choice = (name: string) => `<label>${drawn('radio')}${native('radio', DOT)}${name}</label>`;
  await page.setContent(choice('Percentage') + choice('Fixed'));
  await carryOut(page, 'There are exactly 2 radio buttons');
  await carryOut(page, 'Choose the "Fixed" radio button');
  expect(await page.getAttribute('label:nth-of-type(2) [role=radio]', 'aria-checked')).toBe('true');
});

test('ticks of two names, and two that are drawn, stay two', async () => {
  const unlike =
    '<div role="checkbox" aria-label="Wifi" aria-checked="true">x</div><input type="checkbox" aria-label="Bluetooth" style="width:1px;height:1px">';
  await page.setContent(`<div>${unlike}</div>`);
  await carryOut(page, 'The "Bluetooth" checkbox is not checked');
  expect((await failureOf(page, 'The "Bluetooth" checkbox is checked')).message).toContain('not checked');
  await page.setContent(
    `<div>${drawn('checkbox')}${drawn('checkbox')}${native('checkbox', DOT)}</div><p>End</p>`,
  );
  expect((await failureOf(page, 'Tick the checkbox')).message).toContain('things');
});

test('a switch in the row is no second checkbox, but the only one is called so', async () => {
  const both = drawn('checkbox') + native('checkbox', DOT);
  const lone = `<div>${drawn('switch')}${native('checkbox', DOT)}</div>`;
  await page.setContent(
    `<table><tr><td>${both}</td><td>Pen</td><td>${lone}</td></tr><tr><td>Vase</td><td>${lone}</td></tr></table>`,
  );
  await carryOut(page, 'Tick the checkbox in the "Pen" row');
  expect(await page.getAttribute('tr:first-child [role=checkbox]', 'aria-checked')).toBe('true');
  expect(await page.getAttribute('tr:first-child [role=switch]', 'aria-checked')).toBe('false');
  await carryOut(page, 'Tick the checkbox in the "Vase" row');
  expect(await page.getAttribute('tr:last-child [role=switch]', 'aria-checked')).toBe('true');
});

test('one with a hidden native one stands next to all that their label says', async () => {
  const line = (name: string) =>
    `<label role="button" tabindex="0" style="display:flex;width:600px;height:90px"><div style="width:500px"><div>${name}</div><div>Mondays</div></div>
      <div role="switch" tabindex="0" aria-checked="false" style="width:40px;height:20px;margin-top:60px" onclick="this.setAttribute('aria-checked', true)"><input type="checkbox" style="${FADED}">on</div></label>`;
  await page.setContent(`<div>${line('Weekly report')}<hr><section>${line('Invoices')}</section></div>`);
  await carryOut(page, 'Turn on the switch next to "Invoices"');
  expect(await page.getAttribute('section [role=switch]', 'aria-checked')).toBe('true');
  expect(await page.getAttribute('div > label [role=switch]', 'aria-checked')).toBe('false');
});
