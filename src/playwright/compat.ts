/**
 * All that is touched of Playwright and that its documentation doesn't promise, or that the oldest version lacks. Each says how
 * it is known to be there and what is lost without it: comfort, never money or a verdict.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { debuglog } from 'node:util';
import type { FullConfig } from '@playwright/test';
import type { FullResult, Suite, TestResult } from '@playwright/test/reporter';
import type { WrittenModule } from './modules/writeModules.js';

export interface FromPlaywright {
  configDir?: string;
  _mode?: string;
}

const MODES = ['test', 'list', 'merge'] as const;

/** `list` is `--list`, `merge` is `merge-reports`, `unknown` any of the three. */
type Mode = (typeof MODES)[number] | 'unknown';

/**
 * The reporter option `_mode`. Known by its three values. Without it `--list` can't be distinguished from a run when that begins, so
 * sessions on a hosted service are started ahead only once a worker has asked for one.
 */
export const modeOf = ({ _mode: given }: FromPlaywright): Mode =>
  MODES.find((mode) => mode === given) ?? 'unknown';

/** Whether there may be nothing to report, by what every version tells: all is well, and no test has run. */
export function hasOnlyListed(mode: Mode, suite: Suite, { status }: FullResult): boolean {
  if (mode !== 'unknown') return mode === 'list';
  return status === 'passed' && suite.allTests().every(({ results }) => results.length === 0);
}

/**
 * The reporter option `configDir`. Known by being a text. Without it a report of a run without a configuration file stands
 * below the folder of the tests.
 */
export function folderOfConfig({ configDir }: FromPlaywright, config: FullConfig): string {
  if (typeof configDir === 'string') return configDir;
  return config.configFile ? path.dirname(config.configFile) : config.rootDir;
}

/** Since 1.52; before, all that tests have annotated while they ran is said of the test itself. */
export const annotationsOf = ({
  annotations = [],
}: Partial<Pick<TestResult, 'annotations'>>): TestResult['annotations'] => annotations;

/** Since 1.61; before, a test that a gate skips has used up its retries first, which `failOnFlakyTests` takes for a flaky one. */
export const failsOnFlaky = ({ failOnFlakyTests = false }: Partial<FullConfig>): boolean => failOnFlakyTests;

/**
 * The variable that is `baseURL` where nothing else is. Known only by what a worker then asks for: where it is set, nothing is
 * started ahead before a worker has asked.
 */
export const baseUrlOf = (env: NodeJS.ProcessEnv): string | undefined => env['PLAYWRIGHT_TEST_BASE_URL'];

/**
 * Whether variables are others than when the configuration was loaded, those that Playwright itself sets aside. Known by their
 * names. Where one has another name, nothing is started ahead before a worker has asked.
 */
export function hasEnvironmentChanged(now: NodeJS.ProcessEnv, before: NodeJS.ProcessEnv): boolean {
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...names].some((name) => !OF_RUNNERS.test(name) && now[name] !== before[name]);
}

const OF_RUNNERS =
  /^(?:PW|PLAYWRIGHT_|CASEWRIGHT_DISPATCH_SOCKET|NODE_|FORCE_COLOR|DEBUG_COLORS|NO_COLOR|BROWSERSLIST_)/;

/**
 * The variable that lets browsers run elsewhere. Without it a browser of this machine is looked for, too, whose path
 * Playwright's server leaves aside.
 */
export const isConnectedElsewhere = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env['PW_TEST_CONNECT_WS_ENDPOINT']);

/**
 * The command line, and the variable of Playwright's own watch mode. A command that isn't known is taken for a plain run:
 * then an edit of a case file is listed only by the next start.
 */
export function commandOf({ argv, env }: Pick<NodeJS.Process, 'argv' | 'env'>): 'watch' | 'test' | 'unknown' {
  const [command, ...words] = argv.slice(2);
  if (command === 'test-server') return 'watch';
  if (command !== 'test') return 'unknown';
  const end = words.indexOf('--');
  const options = end < 0 ? words : words.slice(0, end);
  const isUi = options.some((word) => /^--ui(?:-host|-port)?(?:=|$)/.test(word));
  return env['PWTEST_WATCH'] || isUi ? 'watch' : 'test';
}

interface CompilationCache {
  addToCompilationCache(payload: Record<string, unknown[]>): void;
}

/**
 * Playwright's memory of what a test file is made of. Known by its place and its function's name. Without it
 * `--only-changed` doesn't see that a case file has changed, and the eye icon of UI mode watches modules alone; files that have
 * changed are still listed anew.
 *
 * @param load resolves as Playwright's own files do
 */
export function tellSources(
  modules: readonly Pick<WrittenModule, 'source' | 'dependencies'>[],
  load: (place: string) => unknown = loadFromPlaywright,
): void {
  try {
    PLACES.map((place) => loadIfThere(place, load))
      .find(isCompilationCache)
      ?.addToCompilationCache({
        fileDependencies: modules.map(({ source, dependencies }) => [source, dependencies]),
        sourceMaps: [],
        memoryCache: [],
        externalDependencies: [],
      });
  } catch (error) {
    // Not worth a word in every run; whoever looks for the reason finds it.
    debug('Failed to tell Playwright of the case files: %o', error);
  }
}

const PLACES = ['playwright/lib/common', 'playwright/lib/transform/compilationCache'];

const debug = debuglog('casewright');

const loadFromPlaywright = (place: string): unknown =>
  createRequire(createRequire(import.meta.url).resolve('@playwright/test'))(place);

function loadIfThere(place: string, load: (place: string) => unknown): unknown {
  try {
    const loaded = load(place) as { cc?: unknown } | undefined;
    return loaded?.cc ?? loaded;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const isCompilationCache = (found: unknown): found is CompilationCache =>
  typeof (found as CompilationCache | undefined)?.addToCompilationCache === 'function';

/**
 * What this process has to do with watching. UI mode, the test server of editors and Playwright's own watch mode load the
 * configuration once, in a process that stays (`watches`), and once more in a short-lived child for every list and every run
 * (`loads for a watcher`). `runs`: a plain `playwright test`. `works`: a worker, which finds its modules made.
 */
type WatchRole = 'watches' | 'loads for a watcher' | 'runs' | 'works';

/** Names the process that watches to those that it starts. */
const WATCHER = 'CASEWRIGHT_WATCHER_PID';

type ProcessFacts = Pick<NodeJS.Process, 'argv' | 'env' | 'pid' | 'ppid'>;

export function watchRole({ argv, env, ppid }: ProcessFacts): WatchRole {
  if (env['TEST_WORKER_INDEX'] !== undefined) return 'works';
  // Only a child: somebody may run Playwright from within a test that a watching one runs.
  if (env[WATCHER] === String(ppid)) return 'loads for a watcher';
  return commandOf({ argv, env }) === 'watch' ? 'watches' : 'runs';
}

export function announceWatcher({ env, pid }: Pick<ProcessFacts, 'env' | 'pid'>): void {
  env[WATCHER] = String(pid);
}
