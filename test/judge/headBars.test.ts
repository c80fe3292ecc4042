/** What a toolbar offers; of a page without one, what the bar along its top does. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const STYLE = '<style>body { margin: 0 }</style>';
const BUTTONS =
  '<button>Login</button><button aria-label="Dark mode"><svg width="9" height="9"></svg></button>';
const MAIN = '<main><h1>Board</h1><button>Save</button></main>';

test.each([
  ['a header', `<header><a href="/">Board</a>${BUTTONS}</header>`],
  [
    'a bar along the top',
    `<div style="display: flex; width: 100%; height: 60px"><p>Board</p><div>${BUTTONS}</div></div>`,
  ],
  ['a toolbar', `<div role="toolbar">${BUTTONS}</div>`],
])('%s', async (_, bar) => {
  await page.setContent(STYLE + bar + MAIN);
  await carryOut(page, 'The toolbar offers "Login"');
  await carryOut(page, 'The toolbar offers "Dark mode"');
  expect((await failureOf(page, 'The toolbar offers "Save"')).message).toContain('without "Save"');
});

test('a page with neither', async () => {
  await page.setContent(`${STYLE}<p>Board</p>${MAIN}`);
  expect((await failureOf(page, 'The toolbar offers "Save"')).message).toContain('No toolbar');
});
