/** What strangers' cases said of strangers' pages: kinds used loosely, controls that are drawn by others, buttons called as keys are. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const LIST = `<table><tr><th>Day</th><th>Name</th><th></th></tr>
<tr><td>Mon 9 Mar</td><td>Ada</td><td><button onclick="out.textContent = 'Ada 9'">⋮</button></td></tr>
<tr><td>Tue 10 Mar</td><td>Ada</td><td><button onclick="out.textContent = 'Ada 10'">⋮</button></td></tr>
<tr><td>Tue 10 Mar</td><td>Bo</td><td><button onclick="out.textContent = 'Bo 10'">⋮</button></td></tr></table><p id="out"></p>`;
const TICKS = `<table><tr><th><input type="checkbox" id="all" aria-label="All"></th><th>Name</th></tr>
<tr><td><input type="checkbox" class="one" checked></td><td>Ada</td></tr><tr><td><input type="checkbox" class="one" checked></td><td>Bo</td></tr></table>`;
const KEYS = `<input aria-label="Barcode"><button onclick="out.textContent = 'returned'">Return</button>
<button onclick="out.textContent = 'deleted'">Delete</button><p id="out"></p>`;
const SELECT = `<label for="d">Doctor</label><div style="cursor: pointer; height: 30px; position: relative" onclick="list.hidden = false">
<input id="d" role="combobox" readonly aria-haspopup="listbox" style="opacity: 0; position: absolute"><span id="chosen">Select a doctor</span></div>
<div id="list" role="listbox" hidden><div role="option" onclick="chosen.textContent = 'Dr. Okoro'; list.hidden = true">Dr. Okoro</div>
<div role="option" onclick="chosen.textContent = 'Dr. Weiss'; list.hidden = true">Dr. Weiss</div></div>`;
const OFF = `<div>Category</div><div style="opacity: .5; pointer-events: none"><div style="cursor: pointer" onclick="1">Income ▾</div></div>
<div>Account</div><div style="cursor: pointer" onclick="1">Everyday ▾</div>`;
const FORM = `<table><tr><td>Due back</td><td><input value="02/06/2025"></td></tr><tr><td>Barcode</td><td><input></td></tr></table>`;
const ERRORS = `<p>Please log in</p><div class="err"><b>Please correct:</b><ul><li>User is missing.</li><li>Password is missing.</li></ul></div><p>Help</p>`;
const TOAST = `<div role="alert">Appointment cancelled <a>Close</a></div>`;
const PAGER = `<span style="color: #888">&lt;&lt; Previous</span> <a href="#2">Next &gt;&gt;</a> <span>Page 1 of 3</span>`;
const FRAMED = `<p>Town Library</p><p>M. Pettifer</p><iframe srcdoc="<div>Cranford is checked out.</div>"></iframe>`;

const CARDS = `<div class="grid"><div class="card"><div><span>☘ Groceries</span><button>✎</button></div><div>€155.30 of €300.00</div></div>
<div class="card"><div><span>☕ Fun</span><button>✎</button></div><div>€20.00 of €80.00</div></div></div>`;
const LINE = `<div onclick="out.textContent = 'budgets'" style="cursor: pointer">☕ Fun is over budget</div><p id="out"></p>`;
const CHOSEN = `<label for="d">Doctor</label><div style="position: relative; height: 30px; width: 200px" onmousedown="list.hidden = false">
<input id="d" role="combobox" style="width: 190px; height: 28px"><span style="position: absolute; inset: 0; background: white" id="chosen">Dr. Okoro</span></div>
<div id="list" role="listbox" hidden><div role="option" onclick="chosen.textContent = 'Dr. Weiss'; list.hidden = true">Dr. Weiss</div></div>`;

const BELL = `<div onclick="1" style="cursor: pointer" class="bell"><svg width="20" height="20"></svg><span style="background: #c00; color: #fff">2</span></div>
<span style="background: #c00; color: #fff">This is a text that is longer than a chip</span>`;
const PAGES = `<ul class="pagination"><li class="page-item active"><a href="#1">1</a></li><li class="page-item"><a href="#2">2</a></li></ul><p>2</p>`;
const FORM_ONLY = `<table><tr><td>Title</td><td><input></td></tr></table><p>No titles found.</p>`;
const PEOPLE = `<p>2 visits</p><table><tr><th>Name</th><th>Reason</th></tr><tr><td><a href="#a">Ada Ray</a></td><td>Vaccination</td></tr>
<tr><td><a href="#b">Bo Lee</a></td><td>Cough</td></tr></table>`;

const ARRANGED = `<table><tr><td><ul><li>Milk</li><li>Tea</li></ul></td><td><table><tr><th>Sum</th></tr><tr><td>9</td></tr></table></td></tr></table>`;

const DONE: [string, string, string][] = [
  ["In Ada's row for Tue 10 Mar, click the three dots at the end", LIST, 'Ada 10'],
  ['Press Return', KEYS, 'returned'],
  ['Press Delete', KEYS, 'deleted'],
  ['Select "Dr. Okoro" from "Doctor"', SELECT, 'Dr. Okoro'],
  ['Fill in "Doctor" with "Dr. Weiss"', SELECT, 'Dr. Weiss'],
  ['Select "Dr. Weiss" from "Doctor"', CHOSEN, 'Dr. Weiss'],
  ['Click the "Fun is over budget" row', LINE, 'budgets'],
];
const HOLDS: [string, string][] = [
  ['Expect that each row is checked', TICKS],
  ['Expect that the "Category" drop-down is disabled', OFF],
  ['Expect that "Category" is disabled', OFF],
  ['Expect that "due date" shows "02/06/2025"', FORM],
  ['Expect that "Barcode" is empty', FORM],
  ['Expect that there are exactly 2 messages', ERRORS],
  ['Expect that the dialog is not visible', TOAST],
  ['Expect that "<< Previous" is disabled', PAGER],
  ['Expect that the message shows "Cranford is checked out."', FRAMED],
  ['Expect that "Groceries budget" shows "€155.30 of €300.00"', CARDS],
  ['Expect that "2" in "bell" is red', BELL],
  ['Expect that "page 1" is current', PAGES],
  ['Expect that there are exactly 2 items in the list', ARRANGED],
  ['Expect that no table is visible', FORM_ONLY],
  ['Expect that "Ada Ray" shows "Vaccination"', PEOPLE],
  ['Expect that the first item in the list shows "Ada Ray"', PEOPLE],
  ['Expect that there are exactly 2 "visits" things in the list', PEOPLE],
];
const FAILS: [string, string][] = [
  ['Expect that each row is checked', TICKS.replace('class="one" checked', 'class="one"')],
  ['Expect that "Account" is disabled', OFF],
  ['Expect that "due date" shows "03/06/2025"', FORM],
  ['Expect that "Due back" is empty', FORM],
  ['Expect that there are exactly 3 messages', ERRORS],
  ['Expect that the dialog is not visible', TOAST.replace('<a>Close</a>', '<button>OK</button>')],
  ['Expect that "Next >>" is disabled', PAGER],
  ['Expect that "Page 1 of 3" is disabled', PAGER],
  ['Expect that the message shows "Cranford is lost."', FRAMED],
  ['Expect that "Groceries budget" shows "€20.00 of €80.00"', CARDS],
  ['Expect that "Groceries" does not show "€155.30 of €300.00"', CARDS],
  ['Expect that "2" in "bell" is green', BELL],
  ['Expect that "This is a text that is longer than a chip" is red', BELL],
  ['Expect that "page 2" is current', PAGES],
  ['Expect that no item in the list is visible', ARRANGED],
  ['Expect that no table is visible', PEOPLE],
  ['Expect that "Ada Ray" shows "Cough"', PEOPLE],
  ['Expect that "Ada Ray" does not show "Vaccination"', PEOPLE],
  ['Expect that there are exactly 3 "visits" things in the list', PEOPLE],
];

describe('does what is meant', () => {
  it.each(DONE)('%s', async (sentence, html, done) => {
    await page.setContent(html);
    await carryOut(page, sentence);
    expect(await page.locator('#out, #chosen').textContent()).toBe(done);
  });

  it('"Delete" is the key where a text is being written', async () => {
    await page.setContent(KEYS);
    await page.getByLabel('Barcode').fill('1');
    await page.getByLabel('Barcode').press('Home');
    await carryOut(page, 'Press Delete');
    expect(await page.getByLabel('Barcode').inputValue()).toBe('');
    expect(await page.locator('#out').textContent()).toBe('');
  });

  it('nor does "the Delete key" ever mean a button', async () => {
    await page.setContent(KEYS);
    await carryOut(page, 'Press the Delete key');
    expect(await page.locator('#out').textContent()).toBe('');
  });

  it('"the heading of the table" is its header', async () => {
    await page.setContent(TICKS);
    await carryOut(page, 'Check the checkbox in the heading of the table');
    expect(await page.locator('#all').isChecked()).toBe(true);
  });

  it.each([
    ['OK', 'yes'],
    ['Cancel', 'no'],
  ])('answers a question of the browser with %s', async (answer, said) => {
    await page.setContent(
      `<button onclick="out.textContent = confirm('Delete this reservation?') ? 'yes' : 'no'">Remove</button><p id="out"></p>`,
    );
    await carryOut(page, 'Click "Remove"');
    await carryOut(page, `Click "${answer}" in the "Delete this reservation?" dialog`);
    await expect.poll(() => page.locator('#out').textContent()).toBe(said);
  });
});

describe('holds', () => {
  it.each(HOLDS)('%s', async (sentence, html) => {
    await page.setContent(html);
    await expect(carryOut(page, sentence)).resolves.toBeDefined();
  });
});

describe('does not hold', () => {
  it.each(FAILS)('%s', async (sentence, html) => {
    await page.setContent(html);
    expect((await failureOf(page, sentence)).reason).toMatch(/^(?:expectation not met|target ambiguous)$/);
  });
});
