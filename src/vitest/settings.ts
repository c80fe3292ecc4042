/** The options of Vitest's plugin. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { escapePath } from 'tinyglobby';
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { placesAhead, type CommonOptions, type Settings } from '../runner/entries/settings.js';
import { toPosix, type CaseFiles } from './caseFiles/CaseFiles.js';

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

/** Cases of a file at the same time; 0 leaves it to Vitest. */
export const casesAtOnce = (settings: Settings): number =>
  settings.service
    ? placesAhead(settings)
    : settings.concurrency || Math.min(MOST_LOCAL, availableParallelism());

/** What the plugin adds to `test` of the configuration; whatever the user set there stays. */
type TestOptions = NonNullable<ViteUserConfig['test']>;

interface Given {
  test: TestOptions;
  /** The folder that Vitest's globs are relative to. */
  testRoot: string;
  files: CaseFiles;
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

const ENDED = /\.(?:feature|md|txt|\{[^{}]*\})$/i;
const ENDINGS = '{feature,md,txt}';

/**
 * The globs of case files as those of Vitest's `include`, which takes a folder or `**` for no file or for every one.
 * @param root the folder that the globs are relative to
 * @param testRoot the folder that Vitest's are relative to
 */
export function caseGlobs(
  files: string | readonly string[],
  { root, testRoot }: { root: string; testRoot: string },
) {
  const from = toPosix(path.relative(testRoot, root));
  const below = (glob: string) => path.posix.join(from, toPosix(glob));
  const globs = [files].flat();
  const taken = globs.filter((glob) => !glob.startsWith('!'));
  const left = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return { include: taken.map(below).flatMap(withEndings), exclude: left.map(below).flatMap(withEndings) };
}

function withEndings(glob: string): string[] {
  if (ENDED.test(glob)) return [glob];
  if (glob.endsWith('/**')) return [`${glob}/*.${ENDINGS}`];
  const inFolder = `${glob.replace(/\/$/, '')}/**/*.${ENDINGS}`;
  return glob.endsWith('*') ? [`${glob}.${ENDINGS}`, inFolder] : [inFolder];
}
