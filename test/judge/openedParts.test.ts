/** Places that are said by their kind alone: the form in a frame, the box that has just opened, the dialog that is none. */
import type { Page } from '@playwright/test';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { beginAnew, carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});
beforeEach(() => beginAnew(page));

const failing = async (sentence: string) => (await failureOf(page, sentence)).message;
const SEARCH = '<div role="search"><form><input placeholder="Search terms"></form></div>';
const frame = (html: string) => `<iframe srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`;
const form = (name: string) => `<form><label>${name} <input></label></form>`;

test('the form with a field may be in a frame, though the page has another one', async () => {
  await page.setContent(SEARCH + frame(form('Folder name')));
  await carryOut(page, 'The form has the field "Folder name"');
  await carryOut(page, 'Enter "x" as the folder name in the form');
  expect(await page.frameLocator('iframe').locator('input').inputValue()).toBe('x');
  expect(await failing('The form has the field "City"')).toContain('No field named "City" in the form');
});

test('of two frames with such a form none is meant', async () => {
  await page.setContent(SEARCH + frame(form('City')) + frame(form('City')));
  expect(await failing('The form has the field "City"')).toContain('No field named "City" in the form');
});

const boxes = `<section><button onclick="box.hidden = false">Show</button><label>City <input></label></section>
  <div class="popup section" id="box" hidden><label>Name <input></label></div><section><p>Nothing</p></section>`;

test('a box with a field is the one that has opened with it', async () => {
  await page.setContent(boxes);
  expect(await failing('A box with the field "Name" opens')).toContain(
    'no section that was not there before',
  );
  await carryOut(page, 'Click "Show"');
  await carryOut(page, 'A box with the field "Name" opens');
  expect(await failing('A box with the field "Street" opens')).toContain('"Street" field');
});

const drawer = (className: string) =>
  `<div class="mui-drawer ${className}" style="width: 200px; height: 600px"><a href="#a">Home</a> <a href="#b">Help</a></div><main>Text</main>`;

test('what stays at the side of the page is no dialog to be closed', async () => {
  await page.setContent(drawer('mui-drawer-docked'));
  await carryOut(page, 'The dialog is closed');
  await page.setContent(drawer('mui-drawer-modal'));
  expect(await failing('The dialog is closed')).toContain('dialog is visible');
});

test('the list of a page is in its main part, and not what signs out', async () => {
  const side = '<ul><div role="button" class="list-item" tabindex="0">Logout</div></ul>';
  await page.setContent(
    `<div>${side}</div><main><div role="grid"><div><li>Ada paid</li></div><div><li>Bob paid</li></div></div></main>`,
  );
  await carryOut(page, 'The first item in the list is "Ada paid"');
  expect(await failing('The first item in the list is "Logout"')).toContain('Ada paid');
});

test('a bin may be drawn by a class that tells which of several drawings it is', async () => {
  const comment = (text: string, sign = '') =>
    `<div class="card"><p>${text}</p><div><a href="#o">Olga</a>${sign}</div></div>`;
  const bin = `<i class="ion-trash-a" style="display: inline-block; width: 12px; height: 12px; cursor: pointer" onclick="document.title = 'gone'"></i>`;
  await page.setContent(comment('Nice') + comment('Thanks', bin));
  await carryOut(page, 'Click the trash can of the comment "Thanks"');
  expect(await page.title()).toBe('gone');
  expect(await failing('Click the trash can of the comment "Nice"')).toContain('No "trash can"');
});

test('a list to choose several from is no dialog', async () => {
  const list = '<select multiple><option>Pear</option><option>Plum</option></select>';
  await page.setContent(`<main><p>Fruit</p>${list}</main>`);
  await carryOut(page, 'The dialog is closed');
  await page.setContent(`<main>${list}</main><div role="dialog"><p>Sure?</p><button>OK</button></div>`);
  expect(await failing('The dialog is closed')).toContain('dialog is visible');
});
