/** The capture of a session: what a real browser does on real pages, and what of it is written down. */
import { describe, expect, test } from 'vitest';
import { CAPTURE_EVENT_TYPES } from '../../src/contract/index.js';
import { useBrowser } from '../support/browser.js';
import { seen, visitShop } from './captureVisit.js';

const MESSAGE = '0c9f1c9e-43a0-4f57-8a32-7f4f6c1d9c55';

const browser = useBrowser();

describe('a capture', () => {
  test('records all twelve types of events, each from its cause', async () => {
    const { page, capture, origin, read, events } = await visitShop(browser);
    capture.tell('action_started', { step: 1, text: 'Ask' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask' }).click();
    capture.tell('action_completed', { step: 1, verdict: 'passed' });
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByText('Details').click()]);
    await seen(() => events('target_attached').filter(({ url }) => url === `${origin}/tab`));
    await tab.close();
    await seen(() => events('target_detached'));
    await seen(() => events('exception'));
    await seen(() => events('snapshot_captured'));
    await capture.end();

    const { events: reported, startedAt, endedAt } = read();
    const all = reported ?? [];
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(CAPTURE_EVENT_TYPES));
    expect(all.map(({ ts }) => ts)).toEqual(all.map(({ ts }) => ts).toSorted((a, b) => a - b));
    expect(all.at(0)!.ts).toBeGreaterThanOrEqual(Date.parse(startedAt!));
    expect(all.at(-1)!.ts).toBeLessThanOrEqual(Date.parse(endedAt!));
    const one = (type: string, about: object) =>
      expect(all).toContainEqual(expect.objectContaining({ type, ...about }));
    one('action_started', { step: 1, text: 'Ask' });
    one('page_navigated', { url: `${origin}/` });
    one('page_lifecycle', { name: 'load' });
    one('request', { url: `${origin}/`, method: 'GET', resourceType: 'Document' });
    one('response', { url: `${origin}/page.js`, status: 200, mimeType: 'text/javascript' });
    one('console', { level: 'warning', text: 'Stock is {low: true}', url: `${origin}/page.js`, line: 1 });
    one('exception', { text: 'Error: No such pear', url: `${origin}/page.js`, line: 1 });
    one('dialog_opened', { dialogType: 'alert', message: 'Really?' });
    one('snapshot_captured', { trigger: 'page_load', url: `${origin}/` });
    expect(capture.mishaps).toEqual([]);
  });

  test('shows a request that nobody answered, and each answer of a redirection', async () => {
    const { page, capture, origin, events } = await visitShop(browser, { detail: 'events' });
    await page.goto('/moved');
    await page.evaluate(() => fetch('/broken').catch(() => undefined));
    await seen(() => events('response').filter(({ status }) => status === 0));
    await capture.end();
    expect(events('response')).toEqual([
      expect.objectContaining({ url: `${origin}/moved`, status: 302 }),
      expect.objectContaining({ url: `${origin}/tab`, status: 200 }),
      expect.objectContaining({ url: `${origin}/broken`, status: 0, errorText: 'net::ERR_EMPTY_RESPONSE' }),
    ]);
  });

  test('names no line for what the browser itself writes to the console about none', async () => {
    const { page, capture, origin, events } = await visitShop(browser, { detail: 'events' });
    await page.goto('/tab');
    await page.evaluate(() => fetch('/nothing'));
    await seen(() => events('console').filter(({ level }) => level === 'error'));
    await capture.end();
    const [own, browsers] = events('console');
    expect(own).toMatchObject({ text: 'from the tab', url: `${origin}/tab`, line: 1 });
    expect(browsers).toMatchObject({ text: expect.stringContaining('404'), url: `${origin}/nothing` });
    expect(browsers).not.toHaveProperty('line');
  });

  test('describes the browser at the start and its storage at the end', async () => {
    const { page, capture, origin, read } = await visitShop(browser, { detail: 'events' });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('basket', 'pears'));
    await capture.end();
    const { browserContext, storageState } = read();
    expect(browserContext).toMatchObject({
      userAgent: expect.stringContaining('Chrome'),
      viewport: { width: 1280, height: 720 },
      locale: 'de-DE',
      timezone: 'Asia/Tokyo',
    });
    expect(storageState).toMatchObject({
      cookies: [expect.objectContaining({ name: 'visit', value: 'v1' })],
      origins: [{ origin, localStorage: [{ name: 'basket', value: 'pears' }] }],
    });
  });

  test('keeps what a header, a form or a password field holds to itself', async () => {
    const { page, capture, events, read } = await visitShop(browser);
    await page.goto('/');
    await page.getByLabel('Password').fill('sesame-1');
    await page.evaluate(() => {
      const headers = { authorization: 'Bearer sesame-2', 'x-api-key': 'sesame-3', 'x-shown': 'yes' };
      return fetch('/page.js', { method: 'POST', headers, body: 'sesame-4' });
    });
    await capture.snapshot(MESSAGE);
    await seen(() => events('request').filter(({ method }) => method === 'POST'));
    await capture.end();
    const [post] = events('request').filter(({ method }) => method === 'POST');
    expect(post!.headers).toMatchObject({ authorization: '***', 'x-api-key': '***', 'x-shown': 'yes' });
    expect(JSON.stringify(read())).not.toContain('sesame');
    expect(JSON.stringify({ ...read(), storageState: null })).not.toContain('visit=v1');
    expect(read().snapshots!.map(({ trigger }) => trigger)).toEqual(['page_load', 'screenshot']);
  });
});

