/** An exact name wins over a longer or similar one, whatever kind of thing bears it. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { clicked } from './clicked.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const WEEK = 'Orders May 1 through May 7';
const HALF = 'Orders for May 1 through May 15';
const OTHERS = [HALF, `${WEEK} (draft)`, `All ${WEEK}`];

/** A thing of each kind, by the word for it; what stands behind a comma tells how it is named. */
const THINGS: Record<string, (name: string, id: string) => string> = {
  button: (name, id) => `<button id="${id}">${name}</button>`,
  link: (name, id) => `<a href="#" id="${id}">${name}</a>`,
  field: (name, id) => `<label>${name} <input id="${id}"></label>`,
  'search field': (name, id) => `<input type="search" placeholder="${name}" id="${id}">`,
  checkbox: (name, id) => `<label><input type="checkbox" id="${id}">${name}</label>`,
  row: (name, id) => `<table><tr id="${id}"><td>${name}</td><td>1</td></tr></table>`,
  cell: (name, id) => `<table><tr><td id="${id}">${name}</td></tr></table>`,
  item: (name, id) => `<ul><li id="${id}"><div>${name}</div> <button>Open</button></li></ul>`,
  'section, by its heading': (name, id) => `<section id="${id}"><h2>${name}</h2><p>x</p></section>`,
  'section, by its label': (name, id) => `<div role="region" aria-label="${name}" id="${id}">x</div>`,
  'section, without markup': (name, id) => `<div id="${id}"><h2>${name}</h2><p>x</p></div>`,
  group: (name, id) => `<fieldset id="${id}"><legend>${name}</legend><input></fieldset>`,
  form: (name, id) => `<form id="${id}"><h3>${name}</h3><input></form>`,
  article: (name, id) => `<article id="${id}"><h3>${name}</h3>x</article>`,
  dialog: (name, id) => `<div role="dialog" id="${id}"><h2>${name}</h2>x</div>`,
  heading: (name, id) => `<h2 id="${id}">${name}</h2>`,
  tab: (name, id) => `<button role="tab" id="${id}">${name}</button>`,
  'menu item': (name, id) => `<div role="menuitem" id="${id}">${name}</div>`,
  alert: (name, id) => `<div role="alert" id="${id}"><b>${name}</b> <i>x</i></div>`,
  'list, by its label': (name, id) => `<ul aria-label="${name}" id="${id}"><li>x</li></ul>`,
  'list, by its section': (name, id) => `<section><h2>${name}</h2><ul id="${id}"><li>x</li></ul></section>`,
  'table, by its caption': (name, id) =>
    `<table id="${id}"><caption>${name}</caption><tr><td>x</td></tr></table>`,
  'table, by its section': (name, id) =>
    `<section><h2>${name}</h2><table id="${id}"><tr><td>x</td></tr></table></section>`,
};

describe('the thing of exactly this name is taken', () => {
  it.for(Object.entries(THINGS))('of the kind %s', async ([words, build]) => {
    const [kind = ''] = words.split(',');
    for (const names of [
      [...OTHERS, WEEK],
      [WEEK, ...OTHERS],
    ]) {
      const html = names.map((name) => build(name, name === WEEK ? 'exact' : 'other')).join('');
      // What else has a heading stands around all of them.
      const { id } = await clicked(
        page,
        `<section><h1>All</h1>${html}</section>`,
        `I click the "${WEEK}" ${kind}`,
      );
      expect(id).toBe('exact');
    }
  });
});

const table = (row: string) => `<table><tr><th>Name</th></tr><tr><td>${row}</td></tr></table>`;
const [ONE, OTHER] = [`<h2>${WEEK}</h2>${table('Milk')}`, `<h2>${HALF}</h2>${table('Bread')}`];

describe('a table is named by the heading that it stands under', () => {
  it.for<[string, string]>([
    ['in one section', `<section>${ONE}${OTHER}</section>`],
    ['with a section in the other', `<section>${ONE}<section>${OTHER}</section></section>`],
    ['the other way round', `<section>${OTHER}<section>${ONE}</section></section>`],
    ['below a title', `<section><h1>Orders</h1>${ONE}${OTHER}</section>`],
    ['with a subtitle', `<section>${ONE.replace('<table', '<h3>New</h3><table')}${OTHER}</section>`],
  ])('%s', async ([, html]) => {
    await page.setContent(html);
    await carryOut(page, `I see "Milk" in the "${WEEK}" table`);
    await carryOut(page, `the "${HALF}" table contains "Bread"`);
    await carryOut(page, `there is exactly 1 row in the "${WEEK}" table`);
    expect((await failureOf(page, `I see "Bread" in the "${WEEK}" table`)).reason).toBe(
      'expectation not met',
    );
  });

  it('is no table of another heading', async () => {
    await page.setContent(`<section><h2>${WEEK}</h2><p>None yet.</p>${OTHER}</section>`);
    await carryOut(page, `I do not see the "${WEEK}" table`);
    expect((await failureOf(page, `the "${WEEK}" table contains "Bread"`)).reason).toBe('target not found');
  });

  it('is not guessed where two stand under it, or one has the name as a label', async () => {
    await page.setContent(`<section><h2>${WEEK}</h2>${table('Milk')}${table('Salt')}</section>`);
    const sentence = `the "${WEEK}" table contains "Milk"`;
    expect((await failureOf(page, sentence, { timeout: 1_500 })).reason).toBe('target ambiguous');
    const subtitled = ONE.replace('<table', '<h3>New</h3><table');
    await page.setContent(`<section>${ONE}</section><section>${subtitled}</section>`);
    expect((await failureOf(page, sentence, { timeout: 1_500 })).reason).toBe('target ambiguous');
    const labelled = table('Salt').replace('<table', `<table aria-label="${WEEK}"`);
    await page.setContent(`${labelled}<section>${ONE}</section>`);
    expect((await failureOf(page, sentence, { timeout: 1_500 })).reason).toBe('target ambiguous');
  });
});

describe('a section is named by the heading that it begins with', () => {
  const BOTH = `<section><h1>All</h1>${ONE}${OTHER}</section>`;

  it('not by one further down', async () => {
    await page.setContent(BOTH);
    await carryOut(page, 'I see "Bread" in the "All" section');
    expect((await failureOf(page, `I see "Bread" in the "${WEEK}" section`)).reason).toBe('target not found');
  });

  it('also where a smaller one stands above', async () => {
    await page.setContent(`<section><h3>This month</h3>${ONE}</section>`);
    await carryOut(page, `I see "Milk" in the "${WEEK}" section`);
  });
});
