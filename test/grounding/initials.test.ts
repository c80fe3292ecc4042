/** The first letters of a name in a circle are a picture to people, where they are called by them. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const round = (id: string, letters: string, size = 32) =>
  `<button id="${id}" style="width:${size}px;height:32px;padding:0;border-radius:50%">${letters}</button>`;
const MUCH = `<p>${'Stories about light and what is done in the workshop. '.repeat(8)}</p>`;
/** React makes its root clickable. */
const PAGE = `<div id="root" onclick="1"><header><i class="fa fa-lamp"></i>${round('me', 'TR')}${round('other', 'AB')}</header>${MUCH}</div>`;

it('letters in a circle are the picture that is called so', async () => {
  expect(await meantOn(page, PAGE, 'Click the image "TR"')).toBe('me');
  expect(await meantOn(page, PAGE, 'Click the avatar "AB"')).toBe('other');
});

it('neither a wide button nor the whole page is one', async () => {
  expect(
    await meantOn(page, PAGE.replace(round('me', 'TR'), round('me', 'TR', 90)), 'Click the image "TR"'),
  ).toBeUndefined();
  expect(await meantOn(page, PAGE, 'Click the image "STORIES"')).toBeUndefined();
  expect(await meantOn(page, PAGE, 'The image "TR" is visible')).toBeUndefined();
});

it('of two that say the same, neither is taken', async () => {
  expect(await meantOn(page, PAGE.replace('AB', 'TR'), 'Click the image "TR"')).toBeUndefined();
});
