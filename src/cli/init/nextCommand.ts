/** The one command that comes next: what is lacking is installed, and the example cases run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType } from '@playwright/test';
import { satisfies, validRange } from 'semver';
import { findBrowser } from '../../service/findBrowser.js';
import { EXAMPLES } from './exampleCases.js';
import { findInstalled, type Project } from './readProject.js';
import type { Runner } from './Runner.js';

export async function nextCommand(
  project: Project,
  { runners, packages }: { runners: readonly Runner[]; packages: readonly string[] },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { folder, manager } = project;
  const isInstalled = packages.every((name) => isAsListed(name, project));
  const steps = [
    ...(isInstalled ? [] : [manager.install]),
    ...((await hasBrowser(folder, env)) ? [] : [manager.run(['playwright', 'install', 'chromium'])]),
    // A suite that was there before may need much that nobody knows of here.
    ...runners.map(({ program }) => manager.run([...program, EXAMPLES])),
  ];
  return steps.join(' && ');
}

function isAsListed(name: string, { folder, packages }: Project): boolean {
  const listed = packages.get(name);
  const installed = findInstalled(name, folder);
  if (listed === undefined || !installed) return false;
  const { version } = installed;
  return version === undefined || satisfies(version, validRange(listed) ?? '*', { includePrerelease: true });
}

async function hasBrowser(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const playwrightPath = await chromiumPath(folder);
  try {
    findBrowser({ headless: true, playwrightPath, env });
    return true;
  } catch (error) {
    // It says what to install, and that is what becomes of it; anything else is said again by the run.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Where the project's own Playwright has its browser, or would have it. */
async function chromiumPath(folder: string): Promise<string> {
  const installed = findInstalled('@playwright/test', folder);
  const entry = installed && path.join(installed.folder, 'index.mjs');
  if (entry === undefined || !existsSync(entry)) return '';
  const { chromium } = (await import(pathToFileURL(entry).href)) as { chromium: BrowserType };
  return chromium.executablePath();
}
