/** Every expectation in a real browser: it holds where it should, and fails with what was expected and observed. */
import { describe, expect, it } from 'vitest';
import { useBrowser, usePages } from '../support/browser.js';
import { carryOut, failureOf } from './carryOut.js';

const SHOP = `<title>The Shop</title><header>Welcome, Ada</header>
<h1>Your   cart</h1><p>There are <b>3 items</b> for you. Costs €&nbsp;12.00.</p><p hidden>Secret</p>
<p style="visibility:hidden">Unseen</p><p style="opacity:0">Ghost</p><details><summary>More</summary>Folded</details>
<span style="position:absolute;width:1px;height:1px;overflow:hidden">Only read aloud</span>
<button aria-label="Close">×</button><button>Save as draft</button><button disabled>Buy</button><img alt="Logo of the shop" width="9" height="9">
<label>User name <input value="ada"></label><label>Empty one <input></label><label>Pin <input type="password" value="1234"></label>
<label>Colour <select><option>Red</option><option selected>Blue</option></select></label>
<label><input type="checkbox" checked> Terms</label><label><input type="checkbox"> News</label>
<label><input type="radio" checked> Express</label>
<div role="tablist"><button role="tab" aria-selected="true">Reviews</button><button role="tab" aria-selected="false">Details</button></div>
<table aria-label="Cart"><thead><tr><th>Name</th><th>Sum</th></tr></thead><tbody><tr><td>Milk</td><td>€ 2.00</td></tr>
<tr><td>Bread</td><td>€ 10.00</td></tr></tbody><tfoot><tr><td>Total</td><td>€ 12.00</td></tr></tfoot></table>
<ul aria-label="Wishes"><li>Tea</li><li>Salt</li><li>Oil</li></ul><ul aria-label="Nothing"></ul>`;

const onPage = usePages(useBrowser(), async (page) => {
  await page.route('http://shop.test/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: SHOP }),
  );
  await page.goto('http://shop.test/cart?id=1#top');
});

const SAYING = { startUrl: 'http://shop.test/' };

const HOLDING: string[] = [
  'I see "3 items"',
  'I see "Your cart"',
  'I see "There are 3 items for you."',
  'I see "€ 12.00"',
  'I see "Close"',
  'I see "Welcome" in the header',
  'I see "Milk € 2.00" in the "Cart" table',
  'I see the "Your cart" heading',
  'I see the "Buy" button',
  'the "Cart" table is visible',
  'I don\'t see "Secret"',
  'I don\'t see "Unseen"',
  'I don\'t see "Ghost"',
  'I don\'t see "Folded"',
  'I don\'t see "Only read aloud"',
  'I don\'t see "Red"',
  'I don\'t see "2 items"',
  'I don\'t see "Milk" in the "Wishes" list',
  'I don\'t see the "Sell" button',
  'I don\'t see the "Save" button',
  'there is no "Sell" button',
  'the "Confirm" dialog is gone',
  'the "User name" field is "ada"',
  'the "User name" field contains "ad"',
  'the "User name" field does not contain "bob"',
  'the "Pin" field is "1234"',
  'the "Colour" list shows "Blue"',
  'the value of "User name" is not "bob"',
  'the "Total" row shows "€ 12.00"',
  'the "Milk" row does not contain "€ 12.00"',
  'the first row contains "Milk"',
  'the last item in the "Wishes" list is "Oil"',
  'the header shows "Welcome, Ada"',
  'the "Empty one" field is empty',
  'the "Nothing" list is empty',
  'the "Cart" table is not empty',
  'the "Terms" checkbox is checked',
  '"News" is not checked',
  'the "News" checkbox is unchecked',
  'the "Express" radio button is selected',
  'the "Reviews" tab is selected',
  'the "Details" tab is not selected',
  'the "Buy" button is disabled',
  'the "Save as draft" button is enabled',
  'I see 2 rows',
  'I see 3 items in the "Wishes" list',
  'the "Cart" table has 2 rows',
  'there are at least 2 items',
  'there are at most 3 items',
  'there are more than 2 items',
  'there are fewer than 4 items',
  'there is one "Milk" row',
  'there are no items in the "Nothing" list',
  'there are no "Sell" buttons',
  'there are 0 "Save" buttons',
  'the page title is "The Shop"',
  'the title contains "Shop"',
  'the title is not "Shop"',
  'the URL is "http://shop.test/cart?id=1#top"',
  'the URL is "/cart?id=1"',
  'the URL contains "id=1"',
  'the URL ends with "#top"',
  'the URL does not contain "login"',
  'I should be on "/cart"',
  'I should be on "/cart?id=1"',
  'I should not be on "/cart?id=2"',
  'I should not be on the start page',
];

describe.concurrent('an expectation that holds', () => {
  it.each(HOLDING)('%s', (sentence) =>
    onPage(async (page) => {
      const { expected, summary, note } = await carryOut(page, sentence, SAYING);
      expect(summary).toBe(`Saw that ${expected ?? ''}.`);
      if (!/Close|"Save"/.test(sentence)) expect(note).toBeUndefined();
    }),
  );
});

