/** Lists and tables that are drawn by plain elements: their columns, their order, what people call them. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const line = (className: string, cells: string, order = 0) =>
  `<div class="${className}" style="display: flex; order: ${order}">${cells}</div>`;
const cell = (text: string, id = '') =>
  `<span id="${id}" style="width: 90px; cursor: pointer">${text}</span>`;
const file = (name: string, order = 0) =>
  line('file', `<a href="#${name}" style="width: 90px">${name}</a><span>3 kB</span>`, order);
const files = (head: string, ...rows: string[]) =>
  `<ul><li><a><svg width="20" height="20"></svg></a></li></ul><main style="display: flex; flex-direction: column">${head}${rows.join('')}</main>`;
const HEAD = line('head', cell('Name') + cell('Size', 'size'));

describe('the heading of a column', () => {
  const CLICK = 'Click the column heading "Size"';
  it('stands in a line above rows that are built alike', async () => {
    expect(await meantOn(page, files(HEAD, file('a.txt'), file('b.txt')), CLICK)).toBe('size');
  });

  it.each([
    ['a button above them', `<button id="size">Size</button>${file('a.txt')}${file('b.txt')}`],
    ['a text beside no rows', HEAD + file('a.txt')],
    ['a cell', files('', line('file', cell('x') + cell('Size')), file('b.txt'))],
  ])('is not %s', async (_, html) => {
    expect(await meantOn(page, html, CLICK)).toBeUndefined();
  });
});

test('the first row is the first that is drawn, and the list is not the way back', async () => {
  await page.setContent(files(HEAD, file('a.txt', 2), file('b.txt', 1)));
  for (const said of ['The first row is "b.txt"', 'The last row shows "a.txt"', 'The list contains "a.txt"'])
    await carryOut(page, said);
  for (const said of ['The first row is "a.txt"', 'The first row is "3 kB"', 'The list contains "c.txt"'])
    expect((await failureOf(page, said)).message).toContain('but observed');
});

const people = (...names: string[]) =>
  `<ul>${names.map((name) => `<li><span id="${name}">${name}</span><p>${name}@shop.test</p></li>`).join('')}</ul>`;

const table = (...kinds: string[]) =>
  `<table>${kinds.map((kind, row) => `<tr><td>${kind}</td><td>${row}</td></tr>`).join('')}</table>`;

describe('in a list that nothing is called as', () => {
  const CHOOSE = 'In the list of contacts choose "Lia"';
  const named = async (html: string) => {
    await page.setContent(
      `${html}<script>addEventListener('click', ({ target }) => (document.title = target.id))</script>`,
    );
    await carryOut(page, CHOOSE);
    return page.title();
  };

  it('the only thing of its name is meant, if it is one of many', async () => {
    expect(await named(people('Kim', 'Lia'))).toBe('Lia');
    expect(await named(`<nav><a href="#c">Contacts</a></nav>${people('Kim', 'Lia')}`)).toBe('Lia');
    expect(await named(table('Contact', 'Contact') + people('Kim', 'Lia'))).toBe('Lia');
  });

  it.each([
    ['there are two of it', people('Kim', 'Lia') + people('Lia', 'Max')],
    ['it is none of many', '<p>Lia</p>'],
    ['the head of a line is called so', table('Contact') + people('Kim', 'Lia')],
    ['cells are called just so', table('Contacts', 'Contacts') + people('Kim', 'Lia')],
    ['something else is called so', `<h2>Contacts</h2><p>None</p><h2>Others</h2>${people('Kim', 'Lia')}`],
  ])('nothing is where %s', async (_, html) => {
    await page.setContent(html);
    expect((await failureOf(page, CHOOSE)).message).toContain('No list named "contacts"');
  });
});

describe('the user list', () => {
  const part = (said: string) =>
    `<aside ${said} style="width: 200px; height: 200px"><p>Ada</p><p>Bob</p></aside>`;
  it.each([
    ['is what is labelled so', part('aria-label="User list for #general" id="list"')],
    ['is what the markup calls so', part('class="userlist" id="list"')],
  ])('%s', async (_, html) => {
    expect(await meantOn(page, html, 'The user list is visible')).toBe('list');
  });

  it.each([
    ['is none of two', part('class="user-list"') + part('class="user-list"')],
    ['is no list of other things', part('class="power-user-listing"')],
  ])('%s', async (_, html) => {
    expect(await meantOn(page, html, 'The user list is visible')).toBeUndefined();
  });
});

test('the items of a list that is labelled so are what is built alike in it, below its title', async () => {
  const users = ['ada', 'bob'].map((name) => `<span class="user" tabindex="0" role="button">${name}</span>`);
  await page.setContent(
    `<aside aria-label="User list for #general" style="width: 200px; height: 300px"><div><input type="search"></div><div><div>${users.join('')}</div></div></aside>`,
  );
  await carryOut(page, 'The list of users contains ada and bob');
  await carryOut(page, 'Type "a" into the search field above the user list');
  for (const said of [
    'The list of users contains ada and cid',
    'The list of users contains ada, but not bob',
  ])
    expect((await failureOf(page, said)).message).toContain('observed: "ada", "bob"');
});

test('what is clicked in the list at a side is one of many there', async () => {
  const tab = (name: string) =>
    `<div role="tab" class="channel" tabindex="0" onclick="document.title = '${name}'"><span>${name}</span> <b>4</b></div>`;
  const chat = (...names: string[]) =>
    `<div style="width: 200px">${names.map(tab).join('')}</div><p style="margin-left: 900px">#random</p>`;
  await page.setContent(chat('#general', '#release'));
  await carryOut(page, 'Click "#release" in the list on the left');
  expect(await page.title()).toBe('#release');
  for (const html of [chat('#general'), chat('#release', '#release')]) {
    await page.setContent(html);
    expect((await failureOf(page, 'Click "#release" in the list on the left')).message).toContain('No ');
  }
});

test('a table of a database is a link that is called so, in a box at the side too', async () => {
  const link = (name: string) => `<a href="#${name}">${name}</a><br>`;
  const side = `<div style="width: 200px"><fieldset>${link('orders')}${link('products')}</fieldset><input></div>`;
  const tables = '<table style="margin-left: 900px"><tr><th>Name</th></tr><tr><td>orders</td></tr></table>';
  for (const said of ['Click the table "orders" in the box on the left', 'Click the table "orders"']) {
    await page.setContent(side + tables);
    await page.evaluate(() => location.replace('#'));
    await carryOut(page, said);
    expect(page.url()).toContain('#orders');
  }
  for (const other of [`<p>orders</p>${tables}`, side.replaceAll('orders', 'open orders') + tables]) {
    await page.setContent(other);
    expect((await failureOf(page, 'Click the table "orders" in the box on the left')).message).toContain(
      'No ',
    );
  }
});
