/** Of things that are called alike, the one that can be meant by what it is. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const fold = (name: string, isOpen: boolean) => `<button aria-expanded="${isOpen}">${name}</button>`;
const TABS = `<div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button></div>`;

test('nothing but a fold is open or shut, and nothing but a tab is chosen', async () => {
  await page.setContent(fold('One', true) + fold('Two', false) + TABS);
  for (const said of ['"One" is expanded', '"Two" is collapsed', 'The "One" tab is selected'])
    await carryOut(page, said);
  for (const said of ['"Two" is expanded', '"One" is collapsed'])
    expect((await failureOf(page, said)).message).toContain('but observed');
  await page.setContent(fold('One', true) + fold('One', false) + TABS);
  for (const said of ['"One" is expanded', '"One" is collapsed'])
    expect((await failureOf(page, said)).reason).toBe('target ambiguous');
});

const card = (name: string, price: number) =>
  `<div class="col"><div><img alt="${name}" src="data:," width="60" height="60"><span>NEW</span></div>
    <div><span>Sports</span><div>${name}</div><b>$${price}</b><button>Buy</button></div></div>`;

test('what a card is called is read in its words rather than in its picture', async () => {
  const cards = `<div>${card('Blue Band', 79)}${card('Black Watch', 72)}</div>`;
  await page.setContent(cards);
  await carryOut(page, '"Blue Band" costs "$79"');
  for (const said of ['"Blue Band" costs "$72"', '"Black Watch" costs "$79"'])
    expect((await failureOf(page, said)).message).toContain('but observed');
  // The picture is elsewhere.
  await page.setContent(
    `<img alt="Mug" src="data:," width="60" height="60"><div>${card('Tea', 2)}${card('Mug', 3).replace('<img alt="Mug"', '<img')}</div>`,
  );
  expect((await failureOf(page, '"Mug" costs "$3"')).reason).toBe('target ambiguous');
});

const MENU = `<ul class="main-menu"><li id="way">Home <a href="#a">A</a><a href="#b">B</a></li><li>Help <a href="#c">C</a><a href="#d">D</a></li></ul>`;

test('the first card is none of the menu', async () => {
  const cards = `<main><div class="card" id="first">Tea <button>Buy</button></div><div class="card">Milk <button>Buy</button></div></main>`;
  expect(await meantOn(page, MENU + cards, 'The first card shows "Tea"')).toBe('first');
  expect(await meantOn(page, MENU, 'The first card shows "Home"')).toBe('way');
});

test('what lies over its like, with the same words, is one', async () => {
  const bar = (more: string, said = 'Soups') =>
    `<div style="${more}; height: 40px; width: 300px"><h1 style="margin: 0">${said}</h1></div>`;
  const over = bar('position: absolute; top: 8px; left: 8px');
  await page.setContent(over + bar(''));
  await carryOut(page, 'The "Soups" heading is visible');
  await carryOut(page, 'The heading is "Soups"');
  expect((await failureOf(page, 'The heading is "Soup"')).message).toContain('but observed');
  for (const html of [over + bar('margin-top: 90px'), over + bar('', 'Salads')]) {
    await page.setContent(html);
    expect((await failureOf(page, 'The heading is "Soup"')).reason).toBe('target ambiguous');
  }
});

test('what lies over its like is another one where it may be used, or is asked how it looks', async () => {
  const at = (style: string) => `position: absolute; top: 8px; left: 8px; ${style}`;
  const two = (one: string, other: string) =>
    `<div style="${at('')}">${one}</div><div style="${at('background: white')}">${other}</div>`;
  const coloured = (colour: string) => `<h1 style="color: ${colour}">Soups</h1>`;
  const cases = {
    [two('<button disabled>Save</button>', '<button>Save</button>')]: ['is disabled', 'is enabled'],
    [two('<button aria-pressed="true">Save</button>', '<button aria-pressed="false">Save</button>')]: [
      'is pressed',
      'is not pressed',
    ],
    [two('<li class="active">Save</li>', '<li>Save</li>')]: ['is selected', 'is not selected'],
    [two(coloured('green'), coloured('red'))]: ['is green', 'is red'],
    [two(coloured('green'), coloured('red')).replace('8px; ', '8px; z-index: 5; ')]: ['is green', 'is red'],
  };
  for (const [html, all] of Object.entries(cases)) {
    await page.setContent(html);
    for (const said of all) {
      const name = html.includes('Soups') ? 'Soups' : 'Save';
      expect((await failureOf(page, `"${name}" ${said}`)).reason).toBe('target ambiguous');
    }
  }
});
