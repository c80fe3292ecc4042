/** How many cards there are in a part of the page that also has a list of what can be done there. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const card = (title: string) =>
  `<article><h2>${title}</h2><ul><li><a href="#">Edit</a></li><li><a href="#">Delete</a></li></ul></article>`;
const part = (ways: string, cards: string) =>
  `<section><h1>Collections</h1><ul><li>${ways}</li><li><a href="#">Upload</a></li></ul>${cards}</section>`;
const CREATE = '<a href="#">Create new</a>';
const CARDS = ['Chores', 'Family', 'Team'].map(card).join('');

it('counts the cards, and not the links', async () => {
  await page.setContent(part(CREATE, CARDS));
  await carryOut(page, 'There are 3 collections');
  for (const count of [2, 4])
    expect((await failureOf(page, `There are ${count} collections`)).message).toContain('but observed: 3');
});

it('counts the items where they are more than links', async () => {
  await page.setContent(part('Ours <small>2</small>', CARDS));
  expect((await failureOf(page, 'There are 3 collections')).message).toContain('but observed');
});
