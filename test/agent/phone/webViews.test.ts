/** Pages in web views of apps: seen by the script that looks at pages, and used by the commands of WebDriver there. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { useBrowser } from '../../support/browser.js';
import { phoneWithPage } from '../../support/appium/phoneWithPage.js';
import { android, androidElement, named, scriptedPhone } from '../../support/appium/scriptedPhone.js';

const PAGE = `<!doctype html><title>Cart</title><meta name="viewport" content="width=500">
<h1>Your cart</h1>
<table><tr><th>Milk</th><td>2.50</td></tr></table>
<form onsubmit="event.preventDefault(); note.textContent = 'Code ' + code.value + ' taken'">
  <label>Code <input id="code"></label> <label>Size <select id="size"><option>Small<option>Large</select></label>
  <button>Redeem</button>
</form>
<p id="note"></p><div style="height: 3000px"></div><button onclick="note.textContent = 'Paid'">Pay</button>`;

const { newPage } = useBrowser();
let page: Page;
beforeEach(async () => {
  page = await newPage({ viewport: { width: 500, height: 800 } });
  await page.setContent(PAGE);
});

describe.each(['android', 'ios'] as const)('a page in a web view on %s', (platform) => {
  it('is seen in the place of what the source has of it, beside what the app draws', async () => {
    const { step, where } = phoneWithPage(page, platform);
    await step('I should see the heading "Your cart"');
    await step('I should see "Shop"');
    await step('I should not see "Of the source"');
    await expect(step('I should see "Bread"', 300)).rejects.toThrow('Bread');
    expect(where()).toBe('NATIVE_APP');
  });

  it('is used by its elements', async () => {
    const { step, where, asked } = phoneWithPage(page, platform);
    await step('Enter "SPRING10" into the "Code" field');
    await step('Select "Large" from "Size"');
    await step('Tap "Redeem"');
    await step('I should see "Code SPRING10 taken"');
    await step('The "Code" field should be "SPRING10"');
    expect(await page.locator('#size').inputValue()).toBe('Large');
    await step('Tap "Pay"');
    await step('I should see "Paid"');
    expect(where()).toBe('NATIVE_APP');
    expect(asked.filter(({ what }) => what === 'findElement' || what === 'performActions')).toEqual([]);
  });

  it('stands where it is drawn', async () => {
    const { world } = phoneWithPage(page, platform);
    const { nodes } = await world.driver.look();
    const { x, y, width } = (await page.locator('button').first().boundingBox())!;
    const view = platform === 'ios' ? { x: 20, y: 80, width: 360 } : { x: 40, y: 200, width: 1_000 };
    const scale = view.width / 500;
    const { box } = nodes.find(({ role, text }) => role === 'button' && text === 'Redeem')!;
    expect(box.x).toBeCloseTo(view.x + x * scale, -1);
    expect(box.y).toBeCloseTo(view.y + y * scale, -1);
    expect(box.width).toBeCloseTo(width * scale, -1);
    expect(nodes.filter(({ text }) => text === 'Of the source')).toEqual([]);
    expect(nodes.map(({ id }) => id)).toEqual(nodes.map((_, at) => at));
  });

  it('has the same things from look to look, and others after it has gone to another page', async () => {
    const { world } = phoneWithPage(page, platform);
    const keyOf = async () => (await world.driver.look()).nodes.find(({ text }) => text === 'Redeem')?.key;
    const key = await keyOf();
    expect(await keyOf()).toBe(key);
    await page.goto('about:blank');
    await page.setContent(PAGE);
    expect(await keyOf()).not.toBe(key);
  });
});

describe('only the source is read', () => {
  const SEEN = 'I should see "Of the source"';

  it.each([
    ['the page can not be entered', { switchAppiumContext: refuseFirst(named('No Chromedriver found')) }, 1],
    ['nothing tells which page is shown', { getWindowHandles: () => ['1', '2'] }, 1],
    ['the driver tells no page', { getAppiumContexts: () => ['NATIVE_APP'] }, 0],
    ['the page is of another app', { getAppiumContexts: () => ['NATIVE_APP', 'WEBVIEW_chrome'] }, 0],
    ['the driver has no contexts', { getAppiumContexts: () => Promise.reject(named('unknown method')) }, 0],
  ])('where %s', async (_why, on, notes) => {
    const { step, world, where } = phoneWithPage(page, 'android', { on });
    await step(SEEN);
    await step(SEEN);
    expect(world.notes.size).toBe(notes);
    expect(where()).toBe('NATIVE_APP');
  });

  it('and a page that can not be entered is not tried at each look', async () => {
    const on = { switchAppiumContext: refuseFirst(named('No Chromedriver found')) };
    const { step, asked } = phoneWithPage(page, 'android', { on });
    await step(SEEN);
    await step(SEEN);
    expect(asked.filter(({ with: [name] }) => name === 'WEBVIEW_dev.casewright.shop')).toHaveLength(1);
  });

  it('where no web view is shown: then nothing is asked', async () => {
    const source = android(androidElement('TextView', { text: 'Of the source' }));
    const { step, asked } = scriptedPhone({ platform: 'android', source });
    await step(SEEN);
    expect(asked).toEqual([]);
  });
});

/** Tells no more of it than that: the way back is open. */
function refuseFirst(error: Error) {
  return ([name]: unknown[]) => (name === 'NATIVE_APP' ? undefined : Promise.reject(error));
}
