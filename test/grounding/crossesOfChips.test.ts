/** Chips with a cross of their own, in a box that has another one. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const icon = (id: string, className: string, testId: string) =>
  `<svg id="${id}" class="${className}" aria-hidden="true" data-testid="${testId}" width="16" height="16" style="cursor:pointer"><path d="M2 2h9v9z"/></svg>`;
const chip = (name: string) =>
  `<div class="MuiChip-root MuiChip-deletable" tabindex="-1" role="button" style="display:inline-flex"><span>${name}</span>${icon(`cross-${name}`, 'MuiChip-deleteIcon', 'CancelIcon')}</div>`;
const BOX = `<div role="dialog" aria-label="Edit person"><h2>Edit person</h2><button id="shut" aria-label="close">${icon('', '', 'CloseIcon')}</button>
  <label for="skills">Skills</label><div>${chip('SQL')}${chip('Go')}<input id="skills" role="combobox" aria-expanded="false">
  <button id="clear" aria-label="Clear" title="Clear">${icon('', '', 'CloseIcon')}</button></div></div>`;

test.each([
  ['Remove the skill "SQL" with the cross on its chip', 'cross-SQL'],
  ['Click the cross in "Go"', 'cross-Go'],
  ['Click the x in the "Go" chip', 'cross-Go'],
])('%s', async (sentence, id) => {
  expect(await meantOn(page, BOX, sentence)).toBe(id);
});
