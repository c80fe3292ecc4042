/** Ticks that are nothing but an icon of a box, of which only the class tells whether it is ticked. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE = '<style>i{display:inline-block;width:14px;height:14px}.tick{cursor:pointer}</style>';
const TURN = `const { classList } = this.querySelector('i'); classList.toggle('glyphicon-check'); classList.toggle('glyphicon-unchecked')`;
const icon = (is: string) => `<i class="glyphicon glyphicon-${is}"></i>`;
const file = (name: string) =>
  `<div><div class="tick" onclick="${TURN}">${icon('check')}</div><button>${name}</button></div>`;

test('a tick beside a name', async () => {
  await page.setContent(STYLE + file('hours.txt') + file('todo.txt'));
  await carryOut(page, 'Untick the checkbox in front of "todo.txt"');
  await carryOut(page, 'The checkbox in front of "hours.txt" is ticked');
  await carryOut(page, 'The checkbox in front of "todo.txt" is not ticked');
  expect((await failureOf(page, 'The checkbox in front of "todo.txt" is ticked')).message).toContain(
    'not checked',
  );
  await carryOut(page, 'There are exactly 2 checkboxes');
});

test('a button with a tick in it', async () => {
  await page.setContent(
    `${STYLE}<button onclick="${TURN}">${icon('unchecked')} <span>Amend last commit</span></button><button>Commit</button>`,
  );
  await carryOut(page, '"Amend last commit" is not ticked');
  await carryOut(page, 'Tick "Amend last commit"');
  await carryOut(page, '"Amend last commit" is ticked');
  expect((await failureOf(page, '"Amend last commit" is not ticked')).message).toContain('checked');
  await carryOut(page, 'Click the "Amend last commit" button');
  await carryOut(page, '"Amend last commit" is not ticked');
});

test('an icon that stays as it is, is not clicked, or is drawn for a real box is no tick of its own', async () => {
  await page.setContent(`${STYLE}<button>${icon('check')} Toggle all</button>`);
  expect((await failureOf(page, 'Untick "Toggle all"')).message).toContain('stays checked');
  await page.setContent(`${STYLE}<p>${icon('check')} Delivered</p>`);
  expect((await failureOf(page, 'There is a checkbox')).message).toContain('No checkbox');
  await page.setContent(
    `${STYLE}<label><input type="checkbox" style="position:absolute;opacity:0">${icon('unchecked')} News</label>`,
  );
  await carryOut(page, 'There is exactly 1 checkbox');
  await carryOut(page, 'Tick "News"');
  await carryOut(page, '"News" is ticked');
});
