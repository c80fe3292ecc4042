/** Expectations that once held where nobody would say so: each fails here, and its like holds. */
import { describe, expect, it } from 'vitest';
import { useBrowser, usePages } from '../support/browser.js';
import { carryOut, failureOf } from './carryOut.js';

const onPage = usePages(useBrowser());

const TH_ROWS = `<table aria-label="T"><thead><tr><th>A</th></tr></thead><tbody><tr><th>1</th></tr><tr><th>2</th></tr></tbody></table>`;

const FAILING: [html: string, sentence: string, message: string][] = [
  ['<p>Unpaid</p>', 'I see "Paid"', 'but observed'],
  ['<p>unsaved</p>', 'I see "saved"', 'but observed'],
  ['<p>Inactive</p>', 'I see "active"', 'but observed'],
  ['<p>Größe</p>', 'I see "ße"', 'but observed'],
  ['<button>Undelete</button>', 'the "Delete" button is enabled', 'No button named "Delete"'],
  ['<button>Credit</button>', 'I click "Edit"', 'No "Edit"'],
  ['<ul><li>Adam: paid</li></ul>', 'the "Ada" item shows "paid"', 'No item named "Ada"'],
  ['<button>Delete all</button>', 'I see the "Delete" button', 'The nearest: button "Delete all"'],
  ['<button>Delete all</button>', 'there is one "Delete" button', 'observed: 0 "Delete" buttons'],
  ['<label>Email * <input></label>', 'I don\'t see the "Email" field', 'is visible'],
  ['<p>Total</p><p>12.00</p>', '"Total" is not "12.00"', 'is the label itself'],
  ['<div>Save</div>', '"Save" is enabled', 'no control that can be enabled'],
  ['<div>Save</div>', '"Save" is not disabled', 'no control that can be disabled'],
  ['<a href="#" aria-current="">Home</a>', 'the "Home" link is selected', 'observed: not selected'],
  [TH_ROWS, 'the "T" table is empty', 'but observed'],
  [TH_ROWS, 'there are no rows', 'observed: 2 rows'],
];

describe.concurrent('an expectation that must not hold', () => {
  it.each(FAILING)('%s: %s', (html, sentence, message) =>
    onPage(async (page) => {
      await page.setContent(html);
      const error = await failureOf(page, sentence, { timeout: 900 });
      expect(error.message).toContain(message);
    }),
  );
});

const HOLDING: [html: string, sentence: string, note: string | undefined][] = [
  ['<p>Paid: 3</p>', 'I see "Paid"', undefined],
  ['<p>Products</p>', 'I see "Product"', 'Found as the beginning of a longer word.'],
  ['<p>ご注文ありがとう</p>', 'I see "注文"', undefined],
  ['<p>Unpaid</p>', 'I don\'t see "Paid"', undefined],
  ['<label>Email * <input></label>', 'I see the "Email" field', undefined],
  ['<ul><li><b>Total</b> 12.00</li></ul>', 'the "Total" item does not contain "13.00"', undefined],
  ['<button>Save</button>', '"Save" is enabled', undefined],
  [TH_ROWS, 'there are 2 rows', undefined],
  ['<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', 'there is 1 row', undefined],
];

describe.concurrent('an expectation that must hold', () => {
  it.each(HOLDING)('%s: %s', (html, sentence, note) =>
    onPage(async (page) => {
      await page.setContent(html);
      expect((await carryOut(page, sentence)).note).toBe(note);
    }),
  );
});

describe.concurrent('an absence', () => {
  const SOON = `<p>Here</p><div id="d"></div><script>setTimeout(() => {
    document.querySelector('#d').innerHTML = '<p>Error</p><ul aria-label="L"><li>A</li></ul><button>Go</button>'; }, 150)</script>`;
  it.each(['I don\'t see "Error"', 'there are no items', 'I don\'t see the "Go" button'])(
    'must last: %s',
    (sentence) =>
      onPage(async (page) => {
        await page.setContent(SOON);
        expect((await failureOf(page, sentence, { timeout: 1_000 })).reason).toBe('expectation not met');
      }),
  );
});
