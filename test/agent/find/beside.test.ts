/** Things told from others of their kind by what they stand beside. */
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

const TABLE = `<table><tr><th>Name</th><th>Do</th></tr>
<tr><td>Milk</td><td><button id="milk">Delete</button></td></tr>
<tr><td><b>Bread</b></td><td><b>2</b> <button id="bread">Delete</button></td></tr>
<tr><td>Salt</td><td>sold out</td></tr></table>`;
const CARDS = `<style>.card { display: inline-block; width: 150px } .wide .card { display: block; width: auto }</style>
<div class="cards"><div class="card"><h3>Milk</h3><p>Fresh</p><button id="milk">Buy</button></div>
<div class="card new"><h3>Bread</h3><p>Rye</p><button id="bread">Buy</button></div>
<div class="card"><h3>Salt</h3><p>Sold out</p></div></div>`;
const TILES = `<div style="display: flex"><div class="t"><b>Salt</b></div><div class="t"><b>Rum</b><button>Buy</button></div></div>`;
const LIST = `<ul><li>Milk <button id="milk">Delete</button></li><li>Bread</li><li>Salt <button id="salt">Delete</button></li></ul>`;
const TODO = `<ul><li><div><input type="checkbox" id="milk"><label>Milk</label></div></li>
<li><div><input type="checkbox" id="bread"><label>Bread</label></div></li></ul>`;
const FORM = `<p><label for="a">Email</label> <input id="a"></p><p>Name <input id="b"></p>
<div><label>Town</label></div><div><input id="c"></div>`;
const HEADED = `<h1>Checkout</h1><h2>Shipping</h2><p>Ada</p><div><h3>Address</h3><a href="#" id="shipping">Edit</a></div>
<h2>Payment</h2><p>Card</p><a href="#" id="payment">Edit</a><section><h2>Gift</h2><p>None</p></section><a href="#" id="after">Help</a>`;
const LINE = `<div style="display: grid; grid-template-columns: 90px 90px 90px; grid-auto-rows: 40px">
<button id="nw">A</button><span>Left</span><button id="ne">A</button><span>x</span><span>Mid</span><span>y</span>
<button id="sw">A</button><button id="s">A</button><button id="se">A</button></div>`;

const BESIDE: [string, string, string][] = [
  ['I click the Delete button next to "Milk"', TABLE, 'milk'],
  ['I click "Delete" next to "Bread"', TABLE, 'bread'],
  ['I click the button next to "Bread"', TABLE, 'bread'],
  ['I click "Buy" next to "Bread"', CARDS, 'bread'],
  ['I click "Buy" next to "Milk"', CARDS.replace('cards', 'wide'), 'milk'],
  ['I click the Delete button next to "Salt"', LIST, 'salt'],
  ['I check the checkbox next to "Bread"', TODO, 'bread'],
  ['I click the field next to "Email"', FORM, 'a'],
  ['I click the field next to "Name"', FORM, 'b'],
  ['I click the field under "Town"', FORM, 'c'],
  ['I click "Edit" under Shipping', HEADED, 'shipping'],
  ['I click the "Edit" link under the "Payment" heading', HEADED, 'payment'],
  ['Under "Address", I click "Edit"', HEADED, 'shipping'],
  ['I click the "A" button to the right of "Left"', LINE, 'ne'],
  ['I click "A" to the left of "Left"', LINE, 'nw'],
  ['I click the button under "Mid"', LINE, 's'],
  ['I click the button above "x"', LINE, 'nw'],
  [
    'I click the last button above "Mid"',
    LINE.replace('<span>Left</span>', '<button id="n">A</button>'),
    'n',
  ],
];

describe('what stands beside another thing', () => {
  it.each(BESIDE)('%s', async (sentence, html, id) => {
    expect(await clicked(page, html, sentence)).toEqual({ id, note: undefined });
  });
});

const NOT_BESIDE: [string, string][] = [
  ['I click the Delete button next to "Salt"', TABLE],
  ['I click "Buy" next to "Salt"', CARDS],
  ['I click "Buy" next to "Salt"', CARDS.replace('cards', 'wide')],
  ['I click "Buy" next to "Salt"', TILES],
  ['I click the Delete button next to "Bread"', LIST],
  ['I click "Help" under "Gift"', HEADED],
  ['I click "Edit" next to "Checkout"', HEADED],
  ['I click the button to the left of "Mid"', LINE],
  ['I click the button under "Left"', LINE],
];

describe('what is there, but beside something else,', () => {
  it.each(NOT_BESIDE)('is not taken: %s', async (sentence, html) => {
    await page.setContent(html);
    const error = await failureOf(page, sentence, { timeout: 1_000 });
    expect(error.reason).toBe('target not found');
  });

  it('does not satisfy an expectation', async () => {
    await page.setContent(TABLE);
    const error = await failureOf(page, 'I see the "Delete" button next to "Salt"');
    expect(error.reason).toBe('expectation not met');
    await carryOut(page, 'I see the "Delete" button next to "Milk"');
    await carryOut(page, 'I should not see the "Delete" button next to "Salt"');
  });
});

describe('what can mean several', () => {
  it('is refused', async () => {
    await page.setContent('<span>Tea</span> <button>X</button> <span>Rum</span> <button>X</button>');
    expect((await failureOf(page, 'I click "X" next to "Rum"', { timeout: 1_500 })).reason).toBe(
      'target ambiguous',
    );
  });

  it('asks for the neighbour where that is not there', async () => {
    await page.setContent(TABLE);
    const error = await failureOf(page, 'I click "Delete" next to "Sugar"');
    expect(error.message).toContain('No "Sugar" on the page.');
  });
});
