/** Breadcrumbs that stand in the head of a page with nothing around them alone. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const crumb = (name: string) => `<a class="breadcrumb" href="#${name}">${name}</a> `;
const head = (...names: string[]) => `<header><button>Upload</button>${names.map(crumb).join('')}</header>`;
const LIST = '<ul><li><a href="#list">Recipes</a></li><li><a href="#soup">Soup</a></li></ul>';

test('one of several', async () => {
  await page.setContent(head('Home', 'Recipes', 'Desserts') + LIST);
  for (const place of ['breadcrumb', 'trail']) {
    await carryOut(page, 'Click "Soup"');
    await carryOut(page, `Click "Recipes" in the ${place}`);
    expect(page.url()).toContain('#Recipes');
  }
  for (const other of ['Soup', 'Upload'])
    expect((await failureOf(page, `Click "${other}" in the breadcrumb`)).message).toContain(`No "${other}"`);
});

test('two that are called so', async () => {
  await page.setContent(head('Home', 'Recipes') + crumb('Recipes').replace('#Recipes', '#other') + LIST);
  expect((await failureOf(page, 'Click "Recipes" in the breadcrumb')).message).toContain('Recipes');
});
