/** What is wrong with a field, where only its place ties the message to it. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const item = (label: string, error = '', kind = 'alert') =>
  `<div class="item"><label for="${label}">${label}</label><div><div><input id="${label}"></div>${
    error && `<div class="item__error" role="${kind}">${error}</div>`
  }</div></div>`;
const FORM = `<form>${item('Name', 'Please enter a name')}${item('Mail', 'That is no address')}${item('Phone')}</form>`;

test('a message that stands with a field is its error', async () => {
  await page.setContent(FORM);
  await carryOut(page, 'The "Mail" field shows the error "That is no address"');
  await carryOut(page, 'The "Name" field shows an error message');
  const other = await failureOf(page, 'The "Name" field shows the error "That is no address"');
  expect(other.message).toContain('but observed');
  const none = await failureOf(page, 'The "Phone" field shows the error "That is no address"');
  expect(none.message).toContain('no error message');
});

test('the label of a field is no message in it', async () => {
  await page.setContent(FORM);
  expect((await failureOf(page, 'The "Phone" field shows an error message')).message).toContain('No message');
  // Some write what is wrong into another label.
  await page.setContent(
    `<form><div>${item('Phone')}<label class="error" for="Phone">Too short</label></div></form>`,
  );
  await carryOut(page, 'Expect that the message "Too short" is visible');
});

test('a hint that stands with a field is no error of it', async () => {
  await page.setContent(
    `<form><div><label>Mail <input></label><div class="hint">That is no address</div></div></form>`,
  );
  const hint = await failureOf(page, 'The "Mail" field shows the error "That is no address"');
  expect(hint.message).toContain('no error message');
});

const LINE = 'style="display: flex; gap: 16px"';
const field = (label: string, more = '') =>
  `<div style="flex: 1"><label>${label}<br><input style="width: 100%" aria-label="${label}"></label>${more}</div>`;
const WIDE = `${field('Patient', '<p style="width: 120px">Is required</p>')}<div ${LINE}>${field('Day')}${field('From')}${field('Until')}</div>`;

test('below a wide field stands what is wrong with it, and narrow fields further down part nothing from it', async () => {
  await page.setContent(WIDE);
  await carryOut(page, 'The error "Is required" is shown below the "Patient" field');
  const other = await failureOf(page, 'The error "Is required" is shown below the "From" field');
  expect(other.message).toContain('but observed');
});

test('what lies behind a dialog parts nothing in it', async () => {
  const shell = 'style="position: fixed; inset: 0; background: white; z-index: 2; padding: 8px"';
  const behind = `<div style="height: 60px"></div>${field('Search')}`;
  await page.setContent(
    `${behind}<div role="dialog" aria-label="New" ${shell}><div style="height: 30px"></div>${field('Patient')}<div style="height: 60px"></div><p>Is required</p></div>`,
  );
  await carryOut(page, 'The error "Is required" is shown below the "Patient" field');
});

test('a number beside a heading is what says just that', async () => {
  const list = '<ul><li>Ada</li></ul><p>Showing 1–7 of 12</p>';
  await page.setContent(
    `<main><div><h3 style="display: inline">Patients</h3> <span class="badge">12</span></div>${list}</main>`,
  );
  await carryOut(page, 'The counter next to the heading "Patients" shows 12');
  const other = await failureOf(page, 'The counter next to the heading "Patients" shows 7');
  expect(other.message).toContain('but observed');
});

test('a section that is called like the field lends it no message of another field', async () => {
  const wrapped = (name: string, said: string) =>
    `<label class="field" for="${name}"><div><div>${name}</div><input id="${name}" aria-label="${name}"></div><div class="field__messages">${said}</div></label>`;
  await page.setContent(
    `<div class="section" aria-label="Weight" role="group">${wrapped('Customer', '<div role="alert" class="error">Please enter a customer</div>')}${wrapped('Weight', '')}</div>`,
  );
  await carryOut(page, 'The "Customer" field shows an error message');
  const none = await failureOf(page, 'The "Weight" field shows an error message');
  expect(none.message).toMatch(/no message|No message/i);
});
