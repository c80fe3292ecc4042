/** `cases({...})`: a Playwright project whose tests are the cases of the case files. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestProject } from '@playwright/test';
import { tellSources, watchRole } from './compat.js';
import { DISPATCH_VARIABLE } from '../runner/dispatch/line.js';
import { generalTimeout } from '../runner/entries/Entry.js';
import { beginRun } from '../runner/journal/run.js';
import { modulesFolder } from './modules/loadModuleMaker.js';
import { registerSettings, projectSettings, type CasesOptions, type ProjectSettings } from './settings.js';
import { watchModules } from './modules/watchModules.js';
import { refreshModules, writeModules } from './modules/writeModules.js';

export { entries } from './entries.js';
export type { CasesOptions } from './settings.js';

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

/** Playwright's own `prepareStackTrace` maps positions, not files, so it is safe to step around it. */
function callerFolder(below: (...args: never[]) => unknown): string {
  // oxlint-disable-next-line typescript/unbound-method -- kept only to be put back
  const { prepareStackTrace } = Error;
  const holder: { stack?: string } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames[0]?.getFileName() ?? undefined;
    Error.captureStackTrace(holder, below);
    const { stack: file } = holder;
    if (file === undefined) return process.cwd();
    return path.dirname(file.startsWith('file:') ? fileURLToPath(file) : file);
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}
