/** Widgets as the ARIA Authoring Practices have them, operated in words, in a real browser. */
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

describe('boxes that open', () => {
  it('chooses from one that cannot be written into, and opens and closes it', async () => {
    await open('combobox');
    const box = page.getByRole('combobox');
    expect(await say('I select "Cherry" from the "Favourite fruit" combo box')).toBe(
      'Selected "Cherry" from the "Favourite fruit" combo box.',
    );
    expect(await box.innerText()).toBe('Cherry');
    expect(await say('I open the "Favourite fruit" combo box')).toBe(
      'Opened the "Favourite fruit" combo box.',
    );
    expect(await say('I open the "Favourite fruit" combo box')).toContain('open, as it was');
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await say('I fill in "Favourite fruit" with "Apple"')).toContain('Filled');
    expect(await box.innerText()).toBe('Apple');
    const { message } = await refusalOf('I select "Cherri" from the "Favourite fruit" combo box');
    expect(message).toContain('has no option "Cherri". Did you mean "Cherry"?');
  });

  it('writes into one that proposes what to write, and clicks the proposal', async () => {
    await open('editable-combobox');
    await say('I select "Lisbon" from the "City" combo box');
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Lisbon');
    await open('grid-combobox');
    await say('I select "Apricot" from the "Plant" combo box');
    expect(await page.getByLabel('Plant', { exact: true }).inputValue()).toBe('Apricot');
  });

  it('says so when the click on an option chooses nothing', async () => {
    await page.setContent(`<div role="combobox" aria-label="Size" aria-expanded="true" aria-controls="l" tabindex="0">Small</div>
      <ul role="listbox" id="l"><li role="option" aria-selected="false">Large</li></ul>`);
    const failure = refusalOf('I select "Large" from the "Size" combo box');
    expect((await failure).message).toBe(
      'Failed to select "Large" from the "Size" combo box: it was clicked, but the box shows "Small".',
    );
  });

  it('chooses through a button that opens a list', async () => {
    await page.setContent(`<button aria-haspopup="listbox" aria-expanded="false" aria-label="Size"
        onclick="this.setAttribute('aria-expanded', 'true'); l.hidden = false">Small</button>
      <ul role="listbox" id="l" hidden><li role="option" onclick="l.hidden = true; const b = document.querySelector('button');
        b.setAttribute('aria-expanded', 'false'); b.textContent = this.textContent">Large</li></ul>`);
    await say('I select "Large" from the "Size" drop-down');
    expect(await page.getByRole('button').innerText()).toBe('Large');
  });
});

describe('list boxes', () => {
  const chosen = (name: string) =>
    page.getByRole('listbox', { name }).locator('[aria-selected=true]').allInnerTexts();

  it('chooses one, several, and takes them back', async () => {
    await open('listbox');
    await say('I select "Titan" from the "Moon" list box');
    expect(await chosen('Moon')).toEqual(['Titan']);
    expect(await say('I select "Olives" and "Rocket" from the "Toppings" list box')).toBe(
      'Selected "Olives" and "Rocket" from the "Toppings" list box.',
    );
    expect(await chosen('Toppings')).toEqual(['Olives', 'Rocket']);
    await say('I deselect "Olives" in the "Toppings" list box');
    expect(await chosen('Toppings')).toEqual(['Rocket']);
    const { message } = await refusalOf('I select "Io" and "Titan" from the "Moon" list box');
    expect(message).toContain('only one of its options can be selected');
  });

  it('does the same in a native list of several choices', async () => {
    await page.setContent(`<label>Toppings <select multiple><option selected>Olives</option>
      <option>Capers</option><option>Rocket</option></select></label>`);
    const values = () =>
      page
        .locator('select')
        .evaluate((list) => [...(list as HTMLSelectElement).selectedOptions].map((one) => one.label));
    await say('I select "Capers" and "Rocket" from "Toppings"');
    expect(await values()).toEqual(['Olives', 'Capers', 'Rocket']);
    await say('I deselect "Olives" and "Capers" in "Toppings"');
    expect(await values()).toEqual(['Rocket']);
  });
});

describe('menus', () => {
  it('opens them and clicks what they hold', async () => {
    await open('menubar');
    await say('I open the "File" menu and choose "Save"');
    const status = page.getByRole('status');
    const saved = await status.innerText();
    expect(saved).not.toBe('');
    await say('I choose "New" from the "File" menu');
    expect(await status.innerText()).not.toBe(saved);
    await open('menu-button');
    await say('I open the "Actions" menu');
    expect(await page.getByRole('menu').isVisible()).toBe(true);
    await say('I close the "Actions" menu');
    expect(await page.getByRole('menu').count()).toBe(0);
    await say('I choose "Duplicate" from the "Actions" menu');
    expect(await status.innerText()).toContain('uplicate');
  });

  it('opens the menu of the right mouse button', async () => {
    await open('menu-button');
    await say('I right-click "Right-click on this paper"');
    await say('I click "Fold"');
    expect(await page.getByRole('status').innerText()).toContain('old');
  });
});

