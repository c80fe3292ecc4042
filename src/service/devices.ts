/** Where sessions run: pages that were registered as user devices, or a browser that the service starts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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

/** One browser for the service's life, started by the first session that names no device; a context each. */
export function ownBrowser(): { open(): Promise<Place>; close(): Promise<void> } {
  let starting: ReturnType<typeof launch> | undefined;
  return {
    async open() {
      starting ??= launch();
      const context = await (await starting).newContext();
      return { page: await context.newPage(), release: () => context.close() };
    },
    async close() {
      await (await starting)?.close();
    },
  };
}

async function launch() {
  const { chromium } = await import('@playwright/test');
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}
