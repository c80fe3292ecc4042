/** Finding things as a person names them: precision, places, ordinals, dialogs, ambiguity, waiting. */
import type { Page } from '@playwright/test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from './carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});
beforeEach(() => page.goto('about:blank'));

/** Marks what is clicked, so that a test can tell which one it was. */
const MARK = `<script>addEventListener('click', (event) => { document.title = event.target.closest('[id]')?.id ?? ''; }, true)</script>`;
async function clicked(html: string, sentence: string) {
  await page.setContent(html + MARK);
  const { note } = await carryOut(page, sentence, { timeout: 5_000 });
  return { id: await page.title(), note };
}

const ORDERS = `<h1>Orders</h1><table aria-label="Orders"><tr><th>Name</th><th>Do</th></tr>
<tr><td>Ada</td><td><button id="ada">Edit</button></td></tr><tr><td>Bob</td><td><button id="bob">Edit</button></td></tr></table>
<ul aria-label="Cart"><li><h3>Milk</h3><button id="milk">Remove</button><input type="checkbox" id="milkbox"></li>
<li><h3>Oat milk</h3><button id="oat">Remove</button><input type="checkbox" id="oatbox"></li></ul>
<section><h2>Filters</h2><button id="filter">Apply</button></section><form aria-label="Search"><button type="button" id="search">Apply</button></form>
<ul aria-label="Nested"><li><b>Dairy</b><button id="all">Open</button><ul><li><b>Butter</b><button id="butter">Open</button></li></ul></li></ul>
<nav><a href="#" id="nav">Home</a></nav><footer><a href="#" id="foot">Home</a></footer>`;

const PLACES: [string, string][] = [
  ['I click "Edit" in the row "Bob"', 'bob'],
  ['I click the "Edit" button in the "Ada" row of the "Orders" table', 'ada'],
  ['In the "Bob" row, I click "Edit"', 'bob'],
  ['I click the "Remove" button in the item "Milk"', 'milk'],
  ['I click "Remove" in the "Oat milk" item', 'oat'],
  ['I click the checkbox in the item "Oat milk"', 'oatbox'],
  ['I click "Apply" in the "Filters" section', 'filter'],
  ['I click "Apply" in the "Search" form', 'search'],
  ['I click "Home" in the navigation', 'nav'],
  ['I click the "Home" link in the footer', 'foot'],
  ['I click "Open" in the "Butter" item', 'butter'],
  ['I click the first "Edit" button', 'ada'],
  ['I click the second "Edit" button', 'bob'],
  ['I click the last "Remove" button in the "Cart" list', 'oat'],
  ['I click the "Edit" button in the second row', 'bob'],
  ['I click the "Edit" button in the last row', 'bob'],
];

describe('places and ordinals', () => {
  it.each(PLACES)('%s', async (sentence, id) => {
    expect((await clicked(ORDERS, sentence)).id).toBe(id);
  });
});

const PRECISION: [string, string, string, string | undefined][] = [
  [
    'the whole name before a part',
    '<button id="a">Add to cart</button><button id="b">Add</button>',
    'I click "Add"',
    'b',
  ],
  [
    'the same letters before other ones',
    '<button id="a">SAVE</button><button id="b">Save</button>',
    'I click "Save"',
    'b',
  ],
  ['other letters where there is nothing better', '<button id="a">SAVE</button>', 'I click "Save"', 'a'],
  ['a button before a text', '<p id="a">Save</p><button id="b">Save</button>', 'I click "Save"', 'b'],
  [
    'what can be seen before what is hidden',
    '<button id="a" hidden>Save</button><button id="b">Save</button>',
    'I click "Save"',
    'b',
  ],
  [
    'one thing where a label stands in a button',
    '<button id="b"><span>Save</span></button>',
    'I click "Save"',
    'b',
  ],
  [
    'an image by its alternative text',
    '<a href="#"><img id="b" alt="Logo" width="9" height="9"></a>',
    'I click the "Logo" image',
    'b',
  ],
  ['a name with spaces in between', '<button id="b">Sign\n   in</button>', 'I click "Sign in"', 'b'],
  [
    'a link that is styled as a button only as a link',
    '<a id="b" href="#">Buy</a>',
    'I click the "Buy" link',
    'b',
  ],
  ['an ARIA role', '<div id="b" role="button" tabindex="0">Buy</div>', 'I click the "Buy" button', 'b'],
  [
    'names with signs of regular expressions',
    '<button id="b">A+ (B) [c]? $1.00 \\d</button>',
    'I click "a+ (b) [C]? $1.00 \\d"',
    'b',
  ],
];

