/** Ticks that are hidden behind a drawing: set by their label, and by nothing that the label holds. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const UNSEEN = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)';
const LINK = '<a href="#terms">the terms and conditions of sale and use</a>';
const clickAll = 'onclick="document.title += 1"';

const HIDDEN: [string, string][] = [
  [
    'beside a link in the middle',
    `<label style="display: inline-block"><input type="checkbox" style="${UNSEEN}"> I accept ${LINK}</label>`,
  ],
  [
    'tied by an id with a quote',
    `<input type="checkbox" id='a"b' style="${UNSEEN}"><label for='a"b'>I accept ${LINK}</label>`,
  ],
  [
    'in a label with a border',
    `<label style="border: 20px solid; display: inline-block"><input type="checkbox" style="${UNSEEN}">I accept ${LINK}</label>`,
  ],
  [
    'over more than one line',
    `<label style="display: block; width: 90px"><input type="checkbox" style="${UNSEEN}">I accept ${LINK}</label>`,
  ],
  [
    'where all of the label is a link',
    `<label><input type="checkbox" style="${UNSEEN}"><a href="#terms">I accept</a></label>`,
  ],
];

describe('a hidden tick is set by its label', () => {
  it.for(HIDDEN)('%s', async ([, html]) => {
    await page.goto('about:blank');
    await page.setContent(html);
    await carryOut(page, 'I check "I accept"', { timeout: 4_000 });
    expect(await page.locator('input').isChecked()).toBe(true);
    expect(page.url()).not.toContain('#terms');
  });

  it('once', async () => {
    await page.setContent(
      `<label ${clickAll}><input type="checkbox" style="${UNSEEN}"><span>I accept</span></label>`,
    );
    await carryOut(page, 'I check "I accept"', { timeout: 4_000 });
    await carryOut(page, 'I uncheck "I accept"', { timeout: 4_000 });
    expect(await page.locator('input').isChecked()).toBe(false);
  });
});

describe('a tick that is not shown at all', () => {
  const NONE = '<label><input type="checkbox" style="display: none"><span>Terms</span></label>';

  it('is set by its label that is', async () => {
    await page.setContent(`${NONE}<label><input type="checkbox"> News</label>`);
    const { note } = await carryOut(page, 'I check "Terms"', { timeout: 4_000 });
    expect(await page.locator('input').first().isChecked()).toBe(true);
    expect(note).toContain('Found by its label, as it is hidden itself: "Terms".');
    await carryOut(page, '"Terms" is checked', { timeout: 4_000 });
    await carryOut(page, 'I uncheck the "Terms" checkbox', { timeout: 4_000 });
    await carryOut(page, 'The "Terms" checkbox is not checked', { timeout: 4_000 });
    await carryOut(page, 'I choose "Terms"', { timeout: 4_000 });
    expect(await page.locator('input').first().isChecked()).toBe(true);
  });

  it('is not seen where nothing draws it, and has its state all the same', async () => {
    await page.setContent(NONE.replace('display', 'display:none" disabled data-old="x'));
    await carryOut(page, 'The "Terms" checkbox is disabled', { timeout: 4_000 });
    const { reason } = await failureOf(page, 'The "Terms" checkbox is visible', { timeout: 1_500 });
    expect(reason).toBe('expectation not met');
    await carryOut(page, 'I should not see the "Terms" checkbox', { timeout: 4_000 });
    await page.setContent(NONE.replace('<span>', '<i style="padding: 5px"></i><span>'));
    await carryOut(page, 'The "Terms" checkbox is visible', { timeout: 4_000 });
    expect((await failureOf(page, 'I should not see the "Terms" checkbox')).message).toContain('is visible');
  });

  it('is left where its label is hidden, too', async () => {
    await page.setContent(`<div hidden>${NONE}</div>`);
    const { message } = await failureOf(page, 'I check "Terms"', { timeout: 1_500 });
    expect(message).toContain('One is there, but it is hidden');
  });
});
