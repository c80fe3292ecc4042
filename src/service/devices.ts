/** Where sessions run: pages that were registered as user devices, or a browser that the service starts. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from './findBrowser.js';
import type { PromptStep } from './readPrompt.js';

/** A page to run one session on, and how to give it back. */
export interface Place {
  page: Page;
  aroundStep?: AroundStep;
  release(): Promise<void>;
}

/** Wraps the work of a step, for instance in the runner's own step; must call `run` and pass on its rejection. */
export type AroundStep = (step: PromptStep, run: () => Promise<void>) => Promise<void>;

export interface DeviceRegistration {
  page: Page;
  aroundStep?: AroundStep;
}

export interface UserDevice {
  /** What a session names as its `userDeviceId`. */
  id: string;
  open: () => Promise<Place>;
}

/** The page stays its owner's: a session neither makes nor closes it. */
export function pageDevice({ page, aroundStep }: DeviceRegistration): UserDevice {
  const place: Place = { page, release: () => Promise.resolve(), ...(aroundStep && { aroundStep }) };
  return { id: randomUUID(), open: () => Promise.resolve(place) };
}

/**
 * A browser for sessions that name no device, started by the first of them; a context each. One that could not start
 * or has crashed is followed by another.
 */
export function ownBrowser(): { open: () => Promise<Place>; close(): Promise<void> } {
  let running: Browser | undefined;
  let starting: Promise<Browser> | undefined;
  const start = async () => {
    try {
      running = await launch();
      return running;
    } finally {
      starting = undefined;
    }
  };
  return {
    async open() {
      const browser = running?.isConnected() ? running : await (starting ??= start());
      const context = await browser.newContext();
      return { page: await context.newPage(), release: () => context.close() };
    },
    async close() {
      // Whoever waited for a start that failed was told so.
      await starting?.catch(() => undefined);
      await running?.close();
    },
  };
}

async function launch(): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}