describe('which one is meant', () => {
  it.each(PRECISION)('%s', async (_title, html, sentence, id) => {
    const found = await clicked(html, sentence);
    expect(found).toEqual({ id, note: undefined });
  });

  it('takes a part of a name only where it is unique, and says so', async () => {
    const { id, note } = await clicked('<button id="a">Add to cart</button>', 'I click "Add"');
    expect(id).toBe('a');
    expect(note).toBe('Found by a part of its name: "Add". The whole name is button "Add to cart".');
  });

  it('waits for the whole name while the page is being built', async () => {
    const html = `<button id="a">Save as</button><script>
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button id="b">Save</button>'), 100)</script>`;
    expect(await clicked(html, 'I click "Save"')).toEqual({ id: 'b', note: undefined });
  });

  it('waits for what comes later', async () => {
    const html = `<p>…</p><script>
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button id="b">Save</button>'), 300)</script>`;
    expect((await clicked(html, 'I click "Save"')).id).toBe('b');
  });

  it('clicks through a page that loads another one meanwhile', async () => {
    await page.route('http://later.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<button id="b">Go</button>${MARK}` }),
    );
    await page.setContent(
      '<p>Wait</p><script>setTimeout(() => { location.href = "http://later.test/"; }, 50)</script>',
    );
    await carryOut(page, 'I click "Go"');
    expect(await page.title()).toBe('b');
  });
});

describe('an open dialog', () => {
  const html = `<button id="behind">Delete</button><p>Price list</p>
    <dialog id="d"><h2>Confirm</h2><button id="inside">Delete</button></dialog><script>document.querySelector('#d').showModal()</script>`;

  it('goes before the page behind it', async () => {
    expect((await clicked(html, 'I click "Delete"')).id).toBe('inside');
    expect((await clicked(html, 'I click "Delete" in the "Confirm" dialog')).id).toBe('inside');
    expect((await clicked(html, 'I click "Delete" in the dialog')).id).toBe('inside');
  });

  it('goes before it also where it is drawn by hand', async () => {
    const drawn = `<button id="behind">OK</button><div role="dialog" aria-modal="true"><button id="inside">OK</button></div>`;
    expect((await clicked(drawn, 'I click "OK"')).id).toBe('inside');
  });

  it('goes before it also where only what is behind it is well marked up', async () => {
    for (const opened of ['<dialog id="d">', '<div id="d" role="dialog" aria-modal="true">']) {
      const [, tag] = /^<(\w+)/.exec(opened) ?? [];
      await page.setContent(
        `<label>City <input id="behind"></label><button>Save</button>${opened}<input id="inside" placeholder="City">
        <span onclick="this.id = 'clicked'">Save</span></${tag}><script>document.querySelector('dialog')?.showModal()</script>`,
      );
      await carryOut(page, 'I fill in "City" with "Rome"');
      expect(await page.locator('#inside').inputValue(), opened).toBe('Rome');
      expect(await page.locator('#behind').inputValue()).toBe('');
      await carryOut(page, 'I click "Save"');
      expect(await page.locator('#clicked').count()).toBe(1);
    }
  });

  it('leaves the page behind it to be read', async () => {
    await page.setContent(html);
    await carryOut(page, 'I see "Price list"');
  });
});

