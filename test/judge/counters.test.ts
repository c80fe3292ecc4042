/** A counter that is no badge: the only short text with a number. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { carryOut, failureOf } from '../agent/carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const buttons = (counter: string) =>
  `<h1>Clicks</h1><div><button>-</button>${counter}<button>+</button></div>`;

it.each([
  ['a text with its name', buttons('<p>Count: 5</p>'), '5'],
  ['a number in large letters', '<h1>Clicks</h1><p style="font-size: 60px">5</p>', '5'],
  ['one of several numbers that is called so', buttons('<p>Count is: 5</p>') + '<p>Version 2</p>', '5'],
  ['how many of all', buttons('<div style="padding: 30px; width: 300px">3 of 10</div>'), '3 of 10'],
])('%s', async (_, html, said) => {
  await page.setContent(html);
  await carryOut(page, `The counter shows "${said}"`);
  await carryOut(page, `The counter reads "${said}"`);
  for (const other of ['1', '10', '6', '5 of 10'])
    expect((await failureOf(page, `The counter shows "${other}"`)).message).toContain('Expected that');
});

it.each([
  ['two texts with numbers', '<p>5 apples</p><p style="font-size: 60px">7</p>'],
  ['two counts', '<p>Count: 5</p><p>Other count: 7</p>'],
  ['a number in a table', '<table><tr><td>Count of all clicks: 5</td></tr></table>'],
  ['what goes on', '<p>Count: 5 of 7</p>'],
  ['a number on a button', '<button style="width: 300px">Count: 5</button>'],
])('%s is no counter', async (_, html) => {
  await page.setContent(html);
  expect((await failureOf(page, 'The counter shows "5"')).message).toContain('Expected that');
});
