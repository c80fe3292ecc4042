/**
 * Tells Playwright that a case file is a test file. It knows the modules only, so that a change of a case file would
 * rerun nothing that is watched, and be nothing that `--only-changed` looks for.
 */
import { createRequire } from 'node:module';
import { debuglog } from 'node:util';
import type { WrittenModule } from './writeModules.js';

interface CompilationCache {
  addToCompilationCache(payload: Record<string, unknown[]>): void;
}

/**
 * By a part of Playwright that is not public. A version that has it elsewhere, or wants more of it, loses these two
 * features and nothing else: files that have changed are still listed anew.
 */
export function tellSources(modules: readonly WrittenModule[]): void {
  try {
    compilationCache()?.addToCompilationCache({
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

const debug = debuglog('casewright');

/** CommonJS has `__filename`, and no `import.meta`. */
const thisFile = typeof __filename === 'string' ? __filename : import.meta.filename;

function compilationCache(): CompilationCache | undefined {
  const load = createRequire(createRequire(thisFile).resolve('@playwright/test'));
  const places = ['playwright/lib/common', 'playwright/lib/transform/compilationCache'];
  return places.map((place) => loadIfThere(load, place)).find(isCompilationCache);
}

function loadIfThere(load: NodeJS.Require, place: string): unknown {
  try {
    const loaded = load(place) as { cc?: unknown };
    return loaded.cc ?? loaded;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const isCompilationCache = (found: unknown): found is CompilationCache =>
  typeof found === 'object' && found !== null && 'addToCompilationCache' in found;