describe('several that are meant alike', () => {
  it('are listed with their places, and how to say which', async () => {
    await page.setContent(ORDERS);
    const error = await failureOf(page, 'I click "Edit"', { timeout: 1_500 });
    expect(error.reason).toBe('target ambiguous');
    expect(error.message).toBe(
      '"Edit" means 2 things here: the "Edit" button in the "Ada" row; the "Edit" button in the "Bob" row. ' +
        'Please write one of these instead.',
    );
    expect(error.candidates).toEqual([
      'the "Edit" button in the "Ada" row',
      'the "Edit" button in the "Bob" row',
    ]);
  });

  it('are an error also for parts of names and for places', async () => {
    await page.setContent(ORDERS);
    expect((await failureOf(page, 'I click "Appl"', { timeout: 1_500 })).reason).toBe('target ambiguous');
    await page.setContent('<ul><li>Tea <button>X</button></li><li>Tea <button>X</button></li></ul>');
    const error = await failureOf(page, 'I click "X" in the "Tea" item', { timeout: 1_500 });
    expect(error.message).toMatch(/^item "Tea" means 2 things here: the first "Tea" item \(/);
  });

  it('are no error while one of them is only leaving', async () => {
    const html = `<button id="a">Save</button><button id="b">Save</button><script>setTimeout(() => document.querySelector('#a').remove(), 100)</script>`;
    expect((await clicked(html, 'I click "Save"')).id).toBe('b');
  });
});

const MISSING: [string, string, string][] = [
  [
    '<button>Log in</button><a href="#">Sign up</a><p>Other</p>',
    'I click the "Sign in" button',
    'No button named "Sign in" on the page. The nearest: button "Log in", link "Sign up".',
  ],
  [
    '<p>Nothing</p>',
    'I click "Save"',
    'No "Save" on the page. Please check that the step before led to the right page.',
  ],
  [
    '<button hidden>Save</button><p>x</p>',
    'I click the "Save" button',
    'No button named "Save" on the page. One is there, but it is hidden: please show it first.',
  ],
  [
    '<details><summary>More</summary><label>Zip <input></label></details>',
    'I fill in "Zip" with "1"',
    'No "Zip" on the page. One is there, but it is hidden: please show it first.',
  ],
  [
    '<section aria-label="Pay" style="visibility: hidden"><button>Go</button></section>',
    'I click "Go" in the "Pay" section',
    'No section named "Pay" on the page. One is there, but it is hidden: please show it first.',
  ],
  [
    '<button style="display: none">Save</button><p>x</p>',
    'The "Save" button is enabled',
    'Expected that the "Save" button is enabled, but: No button named "Save" on the page. One is there, but it is hidden: please show it first.',
  ],
  [
    '<button>Save <span hidden>now</span></button>',
    'I click the "Save now" button',
    'No button named "Save now" on the page. The nearest: button "Save".',
  ],
  [
    '<button>Edit</button>',
    'I click the third "Edit" button',
    'There is only 1 "Edit" button on the page, so the third "Edit" button does not exist. Please name one that is there.',
  ],
  [
    '<p>x</p>',
    'I click "OK" in the "Confirm" dialog',
    'No dialog named "Confirm" on the page. Please check that the step before led to the right page.',
  ],
  [
    '<table><tr><td>Ada</td><td><button>Edit</button></td></tr></table>',
    'I click "Delete" in the "Ada" row',
    'No "Delete" in the "Ada" row. There are, among others: button "Edit" in row "Ada".',
  ],
  [
    '<label>E-mail <input></label>',
    'I fill in "Email" with "a@b.c"',
    'No "Email" on the page. The nearest: field "E-mail".',
  ],
];

describe('what is not there', () => {
  it.each(MISSING)('%s: %s', async (html, sentence, message) => {
    await page.setContent(html);
    const error = await failureOf(page, sentence);
    expect(error.message).toBe(message);
    expect(error.reason).toBe('target not found');
  });
});
