/** "The list" of a page of cards, each with a list of its own, and what stands below it. */
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

const card = (title: string) =>
  `<app-card><div><button>2</button></div><h2>${title}</h2><ul><li>css</li><li>forms</li></ul></app-card>`;
const PAGES = '<nav><ul><li><button>1</button></li><li><button id="second">2</button></li></ul></nav>';
const TABS = (more = '') =>
  `<style>.nav li { display: inline-block }</style><ul class="nav nav-pills"><li><a style="cursor: pointer">Mine</a></li><li><a>All</a></li>${more}</ul>`;
const SIDE =
  '<div class="sidebar"><p>Tags</p><div class="tag-list"><a style="cursor: pointer">css</a></div></div>';
const CARDS = ['Ada', 'Bob', 'Cid'].map(card).join('');
const FEED = `${TABS()}<app-list id="cards">${CARDS}${PAGES}</app-list>${SIDE}`;

test.each([
  ['Expect that the list contains "Ada"', FEED, 'cards'],
  ['Expect that the feed contains "Ada"', FEED, 'cards'],
  ['Click "2" below the list', FEED, 'second'],
  [
    'Expect that the list contains "Ada"',
    `<div><div class="g"><div>Links per page</div></div><div class="g"><div>3 results</div></div><div class="g"><div id="block">${CARDS}</div></div></div>`,
    'block',
  ],
  // Two cards may be two lists.
  ['Expect that the list contains "css"', `${card('Ada')}${card('Bob')}<ul><li>1</li></ul>`, undefined],
])('%s, and not in what stands in each card', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('the articles of the list are its cards, in their order', async () => {
  await page.setContent(FEED);
  await carryOut(page, 'Expect that the first article in the list shows "Ada"');
  await carryOut(page, 'Verify that the list shows exactly "Ada", "Bob" and "Cid"');
  for (const said of ['first article in the list shows "Bob"', 'list shows exactly "Ada" and "Bob"'])
    expect((await failureOf(page, `Expect that the ${said}`)).message).toContain('but observed');
});

const TODO = (count: string) =>
  `<style>#ways li { display: inline-block } #count { float: left } </style>
  <section><ul id="todos"><li>Milk</li><li>Bread</li></ul></section>
  <footer><span id="count">${count}</span><ul id="ways"><li><a href="#/">All</a></li><span> </span><li><a href="#/a">Active</a></li></ul></footer>`;

test('what chooses what the list shows is no list, and parts nothing from it', async () => {
  expect(await meantOn(page, TODO('2 items left'), 'Expect that the list contains "Milk"')).toBe('todos');
  await carryOut(page, 'Verify that "2 items left" is shown below the list');
  await page.setContent(`<p>2 items left</p>${TODO('1 item left')}`);
  expect((await failureOf(page, 'Verify that "2 items left" is shown below the list')).message).toContain(
    'but observed',
  );
});

test('a tab is gone though a tag of its name is there, unless that has taken its place', async () => {
  const tag = '<p><a style="cursor: pointer">css</a></p>';
  const open = async (does: string, more: string) => {
    await page.setContent(
      `${TABS('<li id="tab"><a>css</a></li>')}<button onclick="${does}">Go</button>${more}`,
    );
    await carryOut(page, 'Click "Go"');
  };
  const isGone = 'The tab "css" disappears';
  await open("document.querySelector('#tab').remove()", tag);
  await carryOut(page, isGone);
  await open('', tag);
  expect((await failureOf(page, isGone)).message).toContain('is visible');
  await open(
    "document.querySelector('#tab').remove(); this.outerHTML = document.querySelector('i').title",
    `<i title='${tag}'></i>`,
  );
  expect((await failureOf(page, isGone)).message).toContain('would be taken for');
});

const FIELD = `<style>#all { appearance: none; position: absolute; width: 40px; height: 40px } #all::before { content: '»' }
  #new { width: 400px; height: 40px } .gone::after { content: '✖' }</style>
  <input id="all" type="checkbox"><input id="new" placeholder="What is next?">`;

test.each([
  ['Click the double arrow to the left of "What is next?"', FIELD, 'all'],
  ['Click the double arrow to the right of "What is next?"', FIELD, undefined],
  ['Click the cross', `${FIELD}<button id="out" class="gone"></button>`, 'out'],
  ['Click the cross', `${FIELD}<button id="out"></button>`, undefined],
  [
    'Expect that the badge is visible',
    '<p class="speech-bubble">It is a library for whoever creates interfaces</p><span id="count" class="count">3</span>',
    'count',
  ],
])('%s that the style sheet draws', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

const TICKED = (label: (name: string) => string) =>
  `<table>${['Milk', 'Bread'].map((name) => `<tr><td><input type="checkbox" id="${name}" aria-label="${label(name)}"></td><td>${name}</td></tr>`).join('')}</table>`;

test.each([
  ['that says the same in each', TICKED(() => 'Select row'), 'Bread'],
  ['that says something else', TICKED((name) => (name === 'Milk' ? 'Paid' : 'Urgent')), undefined],
])('the tick of a row is called by the text beside it: one %s', async (_, html, id) => {
  expect(await meantOn(page, html, 'Check "Bread"')).toBe(id);
});

const ARTICLE =
  '<nav><ul><li><a href="/new">New Article</a></li></ul></nav><input placeholder="Article title">';

test.each([
  [
    'in the only large field',
    `${ARTICLE}<textarea id="text" placeholder="Write your article here"></textarea>`,
    'text',
  ],
  ['and not as its title', ARTICLE, undefined],
])('the text of the article is written %s', async (_, html, id) => {
  expect(await meantOn(page, html, 'I write "It is late." as the text of the article')).toBe(id);
});

const TOOLS =
  '<style>.toolbar li { display: inline-block }</style><ul class="toolbar"><li role="menuitem"><a role="button">New</a></li><li role="menuitem"></li><li role="menuitem"><a role="button">Print</a></li></ul>';

test('a bar of tools is no list beside one that is chosen from', async () => {
  const box =
    '<table role="listbox" id="box"><tr role="option"><td>Ada</td></tr><tr role="option"><td>Bob</td></tr></table>';
  expect(await meantOn(page, TOOLS + box, 'Expect that "Ada" is visible in the list')).toBe('box');
});

const HEADERS = '<div role="region" aria-label="Message headers" id="heads"><label>To <input></label></div>';

test.each([
  [
    'in the large field of its name',
    `${HEADERS}<textarea id="body" rows="9" cols="50" aria-label="Message body"></textarea>`,
    'body',
  ],
  ['and not into another part of it', HEADERS, undefined],
])('a message is written %s', async (_, html, id) => {
  expect(await meantOn(page, html, 'Enter "Hi" in the large message area')).toBe(id);
});
