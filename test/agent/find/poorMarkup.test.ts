/** Widgets whose markup says less than what a person sees: found as the last resort, with a note of what is better. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { clicked } from './clicked.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const CARDS = `<div class="cards"><div class="card"><span>Milk</span><div id="milk" class="btn">Buy</div></div>
<div class="card on"><span>Rum</span><div id="rum" class="btn">Buy</div></div></div>`;
const ROWS = `<div class="r"><div class="c"><span>Milk</span></div><div class="c"><span>1</span><button id="milk">X</button></div></div>
<div class="r"><div class="c"><span>Rum</span></div><div class="c"><span>2</span><button id="rum">X</button></div></div>`;
const PARTS = `<div><h2>Billing</h2><p>x</p><button id="billing">Edit</button></div><div><div><h2>Shipping</h2></div><button id="shipping">Edit</button></div>`;

const CLICKS: [string, string, string, RegExp][] = [
  [
    'I click "Save"',
    '<div id="b">Save</div>',
    'b',
    /^Nothing in the markup says that the <div> can be clicked/,
  ],
  [
    'I click the "Save" button',
    '<div id="b" style="cursor: pointer">Save</div>',
    'b',
    /looks clickable: button "Save"\. A <button>/,
  ],
  ['I click the "Save" button', '<div id="b" class="btn"><b>Save</b></div>', 'b', /looks clickable/],
  ['I click the "Terms" link', '<a id="b">Terms</a>', 'b', /An <a href> would/],
  ['I click the "Bin" button', '<i id="b" title="Bin" onclick="1">x</i>', 'b', /looks clickable/],
  [
    'I click the "Buy" button',
    '<a id="b" href="#">Buy</a>',
    'b',
    /^There is no button "Buy"; the link of this name was taken\.$/,
  ],
  ['I click the "Buy" button in the "Rum" card', CARDS, 'rum', /class or id: section "Rum"/],
  ['I click "X" in the "Milk" row', ROWS, 'milk', /built alike/],
  ['I click "Edit" in the "Shipping" section', PARTS, 'shipping', /built alike: section "Shipping"/],
  [
    'I click "Go" in the sidebar',
    '<button>Go</button><div class="sidebar"><button id="b">Go</button></div>',
    'b',
    /class or id: sidebar. <aside>/,
  ],
];

const NAMED: [string, string, string][] = [
  [
    'an icon by its label',
    '<button id="b"><svg width="9" height="9" aria-label="Bin" role="img"></svg></button>',
    'I click the "Bin" button',
  ],
  [
    'an icon by its title',
    '<button id="b"><svg width="9" height="9"><title>Bin</title></svg></button>',
    'I click the "Bin" button',
  ],
  [
    'an image by its alternative text',
    '<a href="#" id="b"><img alt="Bin" width="9" height="9"></a>',
    'I click the "Bin" link',
  ],
  ['a button by its title', '<button id="b" title="Bin"><i>x</i></button>', 'I click the "x" button'],
  ['a button by its value', '<input type="button" id="b" value="Bin">', 'I click "Bin"'],
  ['a summary', '<details><summary id="b">More</summary>x</details>', 'I click the "More" disclosure'],
  [
    'a toggle button',
    '<button>B</button><button aria-pressed="true" id="b">B</button>',
    'I click the "B" toggle button',
  ],
  [
    'a list item by a text among others',
    '<ul><li>Tea <button id="b">X</button></li><li>Rum <button>X</button></li></ul>',
    'I click "X" in the "Tea" item',
  ],
];

describe('what is clicked', () => {
  it.each(CLICKS)('is found with a note: %s in %s', async (sentence, html, id, note) => {
    const found = await clicked(page, html, sentence);
    expect(found.id).toBe(id);
    expect(found.note).toMatch(note);
  });

  it.each(NAMED)('needs none: %s', async (_title, html, sentence) => {
    expect(await clicked(page, html, sentence)).toEqual({ id: 'b', note: undefined });
  });

  it('is not taken for a button that does not even look clickable', async () => {
    await page.setContent('<p>Save</p>');
    const error = await failureOf(page, 'I click the "Save" button', { timeout: 1_500 });
    expect(error.message).toContain('"Save" is there as a text');
    expect((await failureOf(page, 'I see the "Save" button')).reason).toBe('expectation not met');
  });

  it('is a link only where it is clicked, not where it is looked at', async () => {
    await page.setContent('<a href="#">Buy</a>');
    expect((await failureOf(page, 'I see the "Buy" button')).reason).toBe('expectation not met');
  });
});

const FIELDS: [string, string][] = [
  ['in front of it', '<p><span>Town</span> <input id="f"></p><p><span>Street</span> <input></p>'],
  ['above it', '<div>Street</div><input><div>Town:</div><input id="f">'],
  [
    'in the cell to the left',
    '<table><tr><td>Street</td><td><input></td><td>Town *</td><td><input id="f"></td></tr></table>',
  ],
  [
    'with a hint in between',
    '<div><b>Town</b><small>where you live</small><input id="f"></div><div><b>Street</b><small>and number</small><input></div>',
  ],
  [
    'that is a label which is tied to nothing',
    '<div><label>Town</label><div><input id="f"></div></div><div><label>Street</label><div><input></div></div>',
  ],
];

describe('a field without a label of its own', () => {
  it.each(FIELDS)('is found by the text %s', async (_title, html) => {
    await page.setContent(html);
    const { note } = await carryOut(page, 'I fill in "Town" with "Ulm"');
    expect(await page.locator('#f').inputValue()).toBe('Ulm');
    expect(note).toContain('Found by the text beside it: "Town". A <label>');
    await carryOut(page, 'the "Town" field shows "Ulm"');
  });

  it('is found by the head of its column', async () => {
    await page.setContent(
      '<table><tr><th>Item</th><th>Qty</th></tr><tr><td>Milk</td><td><input></td></tr><tr><td>Rum</td><td><input id="f"></td></tr></table>',
    );
    await carryOut(page, 'I type "3" in the "Qty" field in the "Rum" row');
    expect(await page.locator('#f').inputValue()).toBe('3');
  });

  it('is ticked by the text behind it', async () => {
    await page.setContent(
      '<p><input type="checkbox"> <span>Tea</span></p><p><input type="checkbox" id="f"> <span>Rum</span></p>',
    );
    await carryOut(page, 'I check "Rum"');
    expect(await page.locator('#f').isChecked()).toBe(true);
  });

  it('is not found by a text that belongs to another', async () => {
    await page.setContent('<label>Town <input></label><p>Street</p><label>Country <input></label>');
    expect((await failureOf(page, 'I fill in "Street" with "x"', { timeout: 1_500 })).reason).toBe(
      'target not found',
    );
  });
});

const PASSED: [string, string, string | undefined][] = [
  [
    'one that can be seen',
    '<div style="opacity: 0"><button id="a">Go</button></div><button id="b">Go</button>',
    undefined,
  ],
  [
    'one that is enabled',
    '<button id="a" disabled>Go</button><button id="b">Go</button>',
    'Passed over 1 "Go" thing that is disabled.',
  ],
  [
    'one that can be reached',
    '<button id="a">Go</button><div role="dialog" style="position: fixed; inset: 0; background: white"><button id="b">Go</button></div>',
    'Passed over 1 "Go" thing that is covered by something else.',
  ],
];

describe('of two that bear the same name', () => {
  it.each(PASSED)('takes %s', async (_title, html, note) => {
    expect(await clicked(page, html, 'I click "Go"')).toEqual({ id: 'b', note });
  });

  it('takes none where a statement could be true of one and not of the other', async () => {
    await page.setContent('<button disabled>Go</button><button>Go</button>');
    expect((await failureOf(page, 'the "Go" button is disabled', { timeout: 1_500 })).reason).toBe(
      'target ambiguous',
    );
  });
});
