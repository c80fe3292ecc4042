/** Rows that begin with what they run on, and are called by their name behind it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const table = (heads: string[], ...rows: string[][]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
const JOBS = [
  ['<a href="/p/1">Big_Laser</a>-1', 'Timetable', 'ann', 'pending since<br>Monday'],
  ['<a href="/p/1">Big_Laser</a>-2', 'Exam paper', 'tom', 'held since<br>Monday'],
];

test('the state of a job behind its printer', async () => {
  await page.setContent(table(['ID', 'Name', 'User', 'State'], ...JOBS));
  await carryOut(page, 'The state of "Exam paper" starts with "held since"');
  await carryOut(page, 'The state of "Timetable" starts with "pending since"');
  const { message } = await failureOf(page, 'The state of "Timetable" starts with "held since"');
  expect(message).toContain('pending since');
});

test('who has it, where the column is called otherwise, or two are called so', async () => {
  await page.setContent(table(['ID', 'Name', 'User', 'State'], ...JOBS));
  expect((await failureOf(page, 'The state of "tom" starts with "held since"')).message).toContain('No "s');
  await page.setContent(table(['Printer', 'Name', 'Name', 'State'], ...JOBS));
  const { message } = await failureOf(page, 'The state of "Exam paper" starts with "held since"');
  expect(message).toContain('No "state"');
});
