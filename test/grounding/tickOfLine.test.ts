/** The tick of a row or a branch goes by what stands behind it, where it says nothing itself. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const row = (name: string, id: string, more = '') =>
  `<tr><td><input type="checkbox" id="${id}"></td><td><span>${name[0]}.</span> <b>${name}</b></td><td>${more}</td></tr>`;
const table = (rows: string, first = '') =>
  `<table><thead><tr><th>${first}</th><th>Name</th><th>Doctor</th></tr></thead><tbody>${rows}</tbody></table>`;
const isTicked = (id: string) => page.locator(`#${id}`).isChecked();

test('of a row', async () => {
  await page.setContent(table(row('Ada', 'ada', 'Cid') + row('Bob', 'bob', 'Cid')));
  await carryOut(page, 'Tick the checkbox of the patient "Bob"');
  expect([await isTicked('ada'), await isTicked('bob')]).toEqual([false, true]);
  await carryOut(page, 'The checkbox of "Bob" is ticked');
  expect((await failureOf(page, 'The checkbox of "Ada" is ticked')).message).toContain('but observed');
});

test('not of one of several rows, nor one with a name of its own', async () => {
  await page.setContent(table(row('Ada', 'ada', 'Cid') + row('Bob', 'bob', 'Cid')));
  await failureOf(page, 'Tick "Cid"');
  const named = table(row('Ada', 'ada') + row('Bob', 'bob')).replace(
    'id="bob"',
    'id="bob" aria-label="Paid"',
  );
  await page.setContent(named);
  await failureOf(page, 'Tick "Bob"');
  expect([await isTicked('ada'), await isTicked('bob')]).toEqual([false, false]);
});

const leaf = (name: string, id: string, more = '') =>
  `<div role="treeitem" aria-expanded="true"><div><label><span><input type="checkbox" id="${id}"></span></label><span>${name}</span></div>${more && `<div role="group">${more}</div>`}</div>`;

test('of a branch of a tree, and of none below it', async () => {
  await page.setContent(
    `<div role="tree">${leaf('Boats', 'boats', leaf('Kayaks', 'kayaks') + leaf('Canoes', 'canoes'))}</div>`,
  );
  await carryOut(page, 'Tick the checkbox of the category "Kayaks"');
  await carryOut(page, 'Tick "Boats" in the tree');
  expect([await isTicked('boats'), await isTicked('kayaks'), await isTicked('canoes')]).toEqual([
    true,
    true,
    false,
  ]);
  await carryOut(page, 'The checkbox of "Canoes" is not ticked');
  expect((await failureOf(page, 'The checkbox of "Kayaks" is not ticked')).message).toContain('but observed');
});
