/** Inputs for dates, times, colours and numbers, and whatever has a tick, operated in words, in a real browser. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { startWidgets, type WidgetPages } from './startWidgets.js';

const browser = useBrowser();
let page: Page;
let widgets: WidgetPages;
beforeAll(async () => {
  widgets = await startWidgets();
});
afterAll(async () => {
  await widgets.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  return () => page.close();
});

const open = (name: string) => page.goto(`${widgets.origin}/${name}`);
/** With time enough for a busy machine to come to what fails. */
const refusalOf = (sentence: string) => failureOf(page, sentence, { timeout: 3_000 });
const say = async (sentence: string) => (await carryOut(page, sentence, { timeout: 10_000 })).summary;

describe('native inputs', () => {
  const filled: [string, string, string][] = [
    ['I enter 1 May 2024 in the "Birthday" field', 'Birthday', '2024-05-01'],
    ['I set the "Birthday" date field to "May 3rd, 2024"', 'Birthday', '2024-05-03'],
    ['I pick "2024-05-02" in the "Birthday" date picker', 'Birthday', '2024-05-02'],
    ['I set the time "Start" to 9:30 pm', 'Start', '21:30'],
    ['I fill in "Month" with "June 2025"', 'Month', '2025-06'],
    ['I set "Week" to "week 7 of 2025"', 'Week', '2025-W07'],
    ['I set "Departure" to 1 May 2024 at 9:30', 'Departure', '2024-05-01T09:30'],
    ['I set the colour "Colour" to "orange"', 'Colour', '#ffa500'],
    ['I set "Rating" to 8', 'Rating', '8'],
  ];

  it('take dates, times and colours as people write them', async () => {
    await open('native-inputs');
    for (const [sentence, name, value] of filled) {
      await say(sentence);
      expect(await page.getByLabel(name, { exact: true }).inputValue(), sentence).toBe(value);
    }
  });

  it('refuse a date that may be two', async () => {
    await open('native-inputs');
    expect((await refusalOf('I fill in "Birthday" with "3/4/2025"')).message).toBe(
      'Failed to fill "Birthday" with "3/4/2025": it may be 3 April 2025 or 4 March 2025. Please write "2025-04-03" or "3 April 2025", if that is meant.',
    );
    expect((await refusalOf('I set "Colour" to "reddish"')).message).toContain('it takes a colour.');
  });
});

describe('a form', () => {
  it('is filled in from a table, whatever its fields are, and submitted', async () => {
    await page.setContent(`<form onsubmit="document.title = 'sent'; return false">
      <label>Born <input type="date"></label><label>Volume <input type="range"></label>
      <fieldset><legend>Delivery</legend><label><input type="radio" name="d"> Post</label>
        <label><input type="radio" name="d"> Courier</label></fieldset>
      <button>Send</button></form>`);
    const table = [
      ['Born', '1 May 2024'],
      ['Volume', '70'],
      ['Delivery', 'Courier'],
    ];
    await carryOut(page, 'I fill in the form', { step: { table }, timeout: 10_000 });
    expect(await page.getByLabel('Born').inputValue()).toBe('2024-05-01');
    expect(await page.getByLabel('Volume').inputValue()).toBe('70');
    expect(await page.getByLabel('Courier').isChecked()).toBe(true);
    expect(await say('I submit the form')).toBe('Submitted the form by its button "Send".');
    expect(await page.title()).toBe('sent');
    await page.setContent('<form><button>Save</button><button>Send</button></form>');
    expect((await refusalOf('I submit the form')).message).toContain('it has 2 buttons that submit it');
  });
});

describe('ticks', () => {
  it('sets what is partly checked, and what a click of the label alone can set', async () => {
    await open('checkbox');
    const all = page.getByRole('checkbox', { name: 'All condiments' });
    expect(await say('I uncheck the "All condiments" checkbox')).toContain('Unchecked');
    expect(await all.getAttribute('aria-checked')).toBe('false');
    expect(await say('I uncheck the "All condiments" checkbox')).toContain('Left');
    await page.setContent(`<style>input { position: absolute; width: 1px; height: 1px; opacity: 0 }</style>
      <label for="t">Terms</label><div style="height: 2rem"></div><input type="checkbox" id="t">`);
    await say('I check "Terms"');
    expect(await page.locator('input').isChecked()).toBe(true);
  });

  it('turns switches and toggle buttons on and off', async () => {
    await open('switch');
    await say('I switch on "Flight mode"');
    await say('I turn the "Notifications" switch on');
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(2);
    await page.setContent(
      `<button aria-pressed="false" onclick="setTimeout(() => this.ariaPressed = 'true', 300)">Bold</button>`,
    );
    await say('I turn on the "Bold" toggle button');
    expect(await page.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });

  it('tells of one that does not take the click', async () => {
    await page.setContent('<div role="checkbox" aria-checked="false">Terms</div>');
    expect((await refusalOf('I check "Terms"')).message).toBe(
      'Failed to check "Terms": it was clicked, but it stays unchecked.',
    );
    await page.setContent('<label><input type="radio" checked> Express</label>');
    const { message } = await refusalOf('I uncheck "Express"');
    expect(message).toContain('a radio button stays checked');
  });
});
