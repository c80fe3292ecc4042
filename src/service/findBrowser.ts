/** Finds a Chromium-like browser: the user's choice, Playwright's own, then what the system has; and starts it as the service's own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { ifInstalled } from './ApiError.js';
import type { Place } from './Place.js';

export interface BrowserQuestion {
  headless: boolean;
  /** `chromium.executablePath()`: where Playwright's full Chromium is, or would be. */
  playwrightPath: string;
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  /** Whether there is a file at that path. */
  exists?: (file: string) => boolean;
}

export interface FoundBrowser {
  /** Undefined where Playwright's own browser is there and is to be used. */
  executablePath?: string;
  source: 'CASEWRIGHT_BROWSER' | 'Playwright' | 'system';
}

/** @throws Error that says what to do, where there is none or `CASEWRIGHT_BROWSER` names no file */
export function findBrowser(question: BrowserQuestion): FoundBrowser {
  const found = lookForBrowser(question);
  if (found) return found;
  throw new Error(
    'No browser found: neither one that Playwright installed nor a Chrome, Chromium or Edge of the system. ' +
      'Run `npx playwright install chromium`, or set CASEWRIGHT_BROWSER to the path of one.',
  );
}

/**
 * Looks at `CASEWRIGHT_BROWSER`, then for Playwright's own Chromium, then for a headless shell of the system (for
 * headless runs; it starts and acts two to three times faster), then for Chrome, Chromium or Edge.
 * @returns undefined where there is none
 * @throws Error where `CASEWRIGHT_BROWSER` names no file
 */
export function lookForBrowser(question: BrowserQuestion): FoundBrowser | undefined {
  const { env = process.env, exists = existsSync } = question;
  const chosen = env['CASEWRIGHT_BROWSER'];
  if (chosen) {
    if (exists(chosen)) return { executablePath: chosen, source: 'CASEWRIGHT_BROWSER' };
    throw new Error(
      `CASEWRIGHT_BROWSER names no file: ${chosen}. Set it to the path of a browser, or unset it.`,
    );
  }
  const own = playwrightBrowser(question, exists);
  if (own) return own;
  const system = systemCandidates(question, env).find((file) => exists(file));
  return system === undefined ? undefined : { executablePath: system, source: 'system' };
}

/** Headless runs use Playwright's separate shell, which stands beside the full browser under the same revision. */
function playwrightBrowser(
  { headless, playwrightPath }: BrowserQuestion,
  exists: (file: string) => boolean,
): FoundBrowser | undefined {
  const folder = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(playwrightPath);
  const full = playwrightPath !== '' && exists(playwrightPath);
  if (!headless || !folder) return full ? { source: 'Playwright' } : undefined;
  const [, parent = '', revision = ''] = folder;
  const shell = path.join(parent, `chromium_headless_shell-${revision}`, 'INSTALLATION_COMPLETE');
  if (exists(shell)) return { source: 'Playwright' };
  return full ? { executablePath: playwrightPath, source: 'Playwright' } : undefined;
}

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function systemCandidates(question: BrowserQuestion, env: NodeJS.ProcessEnv): string[] {
  const { platform = process.platform, headless } = question;
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const known = roots.filter((root) => root !== undefined);
    return WINDOWS_APPS.flatMap((app) => known.map((root) => path.win32.join(root, app)));
  }
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean);
  const names = headless ? [...SHELLS, ...BROWSERS] : BROWSERS;
  const onPath = names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  const apps = MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  return platform === 'darwin' ? [...onPath, ...apps] : onPath;
}

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
