/** The options of a Playwright project of cases. */
import {
  optionsGiven,
  PATH_VALUES,
  readValues,
  resolveSettings,
  type CommonOptions,
  type Settings,
} from '../runner/index.js';
import path from 'node:path';

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
  const { root, importTestFrom, ...common } = optionsGiven(given) as CasesOptions;
  const { faults } = readValues(PATH_VALUES, { root, importTestFrom }, {});
  const own = { names: Object.keys(PATH_VALUES), faults };
  const folder = typeof root === 'string' ? path.resolve(callerFolder, root) : callerFolder;
  return { ...resolveSettings(common, own, { root: folder, env }), importTestFrom };
}
