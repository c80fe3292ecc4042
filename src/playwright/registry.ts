/**
 * The settings of each `cases()` project of this process, by its name. Playwright loads the configuration in every
 * worker, so options, secrets among them, reach the entries without being written down. The registry hangs on
 * `globalThis` because the configuration and the reporter are bundles of their own.
 */
import type { ProjectSettings } from './settings.js';

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

/** As it was when the configuration was loaded. */
export const environmentOfSettings = (): NodeJS.ProcessEnv => registry().env;
