/** The options of Vitest's plugin. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  faultOfPath,
  optionsGiven,
  placesAhead,
  resolveSettings,
  type CommonOptions,
  type Settings,
} from '../runner/index.js';

export interface CasesOptions extends CommonOptions {
  /**
   * Cases of a file at the same time: `test.maxConcurrency` is set to it, unless that is larger already. On a hosted service
   * sessions are started ahead of the workers, too, so many of them at a time in the whole run, where Casewright's reporter is
   * configured; 0 switches that off. Environment: `CASEWRIGHT_CONCURRENCY`.
   * @default 10 on a hosted service; locally one per core of the machine, at most 4
   */
  concurrency?: number;
  /**
   * The folder that `files` is relative to, and that gets the working folder `.casewright`.
   * @default Vite's `root`
   */
  root?: string;
}

const MOST_LOCAL = 4;

/** @throws Error that lists all that is wrong with the options, and how to mend it */
export function pluginSettings(given: unknown, viteRoot: string, env: NodeJS.ProcessEnv): Settings {
  const { root, ...common } = optionsGiven(given) as CasesOptions;
  const fault = faultOfPath('root', root);
  const own = { names: ['root'], faults: fault === undefined ? [] : [fault] };
  const folder = typeof root === 'string' ? path.resolve(viteRoot, root) : viteRoot;
  return resolveSettings(common, own, { root: folder, env });
}

/** Cases of a file at the same time; 0 leaves it to Vitest. */
export const casesAtOnce = (settings: Settings): number =>
  settings.service
    ? placesAhead(settings)
    : settings.concurrency || Math.min(MOST_LOCAL, availableParallelism());
