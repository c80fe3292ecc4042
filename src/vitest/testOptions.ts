/** What the plugin adds to `test` of the configuration; whatever the user set there stays. */
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { caseGlobs } from './caseGlobs.js';
import type { PluginSettings } from './settings.js';

type TestOptions = NonNullable<ViteUserConfig['test']>;

export interface Given {
  /** What is there already, by the user or an earlier plugin. */
  test: TestOptions;
  /** The folder that Vitest's globs are relative to. */
  testRoot: string;
  /** Those of the case files, without `@`. */
  tags: readonly string[];
}

/** Vite joins lists, and what is given here replaces the rest. */
export function testOptions(settings: PluginSettings, { test, testRoot, tags }: Given): TestOptions {
  const globs = caseGlobs(settings.files, { root: settings.root, testRoot });
  const known = (test.tags ?? []).map(({ name }) => name);
  return {
    // With an `include` of ours alone, Vitest would forget its own.
    include: [...(test.include ? [] : configDefaults.include), ...globs.include],
    ...(globs.exclude.length > 0 && {
      exclude: [...(test.exclude ? [] : configDefaults.exclude), ...globs.exclude],
    }),
    includeTaskLocation: test.includeTaskLocation ?? true,
    maxConcurrency: Math.max(test.maxConcurrency ?? 0, settings.concurrency),
    tags: tags.filter((tag) => !known.includes(tag)).map((name) => ({ name })),
  };
}