describe('what unfolds', () => {
  it('expands and collapses only what is not so already', async () => {
    await open('disclosure');
    const answer = page.getByText('On a lead they are.');
    expect(await say('I expand "Are dogs welcome?"')).toBe('Expanded "Are dogs welcome?".');
    expect(await say('I expand "Are dogs welcome?"')).toBe('Left "Are dogs welcome?" expanded, as it was.');
    expect(await answer.isVisible()).toBe(true);
    expect(await say('I collapse "Are dogs welcome?"')).toBe('Collapsed "Are dogs welcome?".');
    expect(await answer.isVisible()).toBe(false);
    await say('I expand the "Imprint" section');
    expect(await page.getByText('Made in Bath.').isVisible()).toBe(true);
  });

  it('knows sections by the button that unfolds them', async () => {
    await open('accordion');
    await say('I expand the "Billing address" section');
    expect(await page.getByLabel('Street').isVisible()).toBe(true);
    await say('I collapse the "Billing address" accordion');
    expect(await page.getByLabel('Street').isVisible()).toBe(false);
  });

  it('goes down a tree', async () => {
    await open('tree');
    await say('I expand "Fruit" in the "Garden" tree');
    await say('I expand the "Apples" tree item');
    expect(await page.getByText('Boskoop').isVisible()).toBe(true);
    await say('I collapse the "Apples" tree item');
    expect(await page.getByText('Boskoop').isVisible()).toBe(false);
    expect(await page.getByText('Pears').isVisible()).toBe(true);
    await open('treegrid');
    await say('I expand the "Tea party" row');
    expect(await page.getByText('Re: Tea party', { exact: true }).isVisible()).toBe(true);
  });

  it('does not guess whether a thing is open whose markup does not tell', async () => {
    await page.setContent('<button onclick="p.hidden = !p.hidden">Details</button><p id="p">Here</p>');
    expect((await refusalOf('I expand "Details"')).message).toBe(
      'Failed to expand "Details": the page does not say whether it is open (it has no aria-expanded). Please click it instead.',
    );
  });

  it('opens a tab, and says so when it stays closed', async () => {
    await open('manual-tabs');
    expect(await say('I open the "Shipping" tab')).toBe('Opened the "Shipping" tab.');
    expect(await page.getByText('Takes three days.').isVisible()).toBe(true);
    expect(await say('I open the "Shipping" tab')).toBe('Left the "Shipping" tab open, as it was.');
    await page.setContent('<button role="tab" aria-selected="false">Reviews</button>');
    const { message } = await refusalOf('I open the "Reviews" tab');
    expect(message).toContain('it was clicked, but it is not shown as the open one');
  });

  it('closes a dialog of the page', async () => {
    await open('dialog');
    await say('I click "Add address"');
    expect(await say('I close the "New address" dialog')).toBe('Closed the "New address" dialog by Escape.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.setContent('<div role="dialog" aria-label="Stubborn">No way out</div>');
    const { message } = await refusalOf('I close the "Stubborn" dialog');
    expect(message).toContain('Escape was pressed, but it is still open');
  });
});

describe('sliders and spin buttons', () => {
  it('sets those that only keys can move', async () => {
    await open('slider');
    const now = () => page.getByRole('slider', { name: 'Temperature' }).getAttribute('aria-valuenow');
    await say('I set the Temperature slider to 25');
    expect(await now()).toBe('25');
    await say('I move the "Temperature" slider to the maximum');
    expect(await now()).toBe('38');
    expect(await say('I decrease "Temperature" by 8')).toBe('Decreased "Temperature" from 38 to 30.');
    expect(await now()).toBe('30');
    await say('I set "Temperature" to "22 °C"');
    expect(await now()).toBe('22');
    const { message } = await refusalOf('I set the Temperature slider to 50');
    expect(message).toContain('it goes from 10 to 38. Please write a number of that range.');
  });

  it('sets native ones to a value of their steps', async () => {
    await open('slider');
    const value = () => page.getByLabel('Volume').inputValue();
    await say('I drag the "Volume" slider to 70');
    expect(await value()).toBe('70');
    await say('I increase "Volume"');
    expect(await value()).toBe('75');
    await say('I set the "Volume" slider to its lowest value');
    expect(await value()).toBe('0');
    const { message } = await refusalOf('I set the "Volume" slider to 72');
    expect(message).toContain('it goes from 0 to 100 in steps of 5');
  });

  it('counts spin buttons and number fields up and down', async () => {
    await open('spinbutton');
    expect(await say('I increase "Day" by two')).toBe('Increased "Day" from 5 to 7.');
    await say('I set "Day" to 31');
    expect(await page.getByRole('spinbutton', { name: 'Day' }).getAttribute('aria-valuenow')).toBe('31');
    await say('I increase "Guests" by 3');
    expect(await page.getByLabel('Guests').inputValue()).toBe('5');
    const { message } = await refusalOf('I increase "Guests" by 20');
    expect(message).toBe(
      'Failed to increase "Guests" by 20: that would be 25, and it takes no more than 12.',
    );
  });

  it('tells of one that does not move', async () => {
    await page.setContent('<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="5">5</div>');
    const { message } = await refusalOf('I set the "Volume" slider to 7');
    expect(message).toContain('it stays at 5 when ArrowUp is pressed');
  });
});
