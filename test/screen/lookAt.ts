/** Looks at pages that a test shows, in one browser a file. */
import type { Page } from '@playwright/test';
import { beforeAll } from 'vitest';
import { PageDriver } from '../../src/screen/PageDriver.js';
import type { Screen, ScreenNode } from '../../src/screen/Screen.js';
import type { LookOptions } from '../../src/screen/Driver.js';
import { useBrowser } from '../support/browser.js';

let page: Page;

/** Call it once in a test file. */
export function useLooks(): void {
  const browser = useBrowser();
  beforeAll(async () => {
    page = await browser.newPage();
  });
}

export async function showPage(html: string): Promise<Page> {
  // What the page before has made of its window is gone.
  await page.goto('about:blank');
  await page.setContent(html);
  // What counts only once it is drawn: `content-visibility: auto`.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page;
}

export async function lookAt(html: string, options?: LookOptions): Promise<Screen> {
  return new PageDriver(await showPage(html)).look(options);
}

export function byId({ nodes }: Screen, id: string): ScreenNode {
  const node = nodes.find(({ attributes }) => attributes.id === id);
  if (node === undefined) throw new Error(`There is no #${id}.`);
  return node;
}
