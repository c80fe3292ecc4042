import { defineConfig } from 'vitest/config';
import { lookerDefine } from './scripts/lookerScript.mjs';

/** `--mode heavy` runs the files that take minutes, `*.heavy.test.ts`; without it all others run. */
export default defineConfig(({ mode }) => ({
  define: lookerDefine(import.meta.dirname),
  test: {
    include: [mode === 'heavy' ? 'test/**/*.heavy.test.ts' : 'test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'test/**/projects/**',
      ...(mode === 'heavy' ? [] : ['**/*.heavy.test.ts']),
    ],
    // Most files wait for browsers and other processes, so one worker per core is not too many.
    maxWorkers: 2,
    // Or each file would load the same modules and start a browser of its own.
    isolate: false,
    globalSetup: ['test/support/globalSetup.ts'],
    // The heavy ones install packages from the registry.
    testTimeout: mode === 'heavy' ? 300_000 : 60_000,
    // A hook may run a whole suite that many tests look at.
    hookTimeout: mode === 'heavy' ? 300_000 : 120_000,
    // A page that is drawn late on a busy machine is not a wrong one.
    expect: { poll: { timeout: 10_000 } },
  },
}));
