/** What a page is about goes before what its sidebar, its foot and its notices say once more. */
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

const TABLE =
  '<table id="table"><thead><tr><th>Name</th><th>Done</th></tr></thead><tbody><tr><td>Ada</td><td><table><tr><td title="3"></td></tr></table></td></tr></tbody></table>';
const LINKS = (id: string) =>
  `<ul id="${id}"><li><a href="/1">Mine</a></li><li><a href="/2">All</a></li></ul>`;
const FOOT = (tag: string) => `<${tag}><a href="/c#1" id="foot">Canal ride</a></${tag}>`;
const MAIN = (id: string, more = '') => `<main><h2><a href="/c" id="${id}">Canal ride</a></h2>${more}</main>`;

test.each([
  ['a table', `<div class="sidebar">${LINKS('links')}</div>${TABLE}`, 'table'],
  ['links that nothing stands beside', `<div class="sidebar">${LINKS('links')}</div>`, 'links'],
  ['one of two lists', `${LINKS('links')}${TABLE}`, 'links'],
])('the list is %s', async (_, html, id) => {
  expect(await meantOn(page, html, 'Expect that the list is visible')).toBe(id);
});

test.each([
  ['in the main part', MAIN('main') + FOOT('footer'), 'main'],
  ['in the main part, above what is aside', MAIN('main') + FOOT('aside'), 'main'],
  ['in the foot, where it says so', `${MAIN('main')}${FOOT('footer')}`, 'foot', ' in the footer'],
  [
    'nowhere, of two in the main part',
    MAIN('main', '<a href="/d">Canal ride</a>') + FOOT('footer'),
    undefined,
  ],
  ['nowhere, beside an aside', `<div style="display: flex">${MAIN('main')}${FOOT('aside')}</div>`, undefined],
])('of two links the one is meant %s', async (_, html, id, where = '') => {
  expect(await meantOn(page, html, `Click "Canal ride"${where}`)).toBe(id);
});

test('a table that is called a list has its rows as items', async () => {
  await page.setContent(TABLE);
  await carryOut(page, 'The list has exactly the items "Ada"');
  await page.setContent(TABLE.replace('</tbody>', '<tr><td>Bob</td><td></td></tr></tbody>'));
  expect((await failureOf(page, 'The list has exactly the items "Ada"')).message).toContain('"Bob"');
});

test('neither a notice nor what stands in the foot is an item', async () => {
  const notice = '<div class="result alert">1 result</div>';
  const item = '<div><div class="item"><h2>Bread</h2></div></div>';
  const foot = '<footer><ul><li>By Ada</li><li>By Bob</li></ul></footer>';
  await page.setContent(`<div>${notice}</div>${item}${foot}`);
  await carryOut(page, 'There is exactly 1 item');
  await page.setContent(`<div>${notice}</div>${item}${item}${foot}`);
  expect((await failureOf(page, 'There is exactly 1 item')).message).toContain('2 items');
  await page.setContent(foot);
  await carryOut(page, 'There are exactly 2 items');
});

test('a label shows the list that comes right behind it', async () => {
  const told = (between: string) =>
    `<section><section><p>These go</p></section>${between}<table><tr><td>Ada</td></tr><tr><td>Bob</td></tr></table></section>`;
  await page.setContent(told(''));
  await carryOut(page, '"These go" shows "Bob"');
  expect((await failureOf(page, '"These go" shows "Cid"')).message).toContain('but observed');
  await page.setContent(told('<section><p>These stay</p></section>'));
  expect((await failureOf(page, '"These go" shows "Bob"')).message).toContain('but observed');
});

const ISSUE = (more: string) =>
  `<div id="main"><div id="content"><div><a href="#" id="log">Log time</a></div><div class="issue" style="height: 200px"><h3>Door</h3><p>${more}</p></div></div></div>`;

test('what stands above what only the markup calls an issue is at the top of it', async () => {
  await page.setContent(ISSUE('Text'));
  await carryOut(page, 'Click "Log time" at the top of the issue');
  await page.setContent(ISSUE('Issue'));
  expect((await failureOf(page, 'Click "Log time" at the top of the issue')).message).toContain(
    'No "Log time"',
  );
  await page.setContent(
    `<div>${ISSUE('Text')}<ul><li><div class="task" style="height: 200px">A<br>B</div></li><li><a href="#">Move</a></li></ul></div>`,
  );
  expect((await failureOf(page, 'Click "Move" at the top of the task')).message).toContain('No "Move"');
});

