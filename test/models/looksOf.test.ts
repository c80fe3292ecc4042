/** A model is shown the colours by which people tell things: "in green", "a red box", "the date in red". */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { driverOf } from '../../src/agent/index.js';
import { showScreen } from '../../src/models/prompt.js';
import { withFreshPage } from '../support/freshPage.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

test.each([
  [
    'the border of a box',
    '<div style="border: 1px solid red">One<b>Two</b></div>',
    'text "OneTwo" (red border)',
  ],
  [
    'a box around several things',
    '<div style="background: yellow"><button>One</button><button>Two</button></div>',
    'section (yellow background)',
  ],
  ['words', '<p style="color: green">Saved</p>', 'text "Saved" (green)'],
  ['words in a cell', '<table><tr><td><b style="color: red">LATE</b></td></tr></table>', 'cell "LATE" (red)'],
  ['a button', '<button style="background: blue">Go</button>', 'button "Go" (blue background)'],
  ['plain words, of which nothing is said', '<p>Saved</p>', 'text "Saved"'],
  ['a shade of grey, of which nothing is said', '<p style="color: #5c5040">Saved</p>', 'text "Saved"'],
  ['a link, of which nothing is said', '<a href="#">Saved</a>', 'link "Saved"'],
])('of %s', async (_, html, shown) => {
  await page.setContent(html);
  const text = showScreen(await driverOf(page).look({ styles: true }));
  expect(text.split('\n').map((line) => line.trim().replace(/ \[\d+\]$/, ''))).toContain(shown);
});
