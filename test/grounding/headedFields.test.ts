/** Fields that nothing but a heading above them names, as kits draw them. */
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

const list = (id: string, shown: string) =>
  `<div><span id="${id}" role="combobox" tabindex="0" aria-haspopup="listbox" aria-label="${shown}">${shown}</span></div>`;
const LISTS = `<h5>City</h5>${list('city', 'Paris')}<h5>Size</h5>${list('size', 'Select')}`;

test('a drawn list whose label is what it shows is called by the heading above it', async () => {
  expect(await meantOn(page, LISTS, 'Select "Rome" from the "City" list')).toBe('city');
  expect(await meantOn(page, LISTS, 'Select "L" from the "Size" drop-down')).toBe('size');
  await carryOut(page, 'The "City" drop-down shows "Paris"');
  for (const said of ['The "City" drop-down shows "Select"', 'The "Size" drop-down shows "Paris"'])
    expect((await failureOf(page, said)).message).toContain('but observed');
  const labelled = LISTS.replace('aria-label="Paris"', 'aria-label="Town"');
  expect(await meantOn(page, labelled, 'Select "Rome" from the "City" list')).toBeUndefined();
});

test('what it shows is chosen in it', async () => {
  await page.setContent(LISTS);
  await carryOut(page, '"Paris" is selected in the "City" drop-down');
  for (const said of [
    '"Rome" is selected in the "City" drop-down',
    '"Paris" is selected in the "Size" drop-down',
    '"Paris" is not selected in the "City" drop-down',
    'The "City" drop-down is selected',
    'The "Paris" drop-down is selected',
  ])
    expect((await failureOf(page, said)).message).not.toBe('');
});

const turn = (id: string) => `<div><input type="checkbox" role="switch" id="${id}"></div>`;

const tick = (id: string) =>
  `<div class="tick"><div><input type="checkbox" id="${id}"></div><label>${id}</label></div>`;

test('a switch that nothing stands beside is called by the heading above it', async () => {
  const html = `<div><h5>Terms</h5><div class="grid">${tick('one')}${tick('two')}</div><h5>Night mode</h5>${turn('night')}</div>`;
  expect(await meantOn(page, html, 'Check "Night mode"')).toBe('night');
  expect(await meantOn(page, html, 'Turn on the "Night mode" switch')).toBe('night');
  expect(await meantOn(page, html, 'Check "two"')).toBe('two');
  expect(await meantOn(page, html, 'Turn on the "Terms" switch')).toBeUndefined();
});

test('what may stand below its switch, or is no heading, names none below it', async () => {
  const on = turn('a').replace('role', 'checked role');
  const rows = (tag: string) => `${on}<${tag}>Mails</${tag}>${turn('b')}<${tag}>Sounds</${tag}>`;
  for (const tag of ['div', 'p', 'h5']) {
    await page.setContent(rows(tag));
    for (const said of ['"Mails" is off', 'The "Mails" switch is off'])
      expect((await failureOf(page, said)).message).not.toBe('');
    expect(await meantOn(page, rows(tag), 'Turn on "Mails"')).toBeUndefined();
  }
  const remark = `<div>Wifi ${on.replace(/<.?div>/g, '')}</div><div>Note: resets daily</div>${turn('b')}`;
  expect(await meantOn(page, remark, 'Turn on "Note: resets daily"')).toBeUndefined();
});

test('a switch with what it is called in a box of its own is meant by that alone', async () => {
  for (const tag of ['div', 'h5']) {
    const row = (name: string, id: string) => `<div>${turn(id)}<${tag}>${name}</${tag}></div>`;
    const html = row('Mails', 'a') + row('Sounds', 'b');
    expect(await meantOn(page, html, 'Turn on "Mails"')).toBe('a');
    expect(await meantOn(page, html, 'Turn on "Sounds"')).toBe('b');
  }
});

test('the switch is no checkbox where there is one', async () => {
  const html = `<input type="checkbox" id="terms"><input type="checkbox" role="switch" id="alarm">`;
  expect(await meantOn(page, html, 'Turn on the switch')).toBe('alarm');
  expect(await meantOn(page, html.replace(' role="switch"', ''), 'Turn on the switch')).toBeUndefined();
});
