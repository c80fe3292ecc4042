/** What is found on pages whose markup tells little, as people call it. */
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

const TABLE = '<table id="things"><tr><th>Name</th></tr><tr><td>Ada</td></tr><tr><td>Bob</td></tr></table>';
const TOOLS =
  '<style>#tools li { display: inline-block }</style><ul id="tools" class="toolbar"><li><a role="button" href="#">Reply</a></li><li><a role="button" href="#">All</a><a role="button" href="#">…</a></li></ul>';
const ADDING = '<ul id="tools"><li><a href="/course/add/?from=list">Add course</a></li></ul>';
const FILTER = '<ul id="tools"><li><a href="?level=1">Low</a></li><li><a href="?level=2">High</a></li></ul>';
const OTHER = '<ul id="tools"><li><a href="/ada">Ada</a></li><li><a href="/bob">Bob</a></li></ul>';
const SIDE =
  '<div id="menu" class="sidebar-menu"><table id="ways"><tr><td><a href="/j">Journal</a></td><td>3</td></tr><tr><td><a href="/k">Cash</a></td><td>4</td></tr></table></div>';
const GLYPHS =
  '<button id="find" title="Apply"><span class="glyphicon glyphicon-search"></span></button><button id="help" title="Show all"><span class="glyphicon glyphicon-question-sign"></span></button>';

test.each([
  ['Expect that the list contains "Ada"', TOOLS + TABLE, 'things'],
  ['Expect that the list contains "Ada"', ADDING + TABLE, 'things'],
  ['Expect that the list contains "Low"', FILTER + TABLE, 'things'],
  ['Expect that the list contains "Ada"', OTHER + TABLE, 'tools'],
  ['Expect that the list contains "Low"', FILTER, 'tools'],
  ['Expect that the table contains "Ada"', SIDE + TABLE, 'things'],
  ['Expect that the table contains "Journal"', SIDE, 'ways'],
  ['Expect that the sidebar contains "Journal"', SIDE + TABLE, 'menu'],
  ['Click the "question mark" button', GLYPHS, 'help'],
  ['Click the magnifier', GLYPHS, 'find'],
  [
    'Expect that the message shows "Failed"',
    '<input class="tt-hint"><p id="told" class="error">Failed</p>',
    'told',
  ],
])('%s on %s', async (sentence, html, id) => {
  expect(await meantOn(page, html, sentence)).toBe(id);
});

test('what people write apart is one word on the page, if only one thing is called so', async () => {
  await page.setContent('<label>Username <input id="u"></label><label>Email <input id="e"></label>');
  await carryOut(page, 'Enter "ada" as the user name');
  await carryOut(page, 'Fill the "e-mail" field with "ada@b.c"');
  expect(await page.inputValue('#u')).toBe('ada');
  expect(await page.inputValue('#e')).toBe('ada@b.c');
  await page.setContent('<label>Username <input></label><label>User-name <input></label>');
  expect((await failureOf(page, 'Enter "ada" as the user name')).message).toContain('user name');
});

test('what opens a menu is no list to select from', async () => {
  await page.setContent(
    '<button aria-haspopup="true" aria-expanded="false">More</button><div role="listbox" aria-label="People"><div role="option" onclick="this.setAttribute(`aria-selected`, true)">Ruth</div></div>',
  );
  await carryOut(page, 'Select "Ruth" from the list');
  expect(await page.getAttribute('[role=option]', 'aria-selected')).toBe('true');
  await page.setContent('<button aria-haspopup="true" aria-expanded="false">More</button>');
  expect((await failureOf(page, 'Select "Ruth" from the list')).message).toContain('No list');
});
