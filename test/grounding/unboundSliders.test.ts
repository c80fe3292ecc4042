/** Sliders that a kit draws: a label that nothing ties to them, and a scale whose numbers are none of theirs. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const knob = (now: number, unit = '') =>
  `<span role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="1000" aria-valuenow="${now}" data-unit="${unit}"
    style="position: absolute; left: ${now / 5}px; width: 16px; height: 16px"><span>${unit}${now}</span></span>`;
const scale = (unit = '') =>
  `<div style="display: flex; gap: 20px">${[0, 250, 500, 750].map((one) => `<div>${unit}${one}</div>`).join('')}</div>`;
const group = (label: string, knobs: string, unit = '') =>
  `<div class="group"><label>${label} <span></span></label><div class="content"><div class="track"
    style="position: relative; height: 40px; width: 220px">${scale(unit)}${knobs}</div></div></div>`;
const MOVING = `<script>for (const one of document.querySelectorAll('[role=slider]')) one.onkeydown = ({ key }) => {
  const now = Number(one.getAttribute('aria-valuenow')) + { ArrowUp: 50, ArrowDown: -50 }[key];
  one.setAttribute('aria-valuenow', now); one.firstChild.textContent = one.dataset.unit + now; }</script>`;
const FORM =
  group('Title', '<input>') +
  group('Limit', knob(400)) +
  group('Budget', knob(300, '€'), '€') +
  group('Hours', knob(100) + knob(700));

test('one goes by the label of its group, and shows no number of its scale', async () => {
  await page.setContent(FORM);
  for (const said of ['The limit is set to 400', 'The limit slider stands at 400', 'The budget is "€300"'])
    await carryOut(page, said);
  for (const said of [
    'limit is set to 500',
    'limit slider stands at 750',
    'limit shows "0"',
    'budget is "€500"',
  ])
    expect((await failureOf(page, `The ${said}`)).message).toContain('but observed');
  expect((await failureOf(page, 'The hours slider stands at 100')).message).toContain('No slider');
});

test('a unit that it shows may be said with the number', async () => {
  await page.setContent(FORM + MOVING);
  await carryOut(page, 'Drag the budget slider to €400');
  await carryOut(page, 'The budget slider shows "€400"');
  expect((await failureOf(page, 'Drag the limit slider to €500')).message).toContain('Failed to set');
});
