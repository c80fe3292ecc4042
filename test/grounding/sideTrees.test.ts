/** A tree along the side of the page that leads through it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const entry = (name: string) =>
  `<div><span role="treeitem" tabindex="-1" onclick="document.title='${name}'">${name}</span></div>`;
const SIDE = `<div style="position:absolute;left:5px;top:5px;width:190px;height:700px"><div role="tree">${['Contacts', 'Journal', 'Reports', 'Logout'].map(entry).join('')}</div></div>`;
const MAIN = `<div style="margin-left:220px"><h1>Welcome</h1><ul><li>The <a href="#site">project website</a></li><li>The <a href="#faq">FAQ</a></li><li>The <a href="#old">archives</a></li></ul></div>`;

test('a tree at the side is the menu and the sidebar, and a text with links in it is none', async () => {
  await page.setContent(SIDE + MAIN);
  await carryOut(page, 'Click "Journal" in the left menu');
  expect(await page.title()).toBe('Journal');
  await carryOut(page, 'Click "Reports" in the sidebar');
  expect(await page.title()).toBe('Reports');
  await carryOut(page, 'The last item in the menu is "Logout"');
  expect((await failureOf(page, 'The last item in the menu is "Reports"')).message).toContain('Logout');
  expect((await failureOf(page, 'Click "FAQ" in the menu')).message).toContain('No "FAQ" in the menu');
});

test('a tree in the middle of the page is no menu', async () => {
  await page.setContent(`<div role="tree" style="margin:200px auto;width:300px">${entry('Journal')}</div>`);
  expect((await failureOf(page, 'Click "Journal" in the menu')).message).toContain('No menu');
});
