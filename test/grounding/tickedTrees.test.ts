/** Trees whose items are ticked: by a box of their own, by a box that is but drawn, or as a whole. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const BOX = 'display:inline-block;width:16px;height:16px;background:#ccc';
/** A click on the text selects, a click on the box does so, too, and ticks by that. */
const drawn = (name: string, selected: boolean, more = '') =>
  `<li role="none"><a href="#" role="treeitem" class="anchor" aria-selected="${selected}" onclick="this.setAttribute('aria-selected', this.getAttribute('aria-selected') !== 'true')">
    <i class="icon tree-checkbox${more}" style="${BOX}"></i>${name}</a></li>`;
const tree = (marks: string, ...items: string[]) => `<ul role="tree" class="${marks}">${items.join('')}</ul>`;

test('a drawn box is ticked where the tree says that selecting does it', async () => {
  await page.setContent(
    tree(
      'tree-checkbox-selection',
      drawn('Bread', true),
      drawn('Cakes', false),
      drawn('Bakery', false, ' tree-undetermined'),
    ),
  );
  await carryOut(page, 'The checkbox of "Bread" in the tree is ticked');
  await carryOut(page, 'The checkbox of "Cakes" in the tree is not ticked');
  const failure = await failureOf(page, 'The checkbox of "Bakery" in the tree is ticked');
  expect(failure.message).toContain('mixed');
  await carryOut(page, 'Tick the checkbox in front of "Cakes" in the tree');
  await carryOut(page, 'Remove the tick at "Bread"');
  await carryOut(page, 'The checkbox of "Bread" in the tree is not ticked');
  await carryOut(page, 'The checkbox of "Cakes" in the tree is ticked');
});

test('what is only selected is not ticked', async () => {
  await page.setContent(tree('tree', drawn('Bread', true), drawn('Cakes', false)));
  await failureOf(page, 'The checkbox of "Bread" in the tree is ticked');
  await failureOf(page, 'The checkbox of "Cakes" in the tree is not ticked');
});

const kit = (name: string, checked: string) =>
  `<div role="treeitem" tabindex="0" class="head row no-wrap" aria-checked="${checked}" onclick="this.title = 'selected'">
    <div role="checkbox" aria-hidden="true" class="box row no-wrap" aria-checked="${checked}" style="${BOX}"
      onclick="event.stopPropagation(); for (const one of [this, this.parentNode]) one.setAttribute('aria-checked', true)"><div><input type="checkbox" style="display:none"></div></div>
    <div class="content row no-wrap" style="display:inline-block"><i></i><div>${name}</div></div></div>`;

test('an item with a box is ticked by that', async () => {
  await page.setContent(`<div role="tree">${kit('Hall North', 'mixed')}${kit('Yard', 'false')}</div>`);
  await carryOut(page, 'The checkbox in front of "Hall North" is partially checked');
  await failureOf(page, 'The checkbox in front of "Yard" is partially checked');
  await carryOut(page, 'Tick "Yard" in the tree');
  expect(await page.getAttribute('[role=treeitem]:last-child', 'aria-checked')).toBe('true');
  expect(await page.getAttribute('[role=treeitem]:last-child', 'title')).toBeNull();
});
