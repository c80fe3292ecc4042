/** The service's own browser, for sessions that name no device: started here, or reached where somebody else runs it. */
import type { Browser, BrowserType } from '@playwright/test';
import { ifInstalled } from './ApiError.js';
import type { Place } from './Place.js';
import { findBrowser } from './findBrowser.js';

/** Started by the first session; one that could not start or has crashed is followed by another. */
export function ownBrowser(source: BrowserSource = {}) {
  let running: Browser | undefined;
  let starting: Promise<Browser> | undefined;
  let isClosed = false;
  const start = async () => {
    try {
      running = await launch(source);
      return running;
    } finally {
      starting = undefined;
    }
  };
  return {
    async open(): Promise<Place> {
      if (isClosed) throw new Error('the service was stopped');
      const browser = running?.isConnected() ? running : await (starting ??= start());
      const context = await browser.newContext();
      return { page: await context.newPage(), release: () => context.close() };
    },
    /** @throws Error where there is none that could be started or reached, with what to do */
    async check(): Promise<void> {
      if (running?.isConnected()) return;
      const isElsewhere = source.browserServer !== undefined || source.cdp !== undefined;
      await (isElsewhere ? (starting ??= start()) : find());
    },
    async close(): Promise<void> {
      isClosed = true;
      // Whoever waited for a start that failed was told so.
      await starting?.catch(() => undefined);
      await running?.close();
    },
  };
}

export interface BrowserSource {
  /** Of a Playwright server, such as `ws://10.0.0.7:3000/`. @default a browser of this machine */
  browserServer?: string | undefined;
  /** Of a browser or a grid that speaks the DevTools protocol, such as `http://10.0.0.7:9222`. */
  cdp?: string | undefined;
}

async function find() {
  const chromium = await loadChromium();
  return { chromium, ...findBrowser({ headless: true, playwrightPath: chromium.executablePath() }) };
}

async function launch({ browserServer, cdp }: BrowserSource): Promise<Browser> {
  if (browserServer !== undefined) return (await loadChromium()).connect(browserServer);
  if (cdp !== undefined) return (await loadChromium()).connectOverCDP(cdp);
  const { chromium, executablePath } = await find();
  // Playwright's own signal handlers would close the browser under the sessions that the service is just ending.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ ...signals, ...(executablePath !== undefined && { executablePath }) });
}

/**
 * Playwright's Chromium, loaded when the first page is needed: a service on its own works without.
 * @throws Error with the cure where Playwright is not installed
 */
export async function loadChromium(): Promise<BrowserType> {
  const playwright = await ifInstalled(
    () => import('@playwright/test'),
    'The local service opens its browser by Playwright, which is not installed. ' +
      'Run `npm install --save-dev @playwright/test`.',
  );
  return playwright.chromium;
}
