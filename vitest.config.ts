import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lookerDefine } from './scripts/lookerScript.mjs';
import { LongestFirst } from './test/support/longestFirst.js';

/**
 * `--mode heavy` runs the files that take minutes, `*.heavy.test.ts`; without it all others run. `--mode all` runs both, and
 * so does `--mode nightly`: some of either kind do more then (`test/support/nightly.ts`).
 */
export default defineConfig(({ mode }) => ({
  define: lookerDefine(import.meta.dirname),
  test: {
    include: [mode === 'heavy' ? 'test/**/*.heavy.test.ts' : 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/**/projects/**', ...(isLong(mode) ? [] : ['**/*.heavy.test.ts'])],
    // More than there are cores, for about half of the time of most files is spent waiting: for a page to change, or
    // for the time of what must fail to be over.
    maxWorkers: Math.min(12, Math.ceil(availableParallelism() * 2.5)),
    // Or each file would load the same modules and start a browser of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/globalSetup.ts'],
    // The heavy ones install packages from the registry.
    testTimeout: isLong(mode) ? 300_000 : 60_000,
    // A hook may run a whole suite that many tests look at.
    hookTimeout: isLong(mode) ? 300_000 : 120_000,
    // A page that is drawn late on a busy machine is not a wrong one.
    expect: { poll: { timeout: 10_000 } },
  },
}));

function isLong(mode: string): boolean {
  return ['heavy', 'all', 'nightly'].includes(mode);
}
