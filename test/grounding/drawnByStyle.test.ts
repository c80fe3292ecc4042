/** Buttons that hold nothing and show what their style draws: people call them by what they see, the markup by what they do. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const button = (title: string, id: string, more = '') =>
  `<button class="buttonicon buttonicon-${id}" title="${title}" id="${id}" style="width: 30px; height: 30px" ${more}></button>`;
const BAR = [
  ['Show the users of this page', 'people'],
  ['Share and embed', 'share'],
  ['Undo (Ctrl+Z)', 'undo'],
  ['Redo (Ctrl+Y)', 'redo'],
  ['Settings', 'gear'],
  ['Timeslider', 'history'],
  ['Enable dark mode', 'dark'],
].map(([title = '', id = '']) => button(title, id));
const TOOLS = `<div role="toolbar">${BAR.slice(0, 3).join('')}</div><div role="toolbar">${BAR.slice(3).join('')}
  <ul><li id="save"><svg class="disk" width="20" height="20"></svg></li></ul></div>`;

it.each([
  ['Click the icon with the people in the toolbar', 'people'],
  ['Click the share icon in the toolbar', 'share'],
  ['Click the gear icon in the toolbar', 'gear'],
  ['Click the clock icon', 'history'],
  ['Click the moon', 'dark'],
  ['Click the save icon', 'save'],
])('%s', async (sentence, id) => {
  expect(await meantOn(page, TOOLS, sentence)).toBe(id);
});

it.each([
  ['one that says so', 'Click the gear icon', '<button id="x" style="width: 30px">Settings</button>'],
  ['a large one', 'Click the gear icon', button('Settings', 'x').replace('30px', '300px')],
  ['a tick', 'Click the gear icon', '<input type="checkbox" title="Settings" id="x">'],
  ['for the other', 'Click the sun', button('Enable dark mode', 'x')],
  ['of two', 'Click the share icon', button('Share this', 'x') + button('Share that', 'y')],
])('no icon is %s', async (_, sentence, html) => {
  expect(await meantOn(page, html, sentence)).toBeUndefined();
});

const tabs = (said: string) => `<div><ul ${said}><li><a href="#a" id="x">Admin</a></li></ul></div>`;

it('a row of tabs may be called so by its id', async () => {
  expect(await meantOn(page, tabs('id="tabs"'), '"Admin" tab is visible')).toBe('x');
  expect(await meantOn(page, tabs('id="tables"'), '"Admin" tab is visible')).toBeUndefined();
});
