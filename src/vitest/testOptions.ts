/** What the plugin adds to `test` of the configuration; whatever the user set there stays. */
import path from 'node:path';
import { escapePath } from 'tinyglobby';
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { caseGlobs, toPosix } from './caseFiles/caseGlobs.js';
import type { CaseFiles } from './caseFiles/CaseFiles.js';
import type { Settings } from '../runner/index.js';
import { casesAtOnce } from './settings.js';

type TestOptions = NonNullable<ViteUserConfig['test']>;

export interface Given {
  /** What is there already, by the user or an earlier plugin. */
  test: TestOptions;
  /** The folder that Vitest's globs are relative to. */
  testRoot: string;
  files: CaseFiles;
  /** Those of the case files, without `@`. */
  tags: readonly string[];
}

/** Vitest looks into folders whose name begins with a dot; the globs of case files don't. */
const HIDDEN = ['**/.[^.]*/**/*.{feature,md,txt}', '**/.[^.]*.{feature,md,txt}'];

/** Vite joins lists, and what is given here replaces the rest. */
export function testOptions(settings: Settings, given: Given): TestOptions {
  const { test, testRoot, files, tags } = given;
  const globs = caseGlobs(settings.files, { root: settings.root, testRoot });
  // The globs are for files to come: not every one means the same to Vitest.
  const found = files.absolute().map((file) => escapePath(toPosix(path.relative(testRoot, file))));
  const phrases = [...files.phraseFiles].map((file) =>
    escapePath(toPosix(path.relative(testRoot, path.join(settings.root, file)))),
  );
  const atOnce = casesAtOnce(settings);
  const known = (test.tags ?? []).map(({ name }) => name);
  return {
    // With an `include` of ours alone, Vitest would forget its own.
    include: [...(test.include ? [] : configDefaults.include), ...globs.include, ...found],
    exclude: [...(test.exclude ? [] : configDefaults.exclude), ...globs.exclude, ...phrases, ...HIDDEN],
    includeTaskLocation: test.includeTaskLocation ?? true,
    ...(atOnce > 0 && { maxConcurrency: Math.max(test.maxConcurrency ?? 0, atOnce) }),
    tags: tags.filter((tag) => !known.includes(tag)).map((name) => ({ name })),
  };
}
