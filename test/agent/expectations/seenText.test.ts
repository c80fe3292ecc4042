/** That only what can be seen counts, in a real browser. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const show = (html: string) =>
  page.setContent(`<!doctype html><style>a{margin:4px}</style><h1>Shop</h1>${html}`);

/** What of a page's text is seen is tried in `test/screen/seenText.test.ts`. */
describe('a text', () => {
  it('that can be seen is there, and cannot be denied', async () => {
    await show('<nav><a href=#>Home</a><a href=#>Cart</a></nav><div style="opacity:0.001">Paid</div>');
    await carryOut(page, 'I see "Home Cart"', { timeout: 1_000 });
    expect((await failureOf(page, 'I don\'t see "Cart"')).reason).toBe('expectation not met');
    expect((await failureOf(page, 'I see "HomeCart"')).reason).toBe('expectation not met');
    expect((await failureOf(page, 'I see "Paid"')).reason).toBe('expectation not met');
  });
});

describe('a thing that nobody can see', () => {
  const DRAWER = 'position:fixed;top:0;right:0;width:300px;transform:translateX(100%)';
  const PUT_AWAY = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)';
  it.each([DRAWER, PUT_AWAY, 'position:fixed;top:0;left:0;transform:translateX(-100%)'])(
    '%s',
    async (style) => {
      await show(
        `<div role=dialog aria-label=Cart style="${style}">Milk</div><div role=alert style="${style}">Oh</div>`,
      );
      await failureOf(page, 'the "Cart" dialog is visible');
      await failureOf(page, 'I see the "Oh" alert');
    },
  );

  it('comes after one of the same name that is seen', async () => {
    await show(
      '<label>City <input value=far style="position:absolute;left:-9999px"></label><label>City <input value=near></label>',
    );
    await carryOut(page, 'the "City" field is "near"');
  });

  it('may be a tick beside its label', async () => {
    await show(`<label><input type=checkbox style="${PUT_AWAY}"> Terms</label>`);
    await carryOut(page, 'I see the "Terms" checkbox');
    await carryOut(page, 'I check "Terms"');
    await carryOut(page, 'the "Terms" checkbox is checked');
  });
});
