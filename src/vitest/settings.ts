/** The options of Vitest's plugin. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  faultOfPath,
  optionsGiven,
  resolveSettings,
  type CommonOptions,
  type Settings,
} from '../runner/index.js';

export interface CasesOptions extends CommonOptions {
  /**
   * Cases of a file at the same time. `test.maxConcurrency` is set to it, unless that is larger already. Environment: `CASEWRIGHT_CONCURRENCY`.
   * @default 10 on a hosted service; locally one per core of the machine, at most 4
   */
  concurrency?: number;
  /**
   * The folder that `files` is relative to, and that gets the working folder `.casewright`.
   * @default Vite's `root`
   */
  root?: string;
}

export interface PluginSettings extends Settings {
  concurrency: number;
}

const HOSTED_CONCURRENCY = 10;
const MOST_LOCAL = 4;

/** @throws Error that lists all that is wrong with the options, and how to mend it */
export function pluginSettings(given: unknown, viteRoot: string, env: NodeJS.ProcessEnv): PluginSettings {
  const { root, concurrency, ...common } = optionsGiven(given) as CasesOptions;
  const fromEnvironment = env['CASEWRIGHT_CONCURRENCY'] || undefined;
  const faults = [
    faultOfPath('root', root),
    faultOfCount('`concurrency`', concurrency),
    faultOfCount('CASEWRIGHT_CONCURRENCY', fromEnvironment && Number(fromEnvironment)),
  ];
  const own = { names: ['root', 'concurrency'], faults: faults.filter((fault) => fault !== undefined) };
  const folder = typeof root === 'string' ? path.resolve(viteRoot, root) : viteRoot;
  const settings = resolveSettings(common, own, { root: folder, env });
  const usual = settings.service ? HOSTED_CONCURRENCY : Math.min(MOST_LOCAL, availableParallelism());
  return { ...settings, concurrency: Number(fromEnvironment ?? concurrency ?? usual) };
}

const faultOfCount = (option: string, given: unknown): string | undefined =>
  given === undefined || (Number.isInteger(given) && Number(given) > 0)
    ? undefined
    : `${option} is no number of cases. Write a whole number from 1 on.`;
