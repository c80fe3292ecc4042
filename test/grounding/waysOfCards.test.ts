/** What a card offers in a list of its own: a link in each line. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const card = (title: string, more = '') =>
  `<article><h2>${title} <small>[tasks]</small></h2><p>Around the house</p>
  <ul><li>URL: <a href="/${title}">/${title}</a></li><li><a href="#" id="edit-${title}">Edit</a></li>${more}</ul></article>`;
const PAGE = ['Chores', 'Family'].map((title) => card(title)).join('');

test.each([
  ['Click "Edit" next to "Chores"', PAGE, 'edit-Chores'],
  ['Click the "Edit" link next to "Family"', PAGE, 'edit-Family'],
  // What is but a part of its line belongs to that line.
  [
    'Click "here" next to "Chores"',
    card('Chores', '<li id="line">Move it <a href="#">here</a></li>'),
    undefined,
  ],
])('%s is the link in the line, which is wider', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});
