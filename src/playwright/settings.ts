/** The options of a Playwright project of cases, and what they are for each project of this process. */
import { resolveSettings, type CommonOptions, type Settings } from '../runner/entries/settings.js';

export interface CasesOptions extends CommonOptions {
  /**
   * The project's name in Playwright; each `cases()` of a configuration needs its own.
   * @default 'cases'
   */
  name?: string;
  /** A hosted service. @default the local service, in the test's own browser */
  service?: CommonOptions['service'];
  /**
   * A module, relative to the folder of the configuration, that exports a `test` extended by your own fixtures.
   * @example './fixtures.ts'
   */
  importTestFrom?: string;
  /**
   * The folder that `files` and `importTestFrom` are relative to, and that gets the working folder `.casewright`.
   * @default the folder of the file that calls `cases()`
   */
  root?: string;
}

export interface ProjectSettings extends Settings {
  importTestFrom: string | undefined;
}

/** @throws Error that lists all that is wrong with the options, and how to mend it */
export function projectSettings(
  given: CasesOptions,
  callerFolder: string,
  env: NodeJS.ProcessEnv,
): ProjectSettings {
  const settings = resolveSettings(given, ['root', 'importTestFrom'], { root: callerFolder, env });
  return { ...settings, importTestFrom: given.importTestFrom };
}

/**
 * Playwright loads the configuration in every worker, so options, secrets among them, reach the entries without being written
 * down. It hangs on `globalThis` because the configuration and the reporter are bundles of their own.
 */
interface Registry {
  settings: Map<string, ProjectSettings>;
  /** When they were given. */
  env: NodeJS.ProcessEnv;
  /** The names that were given since the event loop last turned: within one load of the configuration. */
  justNamed: Set<string>;
}

const KEY = Symbol.for('casewright.playwright.registry');

function registry(): Registry {
  const holder = globalThis as { [KEY]?: Registry | undefined };
  holder[KEY] ??= { settings: new Map(), env: {}, justNamed: new Set() };
  return holder[KEY];
}

/** @throws Error for two projects of one name; loading a configuration once more, as UI mode does, is none */
export function registerSettings(settings: ProjectSettings): void {
  const { settings: all, justNamed } = registry();
  if (justNamed.has(settings.name)) {
    throw new Error(
      `Two cases() projects are named "${settings.name}". Give each its own: cases({ name: '…', … }).`,
    );
  }
  justNamed.add(settings.name);
  setImmediate(() => justNamed.delete(settings.name)).unref();
  all.set(settings.name, settings);
  registry().env = { ...process.env };
}

/** @throws Error where the configuration that is loaded has no such project */
export function settingsOf(name: string): ProjectSettings {
  const settings = registry().settings.get(name);
  if (settings) return settings;
  throw new Error(
    `The configuration has no cases() project "${name}", but a module made for one was loaded. ` +
      'Run it through the configuration that calls cases(), or delete the folder .casewright.',
  );
}

/** Of all projects that this process has loaded; none where reports of other machines are merged. */
export const allSettings = (): ProjectSettings[] => [...registry().settings.values()];

export const environmentOfSettings = (): NodeJS.ProcessEnv => registry().env;
