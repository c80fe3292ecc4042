/** Which entry of a menu and which tab is the chosen one, where a kit says so by one of its own classes. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE = `<style>.kit-entry, .kit-tab { cursor: pointer } .kit-entry--selected, .kit-tab--active { color: blue }</style>`;
const entry = (name: string, more = '') =>
  `<div role="menuitem"><div class="kit-entry ${more}"><i class="kit-icon"></i><div>${name}</div></div></div>`;
const tab = (name: string, more = '') =>
  `<div class="kit-tab-wrapper"><div class="kit-tab-pad"></div><div class="kit-tab ${more}"><span>${name}</span></div></div>`;
const drawn = (entries: string, tabs: string) =>
  `${STYLE}<aside><div role="menu">${entries}</div></aside><div class="kit-tabs"><div>${tabs}<div class="kit-bar"></div></div></div>`;
const CHOSEN = drawn(
  entry('Today') + entry('Patients', 'kit-entry--selected') + entry('Stock'),
  tab('On duty', 'kit-tab--active') + tab('On leave'),
);

it('is what has the class of the others and that class with a word behind it', async () => {
  await page.setContent(CHOSEN);
  await carryOut(page, 'Patients is the selected entry in the sidebar');
  await carryOut(page, 'Patients is highlighted in the sidebar');
  await carryOut(page, 'The tab "On duty" is active');
  await carryOut(page, 'The tab "On leave" is not selected');
});

it('is none of the others', async () => {
  await page.setContent(CHOSEN);
  for (const wrong of [
    'Stock is the selected entry in the sidebar',
    'Stock is highlighted in the sidebar',
    'The tab "On leave" is active',
    'The tab "On duty" is not selected',
  ])
    expect((await failureOf(page, wrong)).message, wrong).toContain('but observed');
});

const MARKED = entry('Patients', 'kit-entry--selected');

it.for([
  ['two are marked', drawn(MARKED + MARKED.replace('Patients', 'Stock'), '')],
  ['none is', drawn(entry('Patients') + entry('Stock'), '')],
  ['it looks like the others', CHOSEN.replaceAll('color: blue', 'margin: 0')],
  ['the class tells something else', CHOSEN.replaceAll('--selected', '--child-active')],
])('is not told where %s', async ([, html = '']) => {
  await page.setContent(html);
  for (const not of ['', 'not ']) {
    const { message } = await failureOf(page, `Patients is ${not}selected in the sidebar`);
    expect(message).toContain('no control');
  }
});
