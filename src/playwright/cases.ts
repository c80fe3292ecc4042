/** `cases({...})`: a Playwright project whose tests are the cases of the case files. */
import type { PlaywrightTestProject } from '@playwright/test';
import { callerFolder } from './callerFolder.js';
import { tellSources } from './compat.js';
import { DISPATCH_VARIABLE, beginRun, generalTimeout } from '../runner/index.js';
import { modulesFolder } from './modulesFolder.js';
import { registerSettings } from './registry.js';
import { projectSettings, type CasesOptions, type ProjectSettings } from './settings.js';
import { watchModules } from './watchModules.js';
import { watchRole } from './watchRole.js';
import { refreshModules, writeModules } from './writeModules.js';

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
  if (watchRole(process) !== 'works') beginRun(process.env);
  const settings = projectSettings(options, callerFolder(cases), process.env);
  registerSettings(settings);
  const testDir = modulesFolder(settings);
  prepareModules(settings, testDir);
  const { name } = settings;
  // What the configuration leaves out of its own tests is none of ours.
  return { name, testDir, testMatch: '**/*.js', testIgnore: [], timeout: generalTimeout(settings) };
}

function prepareModules(settings: ProjectSettings, testDir: string): void {
  const role = watchRole(process);
  if (role === 'works') return;
  // That of a run which this one is started from.
  Reflect.deleteProperty(process.env, DISPATCH_VARIABLE);
  if (role === 'loads for a watcher') {
    refreshModules(settings, testDir);
    return;
  }
  const written = writeModules(settings, testDir);
  tellSources(written);
  if (role === 'watches') watchModules(settings, testDir, written);
}