test('a form is called by its heading, and what it begins with is no less of it', async () => {
  const form = (title: string) =>
    `<p><button>Filter (1)</button></p><form><section><section><h3>${title}</h3></section><input></section><section><button type="button">Reset</button></section></form>`;
  await page.setContent(form('Filters'));
  await carryOut(page, 'Click "Reset" in the filter');
  await page.setContent(form('Settings'));
  expect((await failureOf(page, 'Click "Reset" in the filter')).message).toContain('No "filter"');
});

test('the magnifying glass of a form that only searches is its button, and never its field', async () => {
  const form = (more: string) =>
    `<p>None</p><form onsubmit="document.querySelector('p').textContent = 'Sent'; return false"><input type="search" aria-label="Search" placeholder="Search">${more}<button style="text-indent: -99px">Go</button></form>`;
  await page.setContent(form(''));
  await carryOut(page, 'Click the magnifying glass');
  await carryOut(page, 'I should see "Sent"');
  await page.setContent(form('<button>Up</button>'));
  expect((await failureOf(page, 'Click the magnifying glass')).message).toContain('No "magnifying glass"');
});

test('a heading whose words stand in a part of it is one, and heads what is below it', async () => {
  const part = (title: string, text: string) => `<h2><span>${title}</span></h2><ul><li>${text}</li></ul>`;
  await page.setContent(
    `<header><h1><a href="/"><span>My wiki</span></a></h1></header><h1><span>Search</span></h1><p>4 found</p>${part('By name', 'Ada')}${part('By text', 'Bob')}`,
  );
  await carryOut(page, '"4 found" is visible below the title');
  await carryOut(page, 'The heading is "Search"');
  await carryOut(page, '"Bob" is visible under "By text"');
  expect((await failureOf(page, '"Bob" is visible under "By name"')).message).toContain('"Ada"');
});

test('entries of a bar stand beside one another, but not what several cards have', async () => {
  const bar = (...items: string[]) =>
    `<style>li { display: inline-block; padding: 4px }</style><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;
  await page.setContent(bar('<a href="#">Ada</a>', '<a href="#">Talk</a>', '<a href="#">Log out</a>'));
  await carryOut(page, '"Ada" is visible next to "Log out"');
  await page.setContent(bar('<b>Ada</b> <a href="#">3</a>', '<b>Bob</b> <a href="#">5</a>'));
  expect((await failureOf(page, '"3" is visible next to "Bob"')).message).toContain('but observed');
});

test('of a page without a main heading the title in its header is the heading', async () => {
  const shown = (heading: string) =>
    `<header><div class="title" id="title">Ada</div></header><main><${heading} id="below">None found</${heading}></main>`;
  const meant = (html: string) => meantOn(page, html, 'Expect that the heading is "Ada"');
  expect(await meant(shown('h3'))).toBe('title');
  expect(await meant(shown('h1'))).toBe('below');
  expect(await meant(shown('h3').replaceAll('header', 'div'))).toBe('below');
});

const TREE =
  '<div id="site-navigation"><ul id="tree"><li><a href="/a">Ada</a><ul><li><a href="/x">X</a></li></ul></li><li><a href="/b">Bob</a></li></ul></div>';

test.each([
  ['The list is visible', `${TREE}${TABLE}`, 'table'],
  ['The list is visible', TREE, 'tree'],
  ['The first item is visible', `${TREE}<ul><li id="first">Tea</li></ul>`, 'first'],
])('beside a tree of pages: %s', async (sentence, html, id) => {
  const target = `Expect that ${sentence.replace('The', 'the')}`;
  expect(await meantOn(page, html, target)).toBe(id);
});

test('a dialog is opened by the button that is called so, and by no other', async () => {
  const button = (name: string) =>
    `<button onclick="document.querySelector('dialog').showModal()">${name}</button><dialog aria-label="Visit"><p>Who?</p></dialog>`;
  await page.setContent(button('+ New visit'));
  await carryOut(page, 'Open the "New visit" dialog');
  await carryOut(page, 'I should see "Who?"');
  await page.setContent(button('Add'));
  expect((await failureOf(page, 'Open the "New visit" dialog')).message).toContain('No dialog');
});

test('the rows of a table are counted, and not the links above it that filter them', async () => {
  const tools = '<div class="tools"><button>Apply</button></div>';
  const posts = (rows: string) =>
    `<style>li { display: inline-block }</style><h1>Posts</h1><ul><li><a href="/a">All</a> (2) |</li><li><a href="/m">Mine</a> (1)</li></ul><form>${tools}<table><thead><tr><th>Title</th></tr></thead><tbody><tr><td>Ada</td></tr>${rows}</tbody></table>${tools}</form>`;
  await page.setContent(posts('<tr><td>Bob</td></tr>'));
  await carryOut(page, '2 posts are listed');
  await page.setContent(posts(''));
  expect((await failureOf(page, '2 posts are listed')).message).toContain('1 of what');
});
