/** What has left the page between being found and being read. */
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectAfter, type Inspection } from '../../../src/agent/find/inspect.js';
import { launchBrowser } from '../../support/browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('counts no more, neither in number nor in place', async () => {
  const page = await browser.newPage();
  await page.setContent('<button id="a">Save</button><button id="b">Save</button>');
  const told: unknown = await page.evaluate(`(() => {
    const both = [...document.querySelectorAll('button')];
    both[0].remove();
    return (${String(inspectAfter([]))})(both, []);
  })()`);
  const { total, elements } = JSON.parse(String(told)) as Inspection;
  expect({ total, places: elements.map(({ index }) => index) }).toEqual({ total: 1, places: [0] });
  await page.close();
});
