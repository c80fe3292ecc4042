/** A visit to a small shop with a capture of it. */
import { expect, onTestFinished } from 'vitest';
import type { Page } from '@playwright/test';
import { SessionCapture, type CaptureEvent } from '../../src/contract/index.js';
import { startCapture, type Capture, type CaptureSettings } from '../../src/service/capture/startCapture.js';
import type { Contexts } from '../support/browser.js';
import { serveHttp, type Handler } from '../support/httpServer.js';

const SESSION = { id: '5b3a55a0-6a2d-4f0e-9b1c-0d5f0a5c2f11', platform: 'desktop' };
const PAGES: Record<string, string> = {
  '/': `<title>Shop</title><h1>Fresh pears</h1><a href="/tab" target="_blank">Details</a>
        <button onclick="alert('Really?'); document.title = 'Answered'">Ask</button>
        <input type="password" aria-label="Password"><script src="/page.js"></script>`,
  '/page.js': `console.warn('Stock is', { low: true }); setTimeout(() => { throw new Error('No such pear') });`,
  '/tab': `<title>Tab</title><p>Juicy</p><script>console.log('from the tab')</script>`,
  '/outer': `<title>Outer</title><iframe src="http://localhost:PORT/inner"></iframe>`,
  '/inner': `<p>Inner</p><script src="/inner.js"></script>`,
  '/inner.js': `console.log('from the frame')`,
};

const shop: Handler = ({ url, headers }, response) => {
  if (url === '/broken') return response.destroy();
  if (url === '/moved') return response.writeHead(302, { location: '/tab' }).end();
  const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
  const port = headers.host?.split(':')[1] ?? '';
  response.writeHead(PAGES[url] === undefined ? 404 : 200, {
    'content-type': type,
    'set-cookie': 'visit=v1',
  });
  response.end((PAGES[url] ?? 'nothing').replace('PORT', port));
};

export interface Visit {
  page: Page;
  capture: Capture;
  origin: string;
  /** The record, checked against the contract. */
  read: () => SessionCapture;
  /** The events of a type so far. */
  events: (type: string) => CaptureEvent[];
}

export async function visitShop(browser: Contexts, settings: Partial<CaptureSettings> = {}): Promise<Visit> {
  const { origin } = await serveHttp(shop);
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE', timezoneId: 'Asia/Tokyo' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const capture = await startCapture(page, { detail: 'full', patience: 30_000, ...settings });
  if (!capture) throw new Error('The browser of the tests speaks the DevTools protocol.');
  const read = () => SessionCapture.parse(capture.toRecord(SESSION));
  const events = (type: string) => read().events!.filter((event) => event.type === type);
  return { page, capture, origin, read, events };
}

/** Waits until there is one; a busy machine is late with a new tab. */
export const seen = (look: () => unknown[]) =>
  expect.poll(() => look().length, { timeout: 40_000 }).toBeGreaterThan(0);
