/** A capture's pages: tabs and frames that open, pages that go, and what a page notices of being watched: nothing. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { chromium } from '@playwright/test';
import { startCapture } from '../../src/service/capture/startCapture.js';
import { findBrowser } from '../../src/service/findBrowser.js';
import { useBrowser } from '../support/browser.js';
import { seen, visitShop } from './captureVisit.js';

const MESSAGE = '0c9f1c9e-43a0-4f57-8a32-7f4f6c1d9c55';

const browser = useBrowser();

describe('other tabs and frames', () => {
  test('are followed when the page opens them, with what they asked for first', async () => {
    const { page, capture, origin, events } = await visitShop(browser);
    await page.goto('/');
    const stranger = await page.context().newPage();
    await stranger.goto('/outer');
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByText('Details').click()]);
    const ofTab = (type: string) => {
      const [attached] = events('target_attached').filter(({ url }) => url === `${origin}/tab`);
      return events(type).filter(({ targetId }) => targetId === attached?.targetId);
    };
    await seen(() => ofTab('console'));
    await seen(() => ofTab('response'));
    await seen(() => ofTab('snapshot_captured'));
    await tab.close();
    await seen(() => ofTab('target_detached'));
    await capture.end();
    expect(ofTab('request')).toMatchObject([{ url: `${origin}/tab`, resourceType: 'Document' }]);
    expect(ofTab('response')).toMatchObject([{ url: `${origin}/tab`, status: 200, mimeType: 'text/html' }]);
    expect(ofTab('page_navigated')).toMatchObject([{ url: `${origin}/tab` }]);
    expect(ofTab('console')).toMatchObject([{ text: 'from the tab' }]);
    expect(events('request').filter(({ url }) => url === `${origin}/outer`)).toEqual([]);
  });

  test('are followed where a frame has a process of its own', async () => {
    const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
    const isolating = await chromium.launch({
      args: ['--site-per-process'],
      ...(executablePath && { executablePath }),
    });
    onTestFinished(() => isolating.close());
    const { page, capture, events } = await visitShop(isolating, { detail: 'events' });
    await page.goto('/outer');
    await seen(() => events('console').filter(({ text }) => text === 'from the frame'));
    await capture.end();
    const asked = events('request').filter(({ url }) => (url as string).endsWith('/inner.js'));
    expect(asked).toHaveLength(1);
    const [main, inner] = events('page_navigated');
    expect(inner).toMatchObject({
      url: expect.stringMatching(/\/inner$/),
      parentFrameId: main!.frameId,
      targetId: main!.targetId,
    });
    expect(capture.mishaps).toEqual([]);
  });
});

describe('a capture leaves the page alone:', () => {
  test('a dialog is dismissed as without it, and answered by whoever handles it', async () => {
    const { page, capture, events } = await visitShop(browser, { detail: 'events' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask' }).click();
    expect(await page.title()).toBe('Answered');
    page.once('dialog', (dialog) => void dialog.accept('Williams'));
    expect(await page.evaluate(() => prompt('Which pear?'))).toBe('Williams');
    await capture.end();
    expect(events('dialog_opened')).toMatchObject([
      { dialogType: 'alert', message: 'Really?' },
      { dialogType: 'prompt', message: 'Which pear?' },
    ]);
  });

  test('a page that closes half way ends it without a throw, and keeps what was seen', async () => {
    const { page, capture, origin, read, events } = await visitShop(browser);
    await page.goto('/');
    const taking = capture.snapshot(MESSAGE);
    await page.close();
    await taking;
    await capture.snapshot(MESSAGE);
    await capture.end();
    await capture.end();
    expect(events('target_detached')).toMatchObject([{ url: `${origin}/`, targetType: 'page' }]);
    expect(read()).toMatchObject({
      endedAt: expect.any(String),
      storageState: { cookies: [{ name: 'visit' }] },
    });
    expect(capture.mishaps).toEqual([]);
  });

  test('a context that closes takes the storage with it, and nothing else', async () => {
    const { page, capture, read, events } = await visitShop(browser);
    await page.goto('/');
    await page.context().close();
    await capture.end();
    expect(read().storageState).toBeNull();
    expect(events('response')).not.toEqual([]);
    expect(capture.mishaps).toEqual([]);
  });

  test('a page that was closed before has an empty record', async () => {
    const page = await browser.newPage();
    await page.close();
    const capture = await startCapture(page, { detail: 'full' });
    await capture!.snapshot(MESSAGE);
    await capture!.end();
    expect(capture!.toRecord({ id: MESSAGE, platform: 'desktop' })).toMatchObject({
      events: [],
      snapshotCount: 0,
    });
  });

  test('a page that crashes is told as such', async () => {
    const { page, capture, events } = await visitShop(browser);
    await page.goto('/');
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
    await capture.snapshot(MESSAGE);
    await capture.end();
    expect(events('page_lifecycle').at(-1)).toMatchObject({ name: 'crashed' });
  });

  test('a page that hangs costs no more than its patience, and a note', async () => {
    const { page, capture, read, events } = await visitShop(browser, { patience: 1_000 });
    await page.goto('/');
    await seen(() => events('snapshot_captured'));
    const hung = page.evaluate(
      "console.log('hanging'); for (const end = Date.now() + 4_000; Date.now() < end; );",
    );
    await seen(() => events('console').filter(({ text }) => text === 'hanging'));
    await capture.snapshot(MESSAGE);
    await capture.end();
    await hung;
    expect(capture.mishaps).toContain('The capture failed to take a snapshot of the page: no answer for 1 s');
    expect(read()).toMatchObject({ storageState: null, endedAt: expect.any(String) });
  });
});