describe('the snapshots', () => {
  test('hold the page as it is, one for each load and one for each picture', async () => {
    const { page, capture, origin, read, events } = await visitShop(browser);
    await page.goto('/');
    await seen(() => events('snapshot_captured'));
    await page.evaluate(() => (document.querySelector('h1')!.textContent = 'Ripe plums'));
    await capture.snapshot(MESSAGE);
    const { snapshots, snapshotCount, snapshotsPrefix } = read();
    expect([snapshotCount, snapshotsPrefix]).toEqual([2, null]);
    const common = { url: `${origin}/`, title: 'Shop', targetId: events('target_attached')[0]!.targetId };
    expect(snapshots).toMatchObject([
      { ...common, trigger: 'page_load', messageId: null },
      { ...common, trigger: 'screenshot', messageId: MESSAGE },
    ]);
    const [loaded, pictured] = snapshots!;
    for (const payload of [loaded!.dom, loaded!.axTree])
      expect(JSON.stringify(payload)).toContain('Fresh pears');
    for (const payload of [pictured!.dom, pictured!.axTree])
      expect(JSON.stringify(payload)).toContain('Ripe plums');
  });

  test('are not taken when only events are wanted', async () => {
    const { page, capture, read } = await visitShop(browser, { detail: 'events' });
    await page.goto('/');
    await capture.snapshot(MESSAGE);
    await capture.end();
    expect(read()).toMatchObject({ snapshotCount: 0, snapshots: [], truncated: false });
  });
});

describe('a capture within its bounds', () => {
  test('keeps the first events and says that later ones are missing', async () => {
    const { page, capture, read } = await visitShop(browser, { detail: 'events', maxEvents: 3 });
    capture.tell('action_started', { step: 1 });
    expect(read().truncated).toBe(false);
    await page.goto('/');
    await capture.end();
    expect(read().truncated).toBe(true);
    expect(read().events!.map(({ type }) => type)).toEqual(['target_attached', 'action_started', 'request']);
  });

  test('drops the snapshots that are too many, not the events', async () => {
    const { page, capture, read, events } = await visitShop(browser, { maxSnapshotBytes: 100 });
    await page.goto('/');
    await capture.snapshot(MESSAGE);
    expect(read()).toMatchObject({ snapshotCount: 0, snapshots: [], truncated: true });
    expect(events('response')).not.toEqual([]);
  });

  test('cuts texts and addresses that are too long', async () => {
    const { page, capture, events } = await visitShop(browser, { detail: 'events' });
    await page.goto('/tab');
    await page.evaluate("console.log('y'.repeat(9_000)); fetch(`/tab?${'z'.repeat(9_000)}`)");
    capture.tell('action_started', { input: { text: 'x'.repeat(9_000) } });
    await seen(() => events('console').filter(({ text }) => (text as string).startsWith('yyy')));
    const [started] = events('action_started');
    expect((started!.input as { text: string }).text).toHaveLength(2_000);
    expect(events('console').map(({ text }) => (text as string).length)).toContain(2_000);
    expect(events('request').map(({ url }) => (url as string).length)).toContain(2_000);
  });

  test('never goes back in time, whatever the clock does', async () => {
    const clock = [5_000, 6_000.7, 4_000];
    const { capture, events } = await visitShop(browser, {
      detail: 'events',
      now: () => clock.shift() ?? 4_000,
    });
    capture.tell('action_started', {});
    expect(events('action_started')).toMatchObject([{ ts: 6_000 }]);
  });
});
