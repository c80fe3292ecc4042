/** Buttons that show nothing but an arrow, and drop down what is behind the button beside them. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE =
  '<style>.caret{display:inline-block;border:4px solid transparent;border-top-color:black}.sr-only{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0,0,0,0)}</style>';
const split = (name: string, arrow: string) =>
  `<div><button onclick="said.textContent='${name} itself'">${name}</button><button onclick="said.textContent='${name}'">${arrow}</button></div>`;

test.each([
  ['by a class', '<span class="caret"></span><span class="sr-only">Toggle list</span>'],
  ['by an icon', '<i class="fa fa-angle-down" style="display:inline-block;width:9px;height:9px"></i>'],
  ['with a name that nobody sees', '<i class="caret"></i><span class="sr-only">More</span>'],
])('the arrow of a split button, %s', async (_, arrow) => {
  await page.setContent(`${STYLE}<p id=said></p>${split('main', arrow)}${split('Fetch', arrow)}`);
  await carryOut(page, 'Click the arrow next to the "Fetch" button');
  expect(await page.textContent('#said')).toBe('Fetch');
  await carryOut(page, 'Click the arrow next to the "main" button');
  expect(await page.textContent('#said')).toBe('main');
});

test('a button with words beside its arrow is no arrow, and of two none is meant', async () => {
  await page.setContent(`${STYLE}<button>Actions <span class="caret"></span></button>`);
  expect((await failureOf(page, 'Click the arrow')).message).toContain('No arrow');
  await page.setContent(
    `${STYLE}${split('a', '<i class="caret"></i>')}${split('b', '<i class="caret"></i>')}`,
  );
  expect((await failureOf(page, 'Click the arrow')).message).toContain('2 things');
});
