/** What the markup calls a card is one, and none of its parts is: the words of a class count as a whole. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

/** As Bootstrap and others build them; each part has the id that its class begins with. */
const thing = (word: string, name: string, id: string) =>
  `<div class="col"><div class="${word}" id="${id}"><div class="${word}-title" id="title">${name}</div>
  <p class="${word}-text" id="text">Fresh from the farm</p></div></div>`;
const headed = (word: string, name: string, id: string) =>
  `<div class="col"><div class="${word}" id="${id}"><div class="${word}-header" id="header">${name}</div>
  <div class="${word}-body" id="body"><h5 class="${word}-title">${name} of today</h5><p class="${word}-text">Fresh</p></div></div></div>`;

const STEPS = ['The "Milk" thing is visible', 'Click the "Milk" thing', 'The "Milk" thing shows "Fresh"'];
const CASES = ['card', 'panel', 'widget'].flatMap((word) => STEPS.map((step) => step.replace('thing', word)));

it.each(CASES)('%s', async (step) => {
  const [, word = ''] = /(card|panel|widget)/.exec(step) ?? [];
  for (const build of [thing, headed])
    for (const others of ['', build(word, 'Bread', 'o')])
      expect(await meantOn(page, `<div class="row">${build(word, 'Milk', 'f')}${others}</div>`, step)).toBe(
        'f',
      );
});

it.each(['card', 'panel', 'toast', 'badge', 'modal'])(
  'The %s is not visible: by no part of one',
  async (word) => {
    const html = `<p class="${word}-text" id="text">Fresh</p><div class="${word}-body" id="body"><p>Milk</p></div>`;
    expect(await meantOn(page, html, `The ${word} is not visible`)).toBeUndefined();
  },
);

it('is what stands below its title where nothing says that there is one', async () => {
  const html = thing('product', 'Milk', 'o').replace('product-title', 'card-title');
  expect(await meantOn(page, html, 'The "Milk" card is visible')).toBe('text');
});
