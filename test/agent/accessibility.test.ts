/** That everybody can use a page, where a step asks for it. */
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { withFreshPage } from '../support/freshPage.js';
import { auditPage } from '../../src/agent/index.js';
import { carryOut, failureOf } from './carryOut.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

const show = (body: string) =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${body}</main></html>`,
  );
const FAINT = '<p style="color:#999;background:#fff">Faint</p>';
const NAMELESS = '<button></button>';
const TIME = { timeout: 3_000 };

describe('that a page has no accessibility violations', () => {
  it('holds of one that has none, and says so', async () => {
    await show('<label>Name <input></label>');
    const { summary } = await carryOut(page, 'The page has no accessibility violations', { timeout: 15_000 });
    expect(summary).toBe('Saw that there is no accessibility violation.');
  });

  it('fails with the rules, the gravest first, their elements and where help is', async () => {
    await show(FAINT + NAMELESS);
    const { reason, message, observed } = await failureOf(page, 'The page is accessible', TIME);
    expect(reason).toBe('expectation not met');
    expect(message).toContain(
      'Expected that there is no accessibility violation, but observed: critical: Buttons must',
    );
    expect(observed).toMatch(
      /\(button-name\): <button> at button\. See https:\S+; serious: .*\(color-contrast\)/,
    );
  });

  it('counts from the gravity on that the step names', async () => {
    await show(FAINT);
    await carryOut(page, 'The page has no critical accessibility violations', { timeout: 15_000 });
    const { observed } = await failureOf(page, 'The page has no serious accessibility violations', TIME);
    expect(observed).toContain('(color-contrast)');
  });

  it('fails on a page that shows nothing, and waits for one that is being mended', async () => {
    const { reason } = await failureOf(page, 'The page has no accessibility violations', TIME);
    expect(reason).toBe('expectation not met');
    await show(
      `${NAMELESS}<script>setTimeout(() => document.querySelector('button').remove(), 500)</script>`,
    );
    await carryOut(page, 'The page has no accessibility violations', { timeout: 15_000 });
  });

  it('is not asked of a page whose scripts are switched off: it would wait for ever', async () => {
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const still = await context?.newPage();
    await expect(still && auditPage(still)).rejects.toThrow('axe-core needs scripts');
    await context?.close();
  });
});
