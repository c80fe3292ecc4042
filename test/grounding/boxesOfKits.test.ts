/** Kits call every box a box, and many small texts labels: a part of the page is none that holds the whole of it, nor a chip every label. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const chip = (id: string, name: string) =>
  `<div class="KitChip-root" role="button" tabindex="0" id="${id}"><span class="KitChip-label">${name}</span></div>`;
const tick = (name: string) =>
  `<label class="KitField-root"><input type="checkbox"><span class="KitField-label">${name}</span></label>`;
const DRAWER = `<div class="KitDrawer-root"><div class="KitBox-root" id="drawer"><div><h6>Filter projects</h6></div><h6>Team</h6>
<div>${tick('Design')}${tick('Sales')}</div><h6>Tags</h6><div>${chip('urgent', 'Urgent')}${chip('web', 'Web')}</div></div></div>`;
const PAGE = `<div id="root" class="KitBox-root"><nav><a href="#">Staff</a></nav><main class="KitBox-root" id="main"><h1>Projects</h1>
<button>Filter</button><div>${chip('other', 'Urgent')}</div></main></div>${DRAWER}`;

it('a part that a button in the page would name is not the page', async () => {
  expect(await meantOn(page, PAGE, 'Click "Urgent" in the filter panel')).toBe('urgent');
  expect(await meantOn(page, PAGE, 'Check "Design" in the filter panel')).toBe('drawer');
  // Without such a part nothing is called so.
  expect(await meantOn(page, PAGE.replace(DRAWER, ''), 'Click "Urgent" in the filter panel')).toBeUndefined();
});

it('a box in the page is still called by a text in it', async () => {
  const box = '<div class="panel" id="box"><span>Filter</span><button id="in">Go</button></div>';
  expect(
    await meantOn(page, `<main>${box}<button>Go</button></main>`, 'Click "Go" in the filter panel'),
  ).toBe('in');
});

it('chips are counted by what the markup calls so', async () => {
  await page.setContent(PAGE);
  await carryOut(page, 'There are 2 tags in the "Filter projects" panel');
  expect((await failureOf(page, 'There are 4 tags in the "Filter projects" panel')).message).toContain(
    '2 chips',
  );
  await page.setContent('<main><span>New</span><span>Sale</span></main>');
  await carryOut(page, 'There are 2 chips');
});
