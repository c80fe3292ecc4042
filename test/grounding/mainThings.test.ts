/** Which of several alike is the one that people mean, on pages as kits draw them. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const HEADS = '<thead><tr><th id="head">Age</th><th>Name</th></tr></thead>';
const BODY = '<tbody><tr><td>36</td><td>Ada</td></tr><tr><td>19</td><td>Bob</td></tr></tbody>';
const SPLIT = (gap: number) =>
  `<style>table { border-collapse: collapse; width: 300px }</style>
  <table id="heads">${HEADS}</table><div style="height: ${gap}px"></div><table id="rows">${BODY}</table>`;
const PICKS =
  '<select id="prio" aria-label="Filter by urgency"><option>All priorities</option><option>High</option></select><select><option>All types</option></select>';
const TOP = '<header><button id="all">Delete</button><button>Save</button></header>';
const LISTS = '<ul id="cards"><li>Ada</li></ul>';
const ASIDE = '<aside><ul><li><a href="/a">A</a></li></ul></aside>';
const WAYS = '<nav><ul id="ways"><li><a href="/a">A</a></li></ul></nav>';
const MENU =
  '<ul id="menu" role="menu"><a role="menuitem" href="/a">A</a><a role="menuitem" href="/b">B</a></ul>';
const LETTERS =
  '<div class="grid" id="grid"><div class="row" id="cards"><div>C</div><div>A</div></div><div class="row"><div>D</div><div>O</div></div></div>';
const FOOT =
  '<footer><div class="nav" id="foot"><a href="/c">Contact</a><a href="/t">Terms</a><a href="/p">Privacy</a></div></footer>';
const BOARD =
  '<p>Epic</p><p><select id="epic"><option>All</option><option>Back office</option></select></p><p>Group by</p><p><select id="by"><option>None</option><option>Epic</option></select></p>';
const TABS =
  '<ul class="nav nav-tabs"><li><a id="items" href="/i">Items</a></li><li><a href="/m">Meta</a></li></ul><ul><li><a href="/h">Help</a></li></ul>';
const LINKS = '<div><ul id="links"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></div>';
const BAR = `<style>.top-menu li { display: inline-block }</style><div class="top-menu" style="height: 30px">${LINKS.replace('links', 'bar')}</div>`;
const CARDS = (id: string) =>
  `<div id="${id}">${['Ada', 'Bob', 'Cid'].map((one) => `<div class="card"><h2>${one}</h2><p>Text</p></div>`).join('')}</div>`;
const NOTES = ['Ada', 'Bob', 'Cid'].map(
  (one) =>
    `<div class="note"><div><h2><a href="/${one}" title="${one}">${one}</a></h2></div><p>Text</p><a id="${one}" href="#">Delete</a></div>`,
);
const ROWS =
  '<table id="rows"><thead><tr><th>Name</th></tr></thead><tr><td>Ada</td></tr><tr><td>Bob</td></tr></table>';

const HEADER = `<div id="header"><ul id="top"><li><label>Host <select><option>All</option></select></label></li><li>User <b>Ada</b></li></ul></div>`;
const FILTER =
  '<table id="filter"><tbody><tr><th><label>Page <input></label></th><th>of 1</th></tr></tbody></table>';
const VIEWS = `<style>#views li { display: inline-block }</style><ul id="views"><li><a href="/1">All</a> (3) |</li><li><a href="/2">Drafts</a> (1)</li></ul>`;
const TREE = (id: string) =>
  `<div id="${id}" class="object_tree"><ul><li>New</li></ul><ul><li>Ada</li><li>Bob</li></ul></div>`;
const WORKED = `<ul id="top"><li><a href="/f">Find</a></li></ul><table><tr><td><a href="/g">Find</a></td></tr></table>`;

test.each([
  ['Expect that the list contains "Ada"', VIEWS + ROWS, 'rows'],
  ['Expect that the list contains "All"', VIEWS, 'views'],
  ['Expect that the list contains "Ada"', HEADER + FILTER + ROWS, 'rows'],
  ['Expect that the list contains "Ada"', HEADER + FILTER.replaceAll('tbody', 'thead') + ROWS, undefined],
  ['Expect that the list contains "Ada"', HEADER, 'top'],
  ['Expect that the list contains "Ada"', HEADER.replace('header', 'users') + ROWS, 'top'],
  ['Expect that the list contains "All"', VIEWS.replace('(3)', 'Ada') + ROWS, 'views'],
  [
    'Expect that the list contains "Ada"',
    `<main id="main">${CARDS('a')}${CARDS('b')}<ul class="pagination"><li><a href="/2">Older</a></li></ul></main>`,
    'main',
  ],
  [
    'Click "Posts" in the navigation',
    '<nav><a href="/a" id="all">Posts</a></nav><nav><a href="/b">10 Posts</a></nav>',
    'all',
  ],
  [
    'Click "Posts" in the navigation',
    '<nav><a href="/a">Posts</a></nav><nav><a href="/b">Posts</a></nav>',
    undefined,
  ],
  ['Expect that the tree contains "Ada"', TREE('tree'), 'tree'],
  ['Expect that the tree contains "Ada"', TREE('one') + TREE('two'), undefined],
  ['Click the "Find" tab', WORKED, 'top'],
  ['Click the "Find" tab', WORKED + WORKED.replace('/f', '/x'), undefined],
  [
    'Expect that the "All types" list is visible',
    PICKS.replace('<select><o', '<select id="type"><o'),
    'type',
  ],
  ['Expect that the "Types" list is visible', PICKS, undefined],
  [
    'Expect that the "Help" menu item is visible',
    '<a href="/h">Help</a><nav><a id="help" href="/n">Help</a></nav>',
    'help',
  ],
  ['Expect that the "Help" menu item is visible', '<a href="/h" id="help">Help</a>', undefined],
  ['Select "Back office" from the "Epic" drop-down', BOARD, 'epic'],
  ['Select "None" from the "Epic" drop-down', BOARD.replace('<p>Epic</p>', ''), 'by'],
  ['Expect that the "Items" tab is visible', TABS, 'items'],
  ['Expect that the "Help" tab is visible', TABS, undefined],
  ['Expect that the "Items" tab is visible', TABS.replace('nav nav-tabs', 'statusTabs-hBbuDg'), 'items'],
  ['Expect that the "Items" tab is visible', TABS.replace('nav nav-tabs', 'tab-menu'), 'items'],
  ['Expect that the "Items" tab is visible', TABS.replace('nav nav-tabs', 'tabs-hidden'), undefined],
  ['Expect that the list contains "Ada"', `${LINKS}<main>${ROWS}</main>`, 'rows'],
  ['Expect that the list contains "A"', `<main>${LINKS}</main>`, 'links'],
  ['Expect that the list contains "Ada"', `${BAR}<main>${CARDS('cards')}</main>`, 'cards'],
  ['Expect that the list contains "Ada"', `${BAR}<main id="main">${CARDS('a')}${CARDS('b')}</main>`, 'main'],
  ['Expect that the list contains "A"', BAR, 'bar'],
  ['Expect that the list contains "Ada"', `${LINKS}<ul><li>Ada</li></ul>`, undefined],
  ['Expect that the first row in the "users" list is visible', ROWS, undefined],
  [
    'Click the "Age" column header',
    `<table>${HEADS}${BODY}<tfoot><tr><th>Age</th><th>Name</th></tr></tfoot></table>`,
    'head',
  ],
  ['Expect that the table contains "Ada"', SPLIT(0), 'rows'],
  ['Expect that the table contains "Ada"', SPLIT(90), undefined],
  ['Select "High" from the "All priorities" drop-down', PICKS, 'prio'],
  ['Select "High" from the "Priorities of all" drop-down', PICKS, undefined],
  ['Expect that the list contains "Ada"', ASIDE + LISTS, 'cards'],
  ['Expect that the list contains "Ada"', WAYS, 'ways'],
  ['Expect that the "Staff" list contains "Ada"', `<h6>Staff</h6>${MENU}<main>${ROWS}</main>`, 'rows'],
  ['Expect that the "Staff" list contains "Ada"', `<h6>Staff</h6>${MENU}`, 'menu'],
  [
    'Expect that the navigation is visible',
    `<header class="navbar" id="top"><a href="/h">Help</a></header>${FOOT}`,
    'top',
  ],
  ['Expect that the navigation is visible', FOOT, 'foot'],
  ['Expect that the first row is visible', WAYS + LETTERS, 'cards'],
  ['Expect that the table is visible', WAYS + LETTERS, 'grid'],
  ['Expect that the first row is visible', WAYS + ROWS.replace('<tr><td>Ada', '<tr id="ada"><td>Ada'), 'ada'],
  ['Expect that the list contains "Ada"', LISTS + LISTS.replace('cards', 'more'), undefined],
  [
    'Fill the second "password" field with "x"',
    '<label>Password <input type="password"></label><label>Confirm password <input type="password" id="again"></label>',
    'again',
  ],
  [
    'Fill the second "password" field with "x"',
    '<label>Password <input type="password"></label><label>Password hint <input></label>',
    undefined,
  ],
  // The title of the first card is none of the whole page.
  ['Click "Delete" in "Ada"', `<main>${NOTES.join('')}</main>`, 'Ada'],
  ['Click "Delete" in "Bob"', `<main>${NOTES.join('')}</main>`, 'Bob'],
  [
    'Click "Undo" in "Ada"',
    `<main>${NOTES.join('').replace(/Delete/, 'Redo')}<a href="#">Undo</a></main>`,
    undefined,
  ],
])('%s', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('the buttons at the top of a page are its toolbar where it has no other', async () => {
  const clicked =
    '<p>None</p><script>onclick = ({ target }) => { document.querySelector("p").textContent = target.id }</script>';
  await page.setContent(TOP + clicked);
  await carryOut(page, 'Click the "Delete" button in the toolbar');
  await carryOut(page, 'I should see "all"');
  expect((await failureOf(page, 'I should see the toolbar')).message).toContain('No toolbar');
  await page.setContent(`${TOP}<div role="toolbar"><button>Save</button></div>${clicked}`);
  expect((await failureOf(page, 'Click the "Delete" button in the toolbar')).message).toContain('"Delete"');
});

test('a column is sorted by the button in its head that says all of it', async () => {
  const head = (more: string) =>
    `<p>No</p><table style="width: 600px"><tr><th style="text-align: left"><button onclick="document.querySelector('p').textContent = 'Sorted'">Age</button>${more}</th></tr><tr><td>3</td></tr></table>`;
  await page.setContent(head(''));
  await carryOut(page, 'Click the "Age" column header');
  await carryOut(page, 'I should see "Sorted"');
  await page.setContent(head('<button>?</button>'));
  await carryOut(page, 'Click the column header "Age"').catch(() => undefined);
  await carryOut(page, 'I should not see "Sorted"');
});

test('what says that it is open, and is marked as collapsed, is opened', async () => {
  const shut = (marks: string) =>
    `<a href="#" class="${marks}" aria-expanded="true" aria-controls="more" onclick="this.className = ''; document.getElementById('more').hidden ^= 1">Pages</a>
    <div id="more" ${marks === '' ? '' : 'hidden'}>Register</div>`;
  await page.setContent(shut('nav collapsed'));
  await carryOut(page, 'Expand "Pages"');
  await carryOut(page, 'I should see "Register"');
  await page.setContent(shut(''));
  await carryOut(page, 'Expand "Pages"');
  await carryOut(page, 'I should see "Register"');
});

test('of the two buttons of a dialog that close it, the one is clicked whose text is seen', async () => {
  const close = (id: string, inside: string) =>
    `<button onclick="document.querySelector('p').textContent = '${id}'">${inside}</button>`;
  const cross = close('cross', '×').replace('<button', '<button aria-label="Close"');
  const dialog = (inside: string) => `<p>None</p><div role="dialog" aria-label="Terms">${inside}</div>`;
  await page.setContent(dialog(cross + close('written', 'Close')));
  await carryOut(page, 'Click "Close" in the dialog');
  await carryOut(page, 'I should see "written"');
  await page.setContent(dialog(close('first', 'Close') + close('second', 'Close')));
  expect((await failureOf(page, 'Click "Close" in the dialog')).message).toContain('2 things');
  await page.setContent(
    `${dialog(cross)}<div role="dialog" aria-label="News">${close('news', 'Close')}</div>`,
  );
  expect((await failureOf(page, 'Click the "Close" button')).message).toContain('2 things');
});

const SHOW = (said: string) => `onclick="document.querySelector('p').textContent = '${said}'"`;

test('the menu is opened by three lines that nothing names, and what it has is clicked', async () => {
  const bars = (more: string) =>
    `<svg width="24" height="24" stroke="black"><line x1="3" y1="12" x2="21" y2="12"/><line x1="3" y1="6" x2="21" y2="6"/>${more}</svg>`;
  const shut = (icon: string) =>
    `<p>No</p><div style="cursor: pointer; width: 30px" onclick="list.hidden = false">${icon}</div>
    <div id="list" hidden><a href="#" ${SHOW('Owners')}>Owners</a></div>`;
  await page.setContent(shut(bars('<line x1="3" y1="18" x2="21" y2="18"/>')));
  await carryOut(page, 'In the menu, click "Owners"');
  await carryOut(page, 'I should see "Owners"');
  await page.setContent(shut(bars('<line x1="12" y1="18" x2="21" y2="9"/>')));
  expect((await failureOf(page, 'In the menu, click "Owners"')).message).toContain('No ');
  await carryOut(page, 'I should not see "Owners"');
});

test('cells of a head without heads are its heads, and the link in one sorts', async () => {
  const table = (head: string) =>
    `<p>No</p><table style="width: 600px"><thead>${head}</thead><tbody><tr><td>Tea</td></tr><tr><td>Ale</td></tr></tbody></table>`;
  await page.setContent(table(`<tr><td><a href="#" ${SHOW('Sorted')}>Name</a></td></tr>`));
  await carryOut(page, 'The first row contains "Tea"');
  await carryOut(page, 'Click the "Name" column header');
  await carryOut(page, 'I should see "Sorted"');
  await page.setContent(table('<tr><th>Name</th></tr><tr><td>Filter</td></tr>'));
  expect((await failureOf(page, 'Click the "Filter" column header')).message).toContain('No column header');
});

test('a button has the word that the style sheet writes on it', async () => {
  const button = (content: string) =>
    `<style>button::before { content: ${content} }</style><p>No</p><button ${SHOW('Done')}></button>`;
  await page.setContent(button('"Confirm"'));
  await carryOut(page, 'Click the "Confirm" button');
  await carryOut(page, 'I should see "Done"');
  await page.setContent(button('"✓"'));
  expect((await failureOf(page, 'Click the "Confirm" button')).message).toContain('No button');
});

test('a hidden tick is set by what is drawn with it alone', async () => {
  const row = (more: string) =>
    `<style>input { position: absolute; width: 1px; height: 1px } a { position: relative; display: inline-block; width: 18px; height: 18px; background: #ddd }</style>
    <table><tr><td><span onclick="this.firstChild.checked = true"><input type="checkbox"><a></a>${more}</span></td><td>Tea</td></tr></table>`;
  await page.setContent(row(''));
  await carryOut(page, 'Check the "Tea" row');
  await carryOut(page, 'The checkbox in the "Tea" row is checked');
  await page.setContent(row('<i></i>'));
  expect((await failureOf(page, 'Check the "Tea" row')).message).toContain('covered');
});

test('what holds nothing but the name of the page is the page', async () => {
  const told = (title: string, more = '') =>
    `<title>${title}</title><section><h1>${title}</h1></section><p>Sum 12</p>${more}`;
  await page.setContent(told('Order'));
  await carryOut(page, 'I should see "Sum 12" in "Order"');
  expect((await failureOf(page, 'I should not see "Sum 12" in "Order"')).message).toContain('but observed');
  await page.setContent(told('Orders', '<h2>Order</h2>'));
  expect((await failureOf(page, 'I should see "Sum 12" in "Order"')).message).toContain('but');
});

test('a row is right-clicked where no link has a menu of its own', async () => {
  const row = (cells: string) =>
    `<p>No</p><table style="width: 600px" oncontextmenu="if (event.target.tagName !== 'A') document.querySelector('p').textContent = 'Menu'"><tr>${cells}</tr></table>`;
  const link = '<td><a href="#" style="display: block">Tea</a></td>';
  await page.setContent(row(`<td>7</td>${link}<td>Black</td>`));
  await carryOut(page, 'Right-click the "Tea" row');
  await carryOut(page, 'I should see "Menu"');
});
