/** What a page shows in a line of JSON, and how many there are in the list that a page is called by. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const line = (key: string, value: string) =>
  `<div>&nbsp;&nbsp;<span class="key">"${key}"</span>: <span class="value">${value}</span>,</div>`;

test('a key in a line of JSON has the value behind it, and no other', async () => {
  await page.setContent(
    `<div>{</div>${line('name', '"Ada Byron"')}${line('city', '"Ulm"')}${line('age', '36')}<div>}</div>`,
  );
  for (const said of ['the "city" shows "Ulm"', '"city" is "Ulm"', 'the "age" shows "36"'])
    await carryOut(page, `Verify that ${said}`);
  for (const said of ['the "city" shows "Ada Byron"', '"city" is "Ul"', 'the "age" shows "3"'])
    expect((await failureOf(page, `Verify that ${said}`)).message).toContain('but observed');
  expect((await failureOf(page, 'Verify that "city" is not "Ulm"')).message).not.toBe('');
});

test('the list of a page that is called by its things is theirs', async () => {
  const rows = (heading: string) =>
    `<main><h1>${heading}</h1><table><tr><th>Name</th><th>Type</th></tr><tr><td>dark</td><td>A</td></tr><tr><td>gift</td><td>B</td></tr></table></main>`;
  await page.setContent(rows('Flags overview'));
  await carryOut(page, 'The list shows 2 flags');
  expect((await failureOf(page, 'The list shows 3 flags')).message).toContain('2 of what is called "flags"');
  await page.setContent(rows('Segments'));
  expect((await failureOf(page, 'The list shows 2 flags')).message).toContain('how many flags');
});

test('letters that stand in a box each make a word, and digits no number', async () => {
  const boxes = (signs: string) => `<div class="row">${signs.replace(/./g, '<div>$&</div>')}</div>`;
  await page.setContent(boxes('cards') + boxes('123'));
  await carryOut(page, 'The first row shows "cards"');
  for (const said of ['first row does not show "cards"', 'first row shows "ards"', 'second row shows "123"'])
    expect((await failureOf(page, `The ${said}`)).message).toContain('but observed');
});

test('of a list whose links lead to products each they are the products', async () => {
  const links = (...to: string[]) =>
    `<ul>${to.map((one) => `<li><a href="${one}">Tea</a></li>`).join('')}</ul>`;
  const three = links('/product/1/', '/product/2/', '/product/3/');
  await page.setContent(`${links('/', '/products', '/help')}${three}`);
  await carryOut(page, 'Verify that 3 products are listed');
  expect((await failureOf(page, 'Verify that 2 products are listed')).message).toContain('3 of what');
  for (const html of [
    three + links('/product/4', '/product/5'),
    links('/product/1', '/product/1'),
    links('/product/1', '/user/2'),
    links('/product/1', '/product/new'),
    `<main><p>Tea</p></main><aside>${links('/product/tea', '/product/milk')}</aside>`,
    `<nav>${links('/product/tea', '/product/milk')}</nav><main><p>Tea</p></main>`,
  ]) {
    await page.setContent(html);
    expect((await failureOf(page, 'Verify that 2 products are listed')).message).toContain(
      'how many products',
    );
  }
});

test('a section that only the markup calls so is not gone where there are two, and none where a class denies it', async () => {
  const part = (className: string, height = 150) =>
    `<div class="${className}" style="width:200px;height:${height}px">Tea</div>`;
  for (const html of [part('order-details') + part('product-details'), part('order-details', 30)]) {
    await page.setContent(html);
    expect((await failureOf(page, 'The "details" section is not visible')).message).toContain('observed');
  }
  for (const name of ['no-details', 'has-details', 'hide-details']) {
    await page.setContent(part(name));
    expect((await failureOf(page, 'The "details" section contains "Tea"')).message).toContain('No section');
  }
});

test('a card is called by its only heading, and by nothing else in it', async () => {
  const card = (inside: string) => `<div class="card"><h2>Tea</h2><p>Green</p>${inside}</div>`;
  await page.setContent(`<main>${card('').repeat(3)}</main>`);
  await carryOut(page, 'The first card is "Tea"');
  for (const said of ['The first card is "Green"', 'The first card is not "Tea"'])
    expect((await failureOf(page, said)).message).toContain('but observed');
  await page.setContent(`<main>${card('<h2>Milk</h2>').repeat(3)}</main>`);
  expect((await failureOf(page, 'The first card is "Tea"')).message).toContain('but observed');
});

test('things are sorted that a column of one table is called by', async () => {
  const table = (head: string, ...values: string[]) =>
    `<table><tr><th>${head}</th></tr>${values.map((one) => `<tr><td>${one}</td></tr>`).join('')}</table>`;
  await page.setContent(table('Vegetable', 'Beet', 'Kale', 'Leek'));
  await carryOut(page, 'The vegetables are in alphabetical order');
  for (const html of [
    table('Vegetable', 'Kale', 'Beet'),
    table('Fruit', 'Apple', 'Fig'),
    table('Vegetable', 'Beet', 'Kale') + table('Vegetable', 'Kale', 'Beet'),
  ]) {
    await page.setContent(html);
    expect((await failureOf(page, 'The vegetables are in alphabetical order')).message).toContain('but');
  }
});

test('where a trail ends is a heading, and what it leads through is none', async () => {
  const trail = '<div class="breadcrumbs"><a href="/">Home</a> / <span>Databases</span></div>';
  await page.setContent(`${trail}<p>Three of them</p>`);
  await carryOut(page, 'Verify that the heading "Databases" is shown');
  for (const said of ['heading "Home" is shown', 'heading "Databases" is not shown', 'heading is "Home"'])
    expect((await failureOf(page, `Verify that the ${said}`)).message).toContain('but');
  await page.setContent(`${trail}<h1>Orders</h1>`);
  expect((await failureOf(page, 'Verify that the heading is "Databases"')).message).toContain('"Orders"');
});

test('a part that the markup calls so shows what stands in it, and nothing else', async () => {
  const part = (className: string) =>
    `<div class="${className}" style="height: 150px"><p>Spent time: 1:30 h</p></div><p>Due today</p>`;
  await page.setContent(part('issue details'));
  await carryOut(page, 'The issue shows "Spent time: 1:30 h"');
  expect((await failureOf(page, 'The issue shows "Due today"')).message).toContain('but');
  for (const html of [part('note'), part('issue') + part('issue')]) {
    await page.setContent(html);
    expect((await failureOf(page, 'The issue shows "Spent time: 1:30 h"')).message).toContain('No "issue"');
  }
});

test('the results are the part that the markup calls so', async () => {
  const results = '<dl id="search-results" style="height: 150px"><dt>Ada</dt><dd>A note</dd></dl><p>Bob</p>';
  await page.setContent(results);
  await carryOut(page, 'Expect that "Ada" in the "results" list is visible');
  expect((await failureOf(page, 'Expect that "Bob" in the "results" list is visible')).message).toContain(
    'but observed',
  );
});

test('of several headers the one is meant that alone shows the text', async () => {
  const bars = (second: string) =>
    `<div class="header">Mango Query</div><div class="header">${second}</div><p>Text</p>`;
  await page.setContent(bars('Table'));
  await carryOut(page, 'Verify that "Mango Query" is shown in the header');
  for (const said of ['"Mango Query" is not shown in the header', '"Text" is shown in the header'])
    expect((await failureOf(page, `Verify that ${said}`)).message).toContain('2 things');
  await page.setContent(bars('Mango Query'));
  const twice = await failureOf(page, 'Verify that "Mango Query" is shown in the header');
  expect(twice.message).toContain('2 things');
});

test('a tab that is open shows what stands below it, and no other does', async () => {
  const tabs = (active: string) =>
    `<div><ul class="nav-pills">${['Yours', 'All'].map((one) => `<li><a class="${one === active ? 'active' : ''}">${one}</a></li>`).join('')}</ul></div>
    <div><p>Nothing here yet.</p></div><p>Made by hand</p>`;
  await page.setContent(tabs('Yours'));
  await carryOut(page, '"Yours" says "Nothing here yet."');
  for (const said of [
    '"Yours" says "Made by hand"',
    '"All" says "Nothing here yet."',
    '"Yours" does not say "here"',
  ])
    expect((await failureOf(page, said)).message).not.toBe('');
  await page.setContent(tabs('All'));
  expect((await failureOf(page, '"Yours" says "Nothing here yet."')).message).toContain('observed: "Yours"');
});

test('of a list that the markup calls by its things they are its items', async () => {
  const list = (id: string, ...items: string[]) =>
    `<h1>Mine</h1><ul id="${id}">${items.map((one) => `<li><label><input type="checkbox">${one}</label></li>`).join('')}</ul>`;
  for (const id of ['todo-list', 'todos']) {
    await page.setContent(list(id, 'Milk', 'Eggs'));
    await carryOut(page, 'The list contains exactly 2 to-dos');
    expect((await failureOf(page, 'The list contains exactly 1 to-do')).message).toContain('2 of what');
  }
  for (const id of ['main-list', 'done-todos', 'todo-hints']) {
    await page.setContent(list(id, 'Milk', 'Eggs'));
    expect((await failureOf(page, 'The list contains exactly 2 to-dos')).message).toContain('how many');
  }
});
