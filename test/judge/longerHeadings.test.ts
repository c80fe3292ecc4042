/** A heading that says the main heading once more, and something behind it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const SHOWN = `document.querySelector('main').innerHTML = this.dataset.shown`;
const opening = (main: string, button = 'Show') =>
  `<button data-shown="${main}" onclick="${SHOWN}">${button}</button><main></main>`;
const printer = (below: string) => `<h1>Big_Laser</h1><h2>${below}</h2><p>Closed, Idle</p>`;

async function open(main: string): Promise<void> {
  await page.setContent(opening(main));
  await carryOut(page, 'Click "Show"');
}

test('the state behind the name', async () => {
  await open(printer('Big_Laser (Idle, Accepting Jobs)'));
  await carryOut(page, 'The heading says "Idle, Accepting Jobs"');
  await carryOut(page, 'The heading contains "Accepting Jobs"');
  for (const wrong of ['Idle, Rejecting Jobs', 'Closed, Idle'])
    expect((await failureOf(page, `The heading says "${wrong}"`)).message).toContain('Big_Laser');
  expect((await failureOf(page, 'The heading is "Idle, Accepting Jobs"')).message).toContain('Big_Laser');
});

test('the heading of something else, or several that say so', async () => {
  await open(printer('Small_Laser (Idle, Accepting Jobs)'));
  expect((await failureOf(page, 'The heading says "Idle, Accepting Jobs"')).message).toContain('Big_Laser');
  await open(printer('Big_Laser jobs (Idle, Accepting Jobs)'));
  expect((await failureOf(page, 'The heading says "Idle, Accepting Jobs"')).message).toContain('Big_Laser');
  await open(`${printer('Big_Laser (Idle, All Jobs)')}<h2>Big_Laser (Idle, All Jobs, Shared)</h2>`);
  expect((await failureOf(page, 'The heading says "Idle, All Jobs"')).message).toContain('Big_Laser');
});
