/** The options of Vitest's plugin, what they make of Vitest's own, and what is refused: Vitest counts a run as a success whose cases it never saw. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { escapePath } from 'tinyglobby';
import { configDefaults, type ViteUserConfig, type Plugin } from 'vitest/config';
import { placesAhead, type CommonOptions, type Settings } from '../runner/entries/settings.js';
import { toPosix, type CaseFiles } from './caseFiles/CaseFiles.js';
import type { TestProject } from 'vitest/node';
import type { CaseEntry } from './caseFiles/caseEntries.js';

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

/** A slip in a glob must not look like a suite that passes. */
export function refuseNoFiles({ name, root, files }: Settings, found: readonly string[]): void {
  if (found.length > 0) return;
  throw new Error(
    `Failed to find the case files of the plugin "${name}": no .feature, .md or .txt file below ` +
      `${root} matches ${JSON.stringify(files)}. Please correct \`files\` in cases({ … }).`,
  );
}

/** Where a configuration has projects, its own plugins run in those only that extend it. */
export function refuseRootOfProjects({ projects }: NonNullable<ViteUserConfig['test']>): void {
  const isExtending = (one: unknown) =>
    typeof one === 'object' && one !== null && 'extends' in one && Boolean(one.extends);
  if (projects === undefined || projects.some(isExtending)) return;
  throw new Error(
    'This configuration has `test.projects`, so Vitest would run no case of its cases({ … }). ' +
      'Give it to the project that the cases belong to, or let that project have `extends: true`.',
  );
}

/** One plugin object can't tell the projects apart that share it. */
export function refuseOtherRoot({ root }: Settings, before: Settings | undefined): void {
  if (before === undefined || before.root === root) return;
  throw new Error(
    `One cases({ … }) is in two projects, below ${before.root} and below ${root}. Call cases() in each of them.`,
  );
}

/** What a plugin shows to the others, and to the reporter: its case files, POSIX, absolute. */
export interface PluginApi {
  caseFiles: () => readonly string[];
  /** Those that a case file would have; undefined for what is none. */
  entriesOf: (file: string) => CaseEntry[] | undefined;
}

/** A case file is one test file, and the first plugin that knows it makes its tests. */
export function refuseRivals(
  plugins: readonly Pick<Plugin, 'name' | 'api'>[],
  own: { name: string; files: CaseFiles },
): void {
  if (plugins.filter(({ name }) => name === own.name).length > 1) {
    throw new Error(`Two plugins are named "${own.name}". Give each its own name: cases({ name: '…', … }).`);
  }
  const others = plugins.filter(({ name }) => name.startsWith('casewright:') && name !== own.name);
  for (const { name, api } of others) {
    const theirs = new Set((api as PluginApi).caseFiles());
    const shared = own.files.absolute().find((file) => theirs.has(file));
    if (shared === undefined) continue;
    throw new Error(
      `The plugins "${own.name}" and "${name}" both have the case file ${shared}, and Vitest would run it once. ` +
        "Leave it out of one (files: ['…', '!…']), or give each a project of its own in `test.projects`.",
    );
  }
}

export function refuseBrowserMode({ config, name }: TestProject): void {
  if (!config.browser.enabled) return;
  throw new Error(
    `The project "${name}" runs its tests in Vitest's browser mode, where cases can't run: they open a browser of ` +
      'their own. Give cases({ … }) to a project without `test.browser`.',
  );
}

/** @param testRoot the folder that the globs were made for; by `--dir` a user means fewer files */
export function refuseMissedFiles(project: TestProject, files: CaseFiles, testRoot: string): void {
  const { config } = project;
  if (path.resolve(config.dir || config.root) !== path.resolve(testRoot)) return;
  const missed = files.absolute().filter((file) => !project.matchesTestGlob(file, () => ''));
  if (missed.length === 0) return;
  throw new Error(
    `Vitest would not run ${missed.length === 1 ? 'the case file' : `${missed.length} case files, such as`} ` +
      `${missed[0] ?? ''}: \`test.exclude\` leaves it out. Please leave it out in \`files\` of cases({ … }), too ` +
      "(files: ['…', '!…']), or correct `test.exclude`.",
  );
}
