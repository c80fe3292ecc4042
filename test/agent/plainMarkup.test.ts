/** Sentences on markup that says little of what things are: what is clicked gives the page the title "hit". */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from './carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const HIT = `onclick="document.title = 'hit'; this.ariaExpanded = 'true'"`;
const SAYING = { startUrl: 'http://shop.test/', timeout: 6_000 };
const show = (html: string) => page.setContent(`<h1>Page</h1><p>Some text.</p>${html}`);

describe('an action', () => {
  test.each<[sentence: string, html: string]>([
    [
      'Open the menu',
      `<button ${HIT} aria-haspopup="menu" aria-expanded="false"><svg width="16" height="16"></svg></button>`,
    ],
    [
      'Open the menu',
      `<nav><button ${HIT} aria-label="Toggle navigation"><span>≡</span></button><ul hidden><li><a href="#">A</a></li></ul></nav>`,
    ],
    [
      'Click the hamburger menu',
      `<nav><button ${HIT} aria-label="Toggle navigation"><span>≡</span></button></nav>`,
    ],
    [
      'Open the user menu',
      `<button ${HIT} class="user-menu"><img src="data:," alt="" width="9" height="9"></button>`,
    ],
    [
      'Click the avatar',
      `<button ${HIT}><img src="data:," alt="Ada" class="avatar" width="9" height="9"></button>`,
    ],
    [
      'Click the filter icon',
      `<button ${HIT}><svg class="lucide lucide-filter" width="9" height="9"></svg></button>`,
    ],
    [
      'Click "2" in the pagination',
      `<p>2</p><div><a href="#">1</a> <a href="#" ${HIT}>2</a> <a href="#">Next »</a></div>`,
    ],
    [
      'Click the three dots',
      `<button ${HIT}><span style="font-size: 0">Open menu</span><svg width="9" height="9"></svg></button>`,
    ],
    ['Fill in the phone number "5"', `<label>Phone <input oninput="document.title = 'hit'"></label>`],
  ])('%s %#', async (sentence, html) => {
    await show(html);
    await page.evaluate(() => (document.title = ''));
    await carryOut(page, sentence, SAYING);
    expect(await page.title()).toBe('hit');
  });
});

const BALANCE = '<div><div>Total balance</div><div>€5</div></div><div><div>Income</div><div>€7</div></div>';
const CATEGORY = '<div><div>Category</div><select disabled><option>Food</select></div>';
const BADGES =
  '<span class="badge">Scheduled</span><span class="badge">Scheduled</span><span class="badge">4 visits</span>';
const OVERLAY = `<a href="/terms">Terms</a><div style="position: fixed; inset: 0; background: white"><div><h2>Delete it?</h2>
  <p>For good.</p><button>Delete</button></div></div>`;

describe('an expectation', () => {
  test.each<[sentence: string, html: string]>([
    ['Expect that "balance" shows "€5"', BALANCE],
    ['Category is disabled', CATEGORY],
    ['The count shows "4 visits"', BADGES],
    ['The dialog shows "For good."', OVERLAY],
    ['Expect that the "Delete it?" dialog is visible', OVERLAY],
    ['The status is "Shipped"', '<dl><dt>Status</dt><dd>Shipped</dd><dt>Carrier</dt><dd>DHL</dd></dl>'],
  ])('holds: %s', async (sentence, html) => {
    await show(html);
    await carryOut(page, sentence, SAYING);
  });

  test.each<[sentence: string, html: string]>([
    ['Expect that "balance" shows "€7"', BALANCE],
    ['Category is enabled', CATEGORY],
    ['The count shows "5 visits"', BADGES],
    ['The badge shows "Scheduled"', BADGES],
    ['The dialog shows "For a while."', OVERLAY],
    ['Expect that the "Keep it?" dialog is visible', OVERLAY],
    ['Expect that the dialog is not visible', OVERLAY],
    ['Expect that the dialog is visible', OVERLAY.replace('inset: 0', 'top: 300px')],
    ['The status is "DHL"', '<dl><dt>Status</dt><dd>Shipped</dd><dt>Carrier</dt><dd>DHL</dd></dl>'],
  ])('does not hold: %s', async (sentence, html) => {
    await show(html);
    const { reason } = await failureOf(page, sentence, { ...SAYING, timeout: 300 });
    expect(reason).toMatch(/^(?:expectation not met|target )/);
  });
});

describe('a list of mistakes in the row of a field', () => {
  const row = (name: string, mistakes = '') =>
    `<div class="form-row" style="padding: 12px 0">${mistakes}<label for="${name}" style="float: left; width: 170px">${name}:</label>
    <input id="${name}"> <a href="#">Today</a></div>`;
  const REQUIRED = '<ul><li>This field is required.</li></ul>';

  test('stands next to that field, and next to no other', async () => {
    await show(`<form>${row('Title')}${row('Starts on', REQUIRED)}${row('Ends on')}</form>`);
    const isNextTo = (name: string) =>
      `Expect that "This field is required." next to the "${name}" field is visible`;
    await carryOut(page, isNextTo('Starts on'), SAYING);
    for (const other of ['Title', 'Ends on'])
      expect((await failureOf(page, isNextTo(other), SAYING)).message).toContain('no such text');
  });
});