const FAILING: [string, string][] = [
  [
    'I see "Secret"',
    'Expected that "Secret" is visible, but observed: no such text; it shows: "Welcome, Ada Your cart',
  ],
  ['I see "Your card"', 'Expected that "Your card" is visible, but observed: "Your cart"'],
  ['I see "Unseen"', 'Expected that "Unseen" is visible'],
  ['I see "Ghost"', 'Expected that "Ghost" is visible'],
  ['I see "Folded"', 'Expected that "Folded" is visible'],
  ['I see "Only read aloud"', 'Expected that "Only read aloud" is visible'],
  ['I see "2.00" in the "Total" row', '"2.00" in the "Total" row is visible, but observed: "€ 12.00".'],
  ['I see "1234"', 'Expected that "1234" is visible'],
  [
    'I see the "Sell" button',
    'the "Sell" button is visible, but: No button named "Sell" on the page. What there is of the kind button:',
  ],
  [
    'I see the "Bui" button',
    'the "Bui" button is visible, but: No button named "Bui" on the page. The nearest: button "Buy"',
  ],
  ['I don\'t see "3 items"', 'Expected that "3 items" is not visible, but observed: "3 items" is visible.'],
  [
    'I don\'t see "your CART"',
    'but observed: "your CART" is visible. Seen with other capital letters than written.',
  ],
  [
    'I don\'t see the "Buy" button',
    'Expected that the "Buy" button is not visible, but observed: button "Buy" is visible.',
  ],
  ['I don\'t see "x" in the "Gone" section', 'but: No section named "Gone" on the page.'],
  ['the "User name" field is "bob"', 'Expected that the "User name" field is "bob", but observed: "ada".'],
  [
    'the "User name" field shows "ad"',
    'Expected that the "User name" field shows "ad", but observed: "ada".',
  ],
  ['the "User name" field does not contain "ad"', 'does not contain "ad", but observed: "ada".'],
  ['the "Empty one" field contains "x"', 'but observed: an empty field.'],
  [
    'the "Total" row shows "€ 21.00"',
    'Expected that the "Total" row shows "€ 21.00", but observed: "Total € 12.00".',
  ],
  ['the "Total" row is "Total"', 'but observed: "Total € 12.00".'],
  [
    'the "Tax" row shows "€ 1.00"',
    'Expected that the "Tax" row shows "€ 1.00", but: No row named "Tax" on the page.',
  ],
  ['the "User name" field is empty', 'Expected that the "User name" field is empty, but observed: "ada".'],
  ['the "Wishes" list is empty', 'but observed: "Tea Salt Oil".'],
  ['the "Empty one" field is not empty', 'but observed: an empty field.'],
  [
    'the "News" checkbox is checked',
    'Expected that the "News" checkbox is checked, but observed: not checked.',
  ],
  ['the "Terms" checkbox is not checked', 'but observed: checked.'],
  ['the "Details" tab is selected', 'but observed: not selected.'],
  ['the "Buy" button is checked', 'Expected that the "Buy" button is checked, but'],
  ['the "Buy" button is enabled', 'Expected that the "Buy" button is enabled, but observed: not enabled.'],
  ['the "Save as draft" button is disabled', 'but observed: not disabled.'],
  ['I see 3 rows', 'Expected that there are exactly 3 rows, but observed: 2 rows.'],
  [
    'I see 2 items in the "Wishes" list',
    'there are exactly 2 items in the "Wishes" list, but observed: 3 items in the "Wishes" list.',
  ],
  ['there are no items', 'there are exactly 0 items, but observed: 3 items.'],
  ['there are no items in the "Gone" list', 'but: No list named "Gone" on the page.'],
  ['there are at least 4 items', 'but observed: 3 items.'],
  ['there are at most 2 items', 'but observed: 3 items.'],
  ['there are more than 3 items', 'but observed: 3 items.'],
  ['there are fewer than 3 items', 'but observed: 3 items.'],
  ['the page title is "Shop"', 'Expected that the page title is "Shop", but observed: the title "The Shop".'],
  ['the title does not contain "Shop"', 'but observed: the title "The Shop".'],
  [
    'the URL is "/cart/1"',
    'Expected that the URL is "/cart/1", but observed: http://shop.test/cart?id=1#top.',
  ],
  ['the URL contains "order"', 'but observed: http://shop.test/cart?id=1#top.'],
  ['the URL ends with "/cart"', 'but observed: http://shop.test/cart?id=1#top.'],
  ['the URL does not contain "cart"', 'Expected that the URL does not contain "cart", but'],
  [
    'I should be on "/login"',
    'Expected that the page is "/login", but observed: http://shop.test/cart?id=1#top.',
  ],
  ['I should not be on "/cart"', 'Expected that the page is not "/cart", but'],
  ['I should be on the start page', 'Expected that the page is the start page, but'],
];

describe.concurrent('an expectation that does not hold', () => {
  it.each(FAILING)('%s', (sentence, message) =>
    onPage(async (page) => {
      const error = await failureOf(page, sentence, SAYING);
      expect(error.message).toContain(message);
      expect(error.expected).toBeDefined();
      expect(error.observed).toBeDefined();
      expect(error.reason).toBe(
        /but: No/.test(message) && !/button is visible/.test(message)
          ? 'target not found'
          : 'expectation not met',
      );
    }),
  );
});

const NOTED: [string, string][] = [
  ['I see "YOUR CART"', 'Seen with other capital letters than written.'],
  ['I see "ada" in the "User name" field', ''],
  ['I see "Blue"', 'Seen as the value of a field: "Blue".'],
  [
    'I see "Logo of the shop"',
    'Seen as the name of something that is not shown as text: "Logo of the shop".',
  ],
  ['the "Save" button is enabled', 'Found by a part of its name: button "Save".'],
  ['I don\'t see the "Save" button', 'There is something of a similar name: button "Save as draft".'],
];

describe('what was not plainly so is told', () => {
  it.each(NOTED)('%s', (sentence, note) =>
    onPage(async (page) => {
      expect((await carryOut(page, sentence, SAYING)).note ?? '').toContain(note);
    }),
  );
});
