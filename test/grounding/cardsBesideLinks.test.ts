/** Cards of a page that has links at its side, in a part that could be called a card as well. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const LINKS = '<a href="#a">About</a> <a href="#b">Blog</a> <a href="#c">Code</a>';
const article = (title: string) => `<article><h2>${title}</h2><p>More of ${title}</p></article>`;
const card = (title: string) =>
  `<div class="card"><h2>${title}</h2><a href="#${title}">Read ${title}</a></div>`;
const both = (made: typeof card) => `<main>${made('Ada')}${made('Bob')}</main>`;

it.each([
  ['articles beside an aside', `<aside>${LINKS}</aside>${both(article)}`],
  ['cards beside an aside', `<aside>${LINKS}</aside>${both(card)}`],
  ['cards beside a panel', `<div class="panel">${LINKS}</div>${both(card)}`],
])('%s are counted by themselves', async (_, html) => {
  await page.setContent(html);
  for (const said of ['The first card shows "Ada"', 'The second card shows "Bob"', 'There are 2 cards'])
    await carryOut(page, said);
  for (const said of ['The first card shows "About"', 'The first card shows "Bob"', 'There are 3 cards'])
    expect((await failureOf(page, said)).message).toContain('but observed');
});

it('a card that is a link, and one with a text beside its links, stays one', async () => {
  const first = '<a class="card" href="#a"><b>Ada</b> <i>1815</i></a>';
  await page.setContent(`<main>${first}<div class="card">Tea ${LINKS}</div>${card('Bob')}</main>`);
  await carryOut(page, 'The first card shows "Ada"');
  await carryOut(page, 'The second card shows "Tea"');
});

it('where there is nothing else the links are meant', async () => {
  await page.setContent(`<div class="card">${LINKS}</div><p>Home</p>`);
  await carryOut(page, 'The first card shows "About"');
});
