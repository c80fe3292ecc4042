/** What a page shows in a line of JSON, and how many there are in the list that a page is called by. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const line = (key: string, value: string) =>
  `<div>&nbsp;&nbsp;<span class="key">"${key}"</span>: <span class="value">${value}</span>,</div>`;

test('a key in a line of JSON has the value behind it, and no other', async () => {
  await page.setContent(
    `<div>{</div>${line('name', '"Ada Byron"')}${line('city', '"Ulm"')}${line('age', '36')}<div>}</div>`,
  );
  for (const said of ['the "city" shows "Ulm"', '"city" is "Ulm"', 'the "age" shows "36"'])
    await carryOut(page, `Verify that ${said}`);
  for (const said of ['the "city" shows "Ada Byron"', '"city" is "Ul"', 'the "age" shows "3"'])
    expect((await failureOf(page, `Verify that ${said}`)).message).toContain('but observed');
  expect((await failureOf(page, 'Verify that "city" is not "Ulm"')).message).not.toBe('');
});

test('the list of a page that is called by its things is theirs', async () => {
  const rows = (heading: string) =>
    `<main><h1>${heading}</h1><table><tr><th>Name</th><th>Type</th></tr><tr><td>dark</td><td>A</td></tr><tr><td>gift</td><td>B</td></tr></table></main>`;
  await page.setContent(rows('Flags overview'));
  await carryOut(page, 'The list shows 2 flags');
  expect((await failureOf(page, 'The list shows 3 flags')).message).toContain('2 of what is called "flags"');
  await page.setContent(rows('Segments'));
  expect((await failureOf(page, 'The list shows 2 flags')).message).toContain('how many flags');
});
