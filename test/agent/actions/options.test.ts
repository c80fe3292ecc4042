/** Which option of a list is meant, where several look or are called alike. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (options: string) => `<label>Colour <select>${options}</select></label>`;
const chosen = () => page.locator('select').evaluate((one) => (one as HTMLSelectElement).selectedIndex);

const GROUPS = list(
  '<option>--<optgroup label="Warm"><option>Red<option>Pink</optgroup><optgroup label="Cold"><option>Red<option>Blue</optgroup>',
);

describe('an option', () => {
  it('that is clicked is that one, whatever its value', async () => {
    await page.setContent(list('<option value="">--<option value="1">Red<option value="1">Blue'));
    await carryOut(page, 'I click "Blue"');
    expect(await chosen()).toBe(2);
  });

  it('of two groups is not guessed, and the groups are named', async () => {
    await page.setContent(GROUPS);
    const { reason, message } = await failureOf(page, 'I select "Red" from "Colour"');
    expect(reason).toBe('target ambiguous');
    expect(message).toContain('has 2 options "Red": "Warm: Red", "Cold: Red".');
    expect(await chosen()).toBe(0);
    await carryOut(page, 'I select "Cold: Red" from "Colour"');
    expect(await chosen()).toBe(3);
  });

  it('that comes twice for one value is one', async () => {
    await page.setContent(
      list('<option value="de">Germany<option value="fr">France<option value="de">Germany'),
    );
    await carryOut(page, 'I select "France" from "Colour"');
    await carryOut(page, 'I select "Germany" from "Colour"');
    expect(await chosen()).toBe(0);
  });

  it('that the browser proposes for a field is one of those', async () => {
    const offers = '<option value="Ulm"><option value="Berlin"><option value="B" label="Bonn">';
    await page.setContent(`<label>City <input list="l"></label><datalist id="l">${offers}</datalist>`);
    const value = () => page.locator('input').inputValue();
    await carryOut(page, 'I select "Berlin" from "City"');
    expect(await value()).toBe('Berlin');
    await carryOut(page, 'I select "Bonn" from "City"');
    expect(await value()).toBe('B');
    const { reason, message } = await failureOf(page, 'I select "Rome" from "City"', { timeout: 1_500 });
    expect(reason).toBe('target not found');
    expect(message).toBe(
      '"City" has no option "Rome". Did you mean "Ulm"? Its options: "Ulm", "Berlin", "Bonn".',
    );
  });

  it('that the browser proposes may be looked up as one types', async () => {
    await page.setContent(
      `<label>City <input list="l" oninput="setTimeout(() => { l.innerHTML = '<option>' + this.value + ' (Wien)' }, 150)"></label><datalist id="l"></datalist>`,
    );
    const { note } = await carryOut(page, 'I select "Vienna" from "City"', { timeout: 4_000 });
    expect(await page.locator('input').inputValue()).toBe('Vienna (Wien)');
    expect(note).toContain('The option was found by a part of its name: "Vienna (Wien)".');
  });

  it('is taken but for case only where there is no other', async () => {
    await page.setContent(list('<option>--<option>us<option>US'));
    const { reason, message } = await failureOf(page, 'I select "Us" from "Colour"');
    expect(reason).toBe('target ambiguous');
    expect(message).toContain('"us", "US"');
    await carryOut(page, 'I select "US" from "Colour"');
    expect(await chosen()).toBe(2);
  });

  it('is not known by its value, which nobody sees', async () => {
    await page.setContent(list('<option>--<option value="c">Third<option value="d">Fourth'));
    const { reason } = await failureOf(page, 'I select "c" from "Colour"');
    expect(reason).toBe('target not found');
    expect(await chosen()).toBe(0);
  });

  it('of a list box that comes twice is not guessed', async () => {
    await page.setContent(
      '<div role="listbox" aria-label="Colour"><div role="option">Red</div><div role="option">Red</div></div>',
    );
    const { reason } = await failureOf(page, 'I select "Red" from the "Colour" list box');
    expect(reason).toBe('target ambiguous');
  });

  it('is never written into a box that asks for no keyboard', async () => {
    await page.setContent(
      `<input role="combobox" inputmode="none" aria-label="Colour" aria-controls="l" aria-expanded="false" onclick="l.hidden = false" oninput="document.title = 'written'">
      <div role="listbox" id="l" hidden><div role="option">Red</div><div role="option" onclick="document.querySelector('input').value = 'Blue'; l.hidden = true">Blue</div></div>`,
    );
    const { reason } = await failureOf(page, 'I select "Pink" from "Colour"', { timeout: 2_500 });
    expect(reason).toBe('target not found');
    await page.evaluate(() => (document.querySelector<HTMLElement>('#l')!.hidden = true));
    await carryOut(page, 'I select "Blue" from "Colour"', { timeout: 4_000 });
    expect(await page.locator('input').inputValue()).toBe('Blue');
    expect(await page.title()).toBe('');
  });
});
