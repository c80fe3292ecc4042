/** Fields that nothing but the place of a text names: the text in front, above, or behind; refused where it may be two. */
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

const GRID = 'style="display: grid; grid-template-columns: 200px 200px"';

const FILLED: [string, string][] = [
  [
    'above it in a table without heads',
    '<table><tr><td>City<td>Zip<tr><td><input><td><input id="f"></table>',
  ],
  [
    'above it in a grid',
    `<div ${GRID}><div>City</div><div>Zip</div></div><div ${GRID}><div><input></div><div><input id="f"></div></div>`,
  ],
  [
    'in front of it in a grid',
    `<div ${GRID}><div>City</div><div><input></div><div>Zip</div><div><input id="f"></div></div>`,
  ],
  ['behind it, as behind all of them', '<input> City<br><input id="f"> Zip<br><input> Land'],
  ['in front of it, as in front of all of them', 'City <input> Zip <input id="f"> Land <input>'],
  ['in front, from right to left', `<html dir="rtl"><div ${GRID}>City<input>Zip<input id="f"></div>`],
];

describe('a field is filled by the text', () => {
  it.for(FILLED)('%s', async ([, html]) => {
    await page.setContent(html);
    const { note } = await carryOut(page, 'I fill in "Zip" with "1"', { timeout: 4_000 });
    expect(await page.locator('#f').inputValue()).toBe('1');
    expect(note).toContain('Found by the text beside it: "Zip"');
  });

  it('but not where the text may belong to the one before it as well', async () => {
    await page.setContent('<input> City <input> Zip');
    const { reason, message } = await failureOf(page, 'I fill in "City" with "1"', { timeout: 2_000 });
    expect(reason).toBe('target ambiguous');
    expect(message).toContain('"City" means 2 things here');
  });

  it('nor by one that stands a few lines above', async () => {
    await page.setContent('<p>City</p><div style="height: 90px"></div><input><input>');
    const { reason } = await failureOf(page, 'I fill in "City" with "1"', { timeout: 2_000 });
    expect(reason).toBe('target not found');
  });
});

const tick = (name: string, id: string) => `<input type="checkbox" id="${id}" name="${name}">`;

const TICKED: [string, string][] = [
  ['behind it', `${tick('a', 'a')} Agree ${tick('n', 'f')} News`],
  ['in front of it', `Agree ${tick('a', 'a')} News ${tick('n', 'f')}`],
  [
    'behind it, from right to left',
    `<div dir="rtl" style="display: flex">${tick('a', 'a')} Agree ${tick('n', 'f')} News</div>`,
  ],
  [
    'near to it',
    `Agree ${tick('a', 'a')}<i style="display: inline-block; width: 40px"></i>News ${tick('n', 'f')}<i style="display: inline-block; width: 40px"></i>Ads`,
  ],
];

describe('a tick is set by the text', () => {
  it.for(TICKED)('%s', async ([, html]) => {
    await page.setContent(html);
    await carryOut(page, 'I check "News"', { timeout: 4_000 });
    expect(await page.locator(':checked').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['f']);
  });

  it('but not where it stands between two alike', async () => {
    await page.setContent(`Agree ${tick('a', 'a')} News ${tick('n', 'f')} Ads`);
    const { reason, message } = await failureOf(page, 'I check "News"', { timeout: 2_000 });
    expect(reason).toBe('target ambiguous');
    expect(message).toContain(
      '"News" means 2 things here: the first "News" checkbox (checkbox <input id="a">); the second "News" checkbox (checkbox <input id="f">).',
    );
    expect(await page.locator(':checked').count()).toBe(0);
  });

  it.for(['choose', 'select', 'click'])('is what "%s" means, not the text', async (verb) => {
    const html = '<div><input type="radio" name="x" id="y">Yes <input type="radio" name="x" id="n">No</div>';
    const { id, note } = await clicked(page, html, `I ${verb} "No"`);
    expect(id).toBe('n');
    expect(note).toContain('Found by the text beside it: "No"');
  });

  it('is left alone by a click on a text that is a thing of its own', async () => {
    const rows = '<table><tr><td><input type="checkbox" id="k"></td><td id="ada">Ada</td></tr></table>';
    expect((await clicked(page, rows, 'I click "Ada"')).id).toBe('ada');
    const todo = '<ul><li><input type="checkbox" id="k"><label id="milk">Milk</label></li></ul>';
    expect((await clicked(page, todo, 'I click "Milk"')).id).toBe('milk');
  });
});

describe('a text in the midst of controls', () => {
  it('is not clicked: what would be met is another thing', async () => {
    await page.setContent(
      '<p>Yes <button onclick="document.title = 1">1</button> <button onclick="document.title = 2">2</button> No</p>',
    );
    const { message } = await failureOf(page, 'I click "No"', { timeout: 1_500 });
    expect(message).toContain('No "No" on the page.');
    expect(await page.title()).toBe('');
  });

  it('is clicked where it has an element of its own', async () => {
    const { id } = await clicked(
      page,
      '<p><a href="#">1</a> <b id="b">No</b> <a href="#">2</a></p>',
      'I click "No"',
    );
    expect(id).toBe('b');
  });
});
