/** Icons that a font draws by a word go by what they show. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const button = (word: string) =>
  `<button id="${word}"><i class="kit-icon material-icons" aria-hidden="true">${word}</i></button>`;

test.each([
  ['Click the download icon', 'file_download'],
  ['Click the "upload" button', 'cloud_upload'],
  ['Click the trash can icon', 'delete_outline'],
])('%s', async (said, meant) => {
  const html = ['file_download', 'cloud_upload', 'delete_outline', 'file_open'].map(button).join('');
  expect(await meantOn(page, html, said)).toBe(meant);
});

test('a cloud and a file are none', async () => {
  expect(
    await meantOn(page, button('file_open') + button('cloud_off'), 'Click the download icon'),
  ).toBeUndefined();
});
