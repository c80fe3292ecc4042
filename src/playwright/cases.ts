/** `cases({...})`: a Playwright project whose tests are the cases of the case files. */
import path from 'node:path';
import type { PlaywrightTestProject } from '@playwright/test';
import { callerFolder } from './callerFolder.js';
import { registerSettings } from './registry.js';
import { resolveSettings, type CasesOptions, type Settings } from './settings.js';
import { writeModules } from './writeModules.js';

/** Milliseconds; sessions of a hosted service are minutes of waiting. */
const LOCAL_TIMEOUT = 5 * 60_000;
const HOSTED_TIMEOUT = 30 * 60_000;

/**
 * A project for `projects` in playwright.config.ts. What Playwright itself settles (`use`, `retries`,
 * `dependencies` …) is added by spreading: `{ ...cases({ files }), use: { ...devices['Pixel 7'] } }`.
 *
 * @example
 * export default defineConfig({
 *   projects: [cases({ files: 'cases/**\/*.{feature,md,txt}', startUrl: 'http://127.0.0.1:4173' })],
 * });
 * @throws Error that lists all that is wrong with the options; what is wrong with a case file fails its entries
 */
export function cases(options: CasesOptions): PlaywrightTestProject {
  const settings = resolveSettings(options, callerFolder(cases), process.env);
  registerSettings(settings);
  const testDir = modulesFolder(settings);
  // Workers load the configuration, too, but by then the modules are there.
  if (process.env['TEST_WORKER_INDEX'] === undefined) writeModules(settings, testDir);
  return { name: settings.name, testDir, testMatch: '**/*.js', timeout: timeoutOf(settings) };
}

const modulesFolder = ({ root, name }: Settings) => path.join(root, '.casewright', 'tests', name);

function timeoutOf({ options, overrides, service }: Settings): number {
  return overrides.timeout ?? options.timeout ?? (service ? HOSTED_TIMEOUT : LOCAL_TIMEOUT);
}
