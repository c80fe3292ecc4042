/** Lists and groups that stand below a text which nothing calls a heading, as kits for phones and old pages draw them. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const list = (id: string) =>
  `<ul><li><a href="#1" id="${id}">About</a></li><li><a href="#2">Form</a></li></ul>`;
const ticks = (id: string) =>
  `<ul><li><label><input type="checkbox" id="${id}">About</label></li><li><label><input type="checkbox">Form</label></li></ul>`;
const block = (title: string, inside: string) =>
  `<div class="block-title">${title}</div><div class="block">${inside}</div>`;
const table = (id: string) => `<table><tr><td><a id="${id}" href="#">About</a></td></tr></table>`;
const IN_LIST = 'Click "About" in the "Pages" list';

describe('below a text on a line of its own stands what it names:', () => {
  it.each([
    ['a list', IN_LIST, block('Links', list('x')) + block('Pages', list('f'))],
    ['a list below a bold text', IN_LIST, `<p><b>Pages</b></p>${list('f')}<p>More:</p>${list('x')}`],
    [
      'a table',
      'Click "About" in the "Pages" table',
      `<div>Pages</div><table><tr><td><a id="f" href="#">About</a></td></tr></table>`,
    ],
    [
      'a group of ticks',
      'Tick "About" in the "Pages"',
      block('Links', ticks('x')) + block('Pages', ticks('f')),
    ],
    [
      'a part that says it is one',
      'Click "About" in the "Pages" section',
      block('Pages', '<p>Help</p><a href="#" id="f">About</a>') + block('More', list('x')),
    ],
    [
      'a bar',
      'Click "Back" in the title bar',
      '<div class="navbar"><a href="#" id="f">Back</a></div><a href="#">Back</a>',
    ],
  ])('%s', async (_, sentence, html) => {
    expect(await meantOn(page, html, sentence)).toBe('f');
  });

  it.each([
    ['not the second list below it', IN_LIST, `<div>Pages</div><p>None</p>${list('x')}`],
    ['not one of two lists', IN_LIST, `<div>Pages</div>${list('x')}${list('y')}`],
    ['not what a button stands above', IN_LIST, `<div><button>Pages</button></div>${list('x')}`],
    [
      'not all that follows',
      'Click "About" in the "Pages" section',
      `<div class="title">Pages</div><div><a href="#" id="x">About</a></div><div>More</div>`,
    ],
    ['not a part that has other texts, too', IN_LIST, `<div>Pages</div><div><p>Help</p>${list('x')}</div>`],
    [
      'not what stands below the head of another column',
      'Click "About" in the "Done" list',
      `<div style="display:grid;grid-template-columns:1fr 1fr"><div>Open</div><div>Done</div>${list('x')}<p>None</p></div>`,
    ],
    [
      'not the next table where titles stand below theirs',
      'Click "About" in the "Costs" table',
      ['y', 'x']
        .map((id) => `<table><tr><td><a id="${id}" href="#">About</a></td></tr></table><p>Costs of ${id}</p>`)
        .join('')
        .replace(' of y', ''),
    ],
    [
      'not the next table where titles stand below theirs under a heading',
      'Click "About" in the "Costs" table',
      `<h1>Report</h1>${table('x')}<p>Costs</p>${table('y')}<p>Sales</p>`,
    ],
    [
      'nor where the words are bold',
      'Click "About" in the "Pages" table',
      `<h1>Home</h1>${table('x')}<p><b>Books</b></p>${table('y')}<p><b>Pages</b></p>${table('f')}<a href="#z">Back</a>`,
    ],
    ['not what a message stands above', IN_LIST, `<div role="status">Pages</div>${list('x')}`],
    [
      'not the next title',
      'Click "About" in the "Pages" section',
      '<div class="title">Pages</div><div class="title"><a href="#" id="x">About</a></div>',
    ],
    [
      'not what stands below any text of a page whose class speaks of a header',
      'Click "About" in the "Pages" section',
      '<div class="fixed-header"><p>Pages</p><div><a href="#" id="x">About</a> <b>Help</b></div></div>',
    ],
    ['not what stands below a part of it', IN_LIST, block('All Pages', list('x'))],
  ])('%s', async (_, sentence, html) => {
    expect(await meantOn(page, html, sentence)).toBe(undefined);
  });
});

it.each(['', '<div>Sales</div>', '<button>More</button><p>Sales</p>', '<p>Sales <a href="#z">more</a></p>'])(
  'a table with a heading may have its title below it, where "%s" ends the page',
  async (end) => {
    const html = `<h2>Report</h2>${table('x')}<p>Costs</p>${table('y')}${end}`;
    expect(await meantOn(page, html, 'Click "About" in the "Costs" table')).toBe(undefined);
  },
);

it('beside bold words that no markup calls a heading stands what is said to be beside that heading', async () => {
  const bar = (title: string) =>
    `<div style="display: flex"><div style="font-weight: bold">${title}</div><button aria-label="Settings" onclick="document.title = '${title}'"><svg width="20" height="20"></svg></button></div>`;
  const said = 'Click the gear icon at the right of the "Plugins" heading';
  await page.setContent(`${bar('Plugins')}${bar('Devices')}`);
  await carryOut(page, said);
  expect(await page.title()).toBe('Plugins');
  for (const html of [bar('Add-ons') + bar('Devices'), `<p>Plugins</p>${bar('Devices')}${bar('Users')}`]) {
    await page.setContent(html);
    expect((await failureOf(page, said)).message).toMatch(/^No /);
  }
});
