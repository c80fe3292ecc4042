/** Dialogs that no role tells: what lies over the page, and what only the markup calls so. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const said = (what: string) => `onclick="document.title='${what}'"`;
/** A wrapper that the markup calls a dialog, and that holds but what opens one. */
const ICON = `<div class="v-dialog"><div><button aria-label="delete" ${said('behind')}><svg width="16" height="16"></svg></button></div></div>`;
const LAYER =
  '<div class="v-overlay" style="position:fixed;inset:0;background:#0008"><div class="layer" style="position:absolute;inset:0"></div></div>';
const CARD = `<div class="v-card" style="position:fixed;top:40%;left:40%;padding:20px;background:#fff">
  <div class="v-card-title">Unsaved Changes</div><p>Leave this page?</p>
  <button>Stay</button><button ${said('in front')}>Delete</button></div>`;
const PAGE = `<header>${ICON}</header><main><h1>Book</h1><input aria-label="Title"></main>`;
const OVER = `${PAGE}<div id="outlet"><span>${LAYER}${CARD}</span></div>`;

test('what lies over the whole page with a layer of its own is the dialog, and its title names it', async () => {
  await page.setContent(OVER);
  await carryOut(page, 'The "Unsaved Changes" dialog shows "Leave this page?"');
  await carryOut(page, 'The dialog shows "Leave this page?"');
  for (const falsely of [
    'The "Book" dialog is visible',
    'The dialog is closed',
    'The "Unsaved Changes" dialog is not visible',
  ])
    expect((await failureOf(page, falsely)).message).toMatch(/but/);
});

test('what is in the dialog is looked for in the one in front', async () => {
  await page.setContent(OVER);
  await carryOut(page, 'Click the "Delete" button in the dialog');
  expect(await page.title()).toBe('in front');
});

test('a wrapper with nothing but the button that opens a dialog is none', async () => {
  await page.setContent(PAGE);
  await carryOut(page, 'There is no dialog');
  expect((await failureOf(page, 'The dialog is visible')).message).toContain('No dialog');
});

test('a popup that the markup calls a notice is one until it is gone', async () => {
  const popup =
    '<div class="form-popup-info" style="position:absolute;top:200px">Message published.<br><span onclick="this.parentNode.remove()">Close</span></div>';
  await page.setContent(`<h1>Queue</h1>${popup}`);
  await carryOut(page, 'A popup shows "Message published."');
  expect((await failureOf(page, 'There is no popup')).message).toContain('1 dialog');
  expect((await failureOf(page, 'The popup shows "but not routed"')).message).toContain('Message published.');
  await carryOut(page, 'Close the popup');
  await carryOut(page, 'There is no popup');
});

const TRAIL = `<p><a href="#owners" ${said('behind')}>Owners</a> / <b>List</b></p>`;
const MENU = `<ul style="position:fixed;top:100px;left:0;background:#fff"><li><a style="cursor:pointer" ${said('in front')}>Owners</a></li></ul>`;

test('of two things of a name the one in front of the layer is meant', async () => {
  await page.setContent(`${TRAIL}<div style="position:fixed;inset:0"></div>${MENU}`);
  await carryOut(page, 'Click "Owners"');
  expect(await page.title()).toBe('in front');
  // Without another one it is told that it is covered.
  await page.setContent(`${TRAIL}<div style="position:fixed;inset:0"></div>`);
  expect((await failureOf(page, 'Click "Owners"')).message).toContain('covered');
});

test('what lies behind a layer, or shows but a picture, is there all the same where it is denied', async () => {
  const drawer = '<div class="drawer" style="width:300px"><h2>Cart</h2><p>Milk</p><button>Pay</button></div>';
  const layer =
    '<div class="overlay" style="position:fixed;inset:0;background:rgba(0,0,0,.4)"><div style="background:#fff"><p>Sure?</p><button>OK</button></div></div>';
  await page.setContent(`<h1>Shop</h1><button>Go</button>${drawer}${layer}`);
  expect((await failureOf(page, 'The "Cart" dialog is not visible')).message).toContain('Cart');
  await page.setContent(
    '<h1>Shop</h1><div class="lightbox" style="width:300px;height:300px;background:#ccc"><button aria-label="Close"><svg width="9" height="9"><path d="M0 0L9 9"/></svg></button></div>',
  );
  expect((await failureOf(page, 'The dialog is not visible')).message).toContain('dialog');
});
