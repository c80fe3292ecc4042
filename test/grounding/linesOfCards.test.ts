/** Cards are built of lines that the markup makes alike: "the card" is all of them, not the line with its title. */
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

const person = (name: string, state: string, id: string) =>
  `<div class="person"><div class="line"><div class="round"><span>X</span></div><div><p>${name}</p><p>Nurse</p></div><div><button>⋮</button></div></div>
  <div class="line"><div class="mark"><span>${state}</span></div></div>
  <div class="line"><div><label><input type="checkbox" ${state === 'Sick' ? 'disabled' : ''}> Online</label></div><button id="${id}">Shifts</button></div></div>`;
const STAFF = `<main><h1>Staff</h1><div>${person('Ada', 'On duty', 'ada')}${person('Bob', 'Sick', 'bob')}${person('Cid', 'On duty', 'cid')}</div></main>`;

const bike = (name: string, state: string, id: string) =>
  `<div class="col"><div class="wrap"><div class="body"><div><b>${name}</b><span><span>${state}</span></span><button>☆</button></div><div>City bike</div>
  <div><button id="${id}">Rent</button><button><i></i><span>Service</span></button></div></div></div></div>`;
const FLEET = `<div>${bike('Bike 1', 'Free', 'one')}${bike('Bike 2', 'Rented', 'two')}${bike('Bike 3', 'Free', 'three')}</div>`;

test.each([
  ['Click "Shifts" on the card "Bob"', STAFF, 'bob'],
  ['Click the "Shifts" button of "Cid"', STAFF, 'cid'],
  ['Click "Rent" on the card "Bike 2"', FLEET, 'two'],
])('%s', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('what a card says is looked for in all of its lines, and in no other card', async () => {
  await page.setContent(STAFF);
  await carryOut(page, 'Expect that the "Bob" section shows "Sick"');
  await carryOut(page, 'Expect that the "Online" checkbox in the "Bob" section is disabled');
  expect((await failureOf(page, 'Expect that the "Ada" section shows "Sick"')).message).toContain('observed');
  const other = await failureOf(page, 'Expect that the "Online" checkbox in the "Ada" section is disabled');
  expect(other.message).toContain('but observed');
});

test('what stands in one of several columns of cards is still one of those', async () => {
  const card = (title: string, id: string) =>
    `<div class="entry"><span>${title}</span><div><button id="${id}">Move</button></div></div>`;
  const column = (title: string, cards: string) => `<div class="lane"><b>${title}</b>${cards}</div>`;
  const board = `<div>${column('To do', card('Wash', 'wash') + card('Cook', 'cook'))}${column('Done', card('Shop', 'shop') + card('Read', 'read'))}</div>`;
  expect(await meantOn(page, board, 'Click "Move" on the card "Cook"')).toBe('cook');
});
