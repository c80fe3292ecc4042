/** Native controls that lie unseen behind what a kit draws for them, or have no room of their own. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { meantOn } from '../grounding/onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const radio = (value: string, over = '') =>
  `<label style="display: flex"><span style="position: relative; width: 16px; height: 16px; z-index: 0"><input type="radio" name="kind" value="${value}"
   style="opacity: 0; position: absolute; inset: 0; z-index: -1; margin: 0"><span style="display: block; width: 14px; height: 14px; border-radius: 9px; border: 1px solid"></span>${over}</span><span>${value}</span></label>`;

test('a tick behind the drawing in its label is clicked there', async () => {
  await page.setContent(`<fieldset><legend>Kind</legend>${radio('Private')}${radio('Company')}</fieldset>`);
  await carryOut(page, 'Click "Company"');
  expect(await page.locator('[value=Company]').isChecked()).toBe(true);
  await carryOut(page, 'Select the "Private" radio button');
  expect(await page.locator('[value=Private]').isChecked()).toBe(true);
});

test('what covers a tick and is none of its label is still in the way', async () => {
  const cover = '<div style="position: fixed; inset: 0; background: #0004; z-index: 9">Wait</div>';
  await page.setContent(
    `<fieldset><legend>Kind</legend>${radio('Private')}${radio('Company')}</fieldset>${cover}`,
  );
  expect((await failureOf(page, 'Click "Company"', { timeout: 1500 })).message).toContain('covered');
  expect(await page.locator('[value=Company]').isChecked()).toBe(false);
});

test('a switch is set by what is drawn for it rather than by a label elsewhere', async () => {
  const core =
    '<span id="core" style="display: block; width: 40px; height: 20px; background: silver; cursor: pointer"></span>';
  await page.setContent(`<label for="news">Newsletter</label><div><input type="checkbox" role="switch" id="news" style="opacity: 0; position: absolute; width: 0; height: 0; margin: 0">${core}</div>
    <script>document.querySelector('label').addEventListener('click', (event) => event.preventDefault());
    core.addEventListener('click', () => { news.checked = !news.checked; });</script>`);
  await carryOut(page, 'Turn on the "Newsletter" switch');
  expect(await page.locator('#news').isChecked()).toBe(true);
  await carryOut(page, 'Turn off the "Newsletter" switch');
  expect(await page.locator('#news').isChecked()).toBe(false);
});

test('a list whose input and its nearest wrappers have no room is the box around them', async () => {
  await page.setContent(`<label for="item">Item</label><div id="box" style="width: 200px; height: 30px; border: 1px solid; position: relative; cursor: pointer">
    <div id="flat" style="height: 0; width: 150px"><div style="width: 0; height: 0; overflow: hidden"><input role="combobox" readonly aria-expanded="false" id="item" style="opacity: 0; width: 0; height: 0; padding: 0; border: 0"></div><span id="shown">Kayak</span></div></div>
    <ul role="listbox" hidden><li role="option">Kayak</li><li role="option">Tandem</li></ul>
    <script>const list = document.querySelector('ul');
    box.addEventListener('click', () => { list.hidden = false; item.ariaExpanded = 'true'; });
    list.addEventListener('click', (event) => { shown.textContent = event.target.textContent; list.hidden = true; item.ariaExpanded = 'false'; });</script>`);
  await carryOut(page, 'Choose "Tandem" from the "Item" drop-down');
  expect(await page.locator('#shown').textContent()).toBe('Tandem');
});

test('the drawer is the dialog that is open over the rest, and not the form in it', async () => {
  const drawer = (modal: string) =>
    `<form id="behind"><button id="other">Save</button></form><div role="dialog" ${modal} aria-label="Booking" id="drawer" style="position: fixed; inset: 0 0 0 50%; background: white"><form><label>Name <input></label></form><footer style="position: absolute; bottom: 0"><button id="save">Save</button></footer></div>`;
  expect(await meantOn(page, drawer('aria-modal="true"'), 'Click "Save" at the bottom of the drawer')).toBe(
    'save',
  );
});
