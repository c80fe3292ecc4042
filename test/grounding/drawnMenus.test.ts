/** Menus and navigations that no role tells, as kits draw them: entries in what is called a menu, groups with a title. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const entry = (id: string, more = 'role="button" tabindex="0"') =>
  `<div class="q-item" id="${id}" ${more}><i></i><div>${id}</div></div>`;
const TOOLBAR =
  '<header><div role="toolbar" style="width:900px"><button>Start</button><button>Bell</button><button>Me</button></div></header>';
const DRAWER = `<aside class="drawer"><div role="list"><div class="item-label-header label">Work</div>
  <a class="q-item" href="#o" id="Orders"><div>Orders</div></a><a class="q-item" href="#w" id="Warehouse"><div>Warehouse</div></a>
  <hr><div class="label">Account</div><a class="q-item" href="#s" id="Settings"><div>Settings</div></a></div></aside>`;
const MENU = `<div class="q-menu" style="position:fixed;top:90px;left:500px"><div role="list">
  ${entry('Duplicate')}${entry('Track', 'role="listitem" aria-disabled="true"')}${entry('Delete')}</div></div>`;

test('what stands in it is found there, whatever other menus there are', async () => {
  const html = TOOLBAR + DRAWER + MENU;
  expect(await meantOn(page, html, 'Click the "Delete" item in the menu')).toBe('Delete');
  expect(await meantOn(page, html, 'Click "Warehouse" in the navigation')).toBe('Warehouse');
  expect(await meantOn(page, html, 'The "Duplicate" menu item is enabled')).toBe('Duplicate');
});

test('an entry that can not be chosen is one, too', async () => {
  await page.setContent(TOOLBAR + MENU);
  await carryOut(page, 'The "Track" menu item is disabled');
  expect((await failureOf(page, 'The "Delete" menu item is disabled')).message).toContain('not disabled');
  expect((await failureOf(page, 'The "Start" menu item is enabled')).message).toContain('No menu item');
});

test('what stands in none is no entry', async () => {
  const list = `<div role="list">${entry('Duplicate')}${entry('Copy')}${entry('Delete')}</div>`;
  expect(await meantOn(page, TOOLBAR + list, 'The "Duplicate" menu item is enabled')).toBeUndefined();
});
