/** Days of calendars, as kits mark them: which is selected, highlighted or can't be chosen. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

type Cell = (day: number, isOwn: boolean) => string;

/** March 2025 begins on a Saturday: five days of February stand before it, and six of April behind it. */
function table(cell: Cell): string {
  const cells = [
    ...[24, 25, 26, 27, 28].map((day) => cell(day, false)),
    ...Array.from({ length: 31 }, (_, index) => cell(index + 1, true)),
    ...[1, 2, 3, 4, 5, 6].map((day) => cell(day, false)),
  ];
  const rows = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(''));
  return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
}

const headed = (cell: Cell, head = 'March 2025') => `<div><b>${head}</b>${table(cell)}</div>`;
const when = (is: boolean, text: string) => (is ? text : '');

const KITS: Record<string, string> = {
  'react-day-picker': headed(
    (day, isOwn) =>
      `<td class="rdp-day ${when(!isOwn, 'rdp-outside')} ${when(isOwn && day === 20, 'rdp-selected')} ${when(isOwn && day === 27, 'rdp-disabled')}" ${when(isOwn && day === 20, 'aria-selected="true"')}>
        <button aria-label="${isOwn ? 'March' : 'April'} ${day}th, 2025" ${when(isOwn && day === 27, 'disabled')}>${day}</button></td>`,
  ),
  flatpickr: headed(
    (day, isOwn) =>
      `<td><span tabindex="-1" class="flatpickr-day ${when(!isOwn, 'nextMonthDay')} ${when(isOwn && day === 20, 'selected')} ${when(isOwn && day === 27, 'flatpickr-disabled')}">${day}</span></td>`,
  ),
  'jQuery UI': headed((day, isOwn) => {
    if (!isOwn) return `<td class="ui-datepicker-other-month ui-state-disabled"><span>${day}</span></td>`;
    if (day === 27) return `<td class="ui-datepicker-unselectable ui-state-disabled"><span>27</span></td>`;
    return `<td><a href="#" class="ui-state-default ${when(day === 12, 'ui-state-highlight')} ${when(day === 20, 'ui-state-active')}" ${when(day === 20, 'aria-current="true"')}>${day}</a></td>`;
  }),
  'Element Plus': headed(
    (day, isOwn) =>
      `<td style="cursor:pointer" class="${isOwn ? 'available' : 'next-month'} ${when(isOwn && day === 20, 'current')} ${when(isOwn && day === 27, 'disabled')}"><span>${day}</span></td>`,
    '2025 March',
  ),
  Naive: headed(
    (day, isOwn) =>
      `<td><div style="cursor:pointer" class="n-date-panel-date ${when(!isOwn, 'n-date-panel-date--excluded')} ${when(isOwn && day === 3, 'n-date-panel-date--current')} ${when(isOwn && day === 20, 'n-date-panel-date--selected')} ${when(isOwn && day === 27, 'n-date-panel-date--disabled')}">${day}</div></td>`,
  ),
};

describe.each(Object.entries(KITS))('%s', (_, html) => {
  test('which day is selected', async () => {
    await page.setContent(html);
    await carryOut(page, 'March 20, 2025 is selected in the calendar');
    await carryOut(page, 'The 21st is not selected in the calendar');
    await carryOut(page, 'The 20th is highlighted in the calendar');
    const failed = await failureOf(page, 'The 21st is selected in the calendar');
    expect([failed.reason, failed.observed]).toEqual(['expectation not met', 'not selected']);
    expect((await failureOf(page, 'The 20th is not selected in the calendar')).observed).toBe('selected');
  });

  test('which can be chosen', async () => {
    await page.setContent(html);
    await carryOut(page, 'Day 27 is disabled in the calendar');
    await carryOut(page, "The 27th of March can't be chosen in the date picker");
    await carryOut(page, 'The 26th can be chosen in the calendar');
    expect((await failureOf(page, 'The 27th can be chosen in the calendar')).observed).toBe('not enabled');
    expect((await failureOf(page, 'Day 26 is disabled in the calendar')).observed).toBe('not disabled');
  });
});

test('a month that is not shown, no calendar, and days that tell nothing', async () => {
  await page.setContent(KITS['flatpickr'] ?? '');
  for (const day of ['April 20, 2025', '20 March 2024']) {
    const { reason } = await failureOf(page, `${day} is not selected in the calendar`);
    expect(reason).toBe('target not found');
  }
  await page.setContent(headed((day) => `<td>${day}</td>`));
  for (const said of ['selected', 'not selected', 'disabled', 'not disabled'])
    expect((await failureOf(page, `The 20th is ${said} in the calendar`)).reason).toBe('target ambiguous');
  await page.setContent('<p>20</p>');
  expect((await failureOf(page, 'The 20th is selected in the calendar')).reason).toBe('target not found');
});

test('a class that only the focus has, or every day, does not say what is selected', async () => {
  const cell = (day: number, isOwn: boolean) =>
    `<td><button class="aria-selected:bg-blue day ${when(isOwn && day === 20, 'day--keyboard-selected')}">${day}</button></td>`;
  await page.setContent(headed(cell));
  expect((await failureOf(page, 'The 20th is selected in the calendar')).reason).toBe('target ambiguous');
  await page.setContent(headed((day) => `<td><button class="active">${day}</button></td>`));
  expect((await failureOf(page, 'The 20th is selected in the calendar')).reason).toBe('target ambiguous');
});

test('of two months, that which is meant', async () => {
  const april = (day: number) => `<li class="${when(day === 5, 'selected')}">${day}</li>`;
  const second = `<div><b>April 2025</b><ul>${Array.from({ length: 30 }, (_, index) => april(index + 1)).join('')}</ul></div>`;
  await page.setContent(`<div>${KITS['flatpickr'] ?? ''}${second}</div>`);
  await carryOut(page, '20 March is selected in the calendar');
  await carryOut(page, '5 April is selected in the calendar');
  await carryOut(page, '20 April is not selected in the calendar');
  expect((await failureOf(page, 'The 20th is selected in the calendar')).reason).toBe('target ambiguous');
});

test('today', async () => {
  const now = new Date();
  const month = now.toLocaleString('en', { month: 'long', year: 'numeric' });
  const length = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  const days = (marked: number) =>
    `<h2>${month}</h2><ul>${Array.from({ length }, (_, index) => `<li class="${when(index + 1 === marked, 'is-today')}">${index + 1}</li>`).join('')}</ul>`;
  await page.setContent(days(now.getDate()));
  await carryOut(page, 'Today is marked in the calendar');
  await page.setContent(days((now.getDate() % length) + 1));
  expect((await failureOf(page, "Today's date is highlighted in the calendar")).observed).toBe(
    'not highlighted',
  );
});
