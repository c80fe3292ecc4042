/** What is to be checked: the case files, and the phrases, pages and variables that they are read with. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inWords, loadPhrases, type PhraseBook } from '../../phrases/index.js';
import { RUNNERS } from '../init/runners.js';
import { messageOf, UsageError, counted } from '../Environment.js';
import { readConfiguration, type Suite, type Suites } from './readConfiguration.js';
import { escapePath } from 'tinyglobby';
import { findCaseFiles, findFiles } from '../../cases/readCaseFile.js';

export interface SuiteOptions {
  config?: string;
  steps?: string[];
  pages?: string[];
  variables?: string[];
  writePhrases?: string;
}

export interface LoadedSuite {
  /** Absolute. */
  root: string;
  book: PhraseBook;
  /** Variables that aren't known are left as they are. */
  given: { variables: Record<string, string> | undefined; secrets: readonly string[] };
  /** POSIX, relative to the root. */
  files: string[];
  /** What is wrong with the phrases. */
  faults: string[];
  /** A file of the suite as it is reported. */
  shown: (file: string) => string;
}

/** @throws UsageError for options that can't be used */
export function suitesToCheck(globs: readonly string[], options: SuiteOptions, cwd: string): Suites {
  const { suites: given, remarks, bare } = configured(options, cwd);
  if (globs.length > 0) {
    const named = { globs, cwd };
    if (given.length > 1) return suitesOfNamed(given, named, remarks);
    return { suites: [{ ...(given[0] ?? bare), named }], remarks };
  }
  const unseen = given.flatMap(({ unseenFiles }) => unseenFiles ?? []);
  if (given.some(({ files }) => files.length === 0)) throw filesNotKnown([...unseen, ...remarks]);
  if (given.length > 0) return { suites: given, remarks: [...unseen, ...remarks] };
  throw new UsageError(
    'Failed to find case files: no configuration here calls cases({ … }). Please name the files, as in: casewright check "cases/**/*".',
  );
}

function filesNotKnown(remarks: readonly string[]): UsageError {
  const why = remarks.join(' ') || 'a cases({ … }) of the configuration has no `files`. Please name them.';
  return new UsageError(`Failed to find case files: ${why} As in: casewright check "cases/**/*".`);
}

/** For what has to do with phrases and pages alone: without a configuration there is what the options name. */
export function suitesOf(options: SuiteOptions, cwd: string): Suites {
  const { suites, remarks, bare } = configured(options, cwd);
  return { suites: suites.length > 0 ? suites : [bare], remarks };
}

function configured(options: SuiteOptions, cwd: string): Suites & { bare: Suite } {
  const file = configurationOf(options, cwd);
  const { suites, remarks } = file === undefined ? { suites: [], remarks: [] } : readConfiguration(file, cwd);
  const nothing = { root: cwd, files: [], steps: [], pages: {}, variables: undefined, secrets: [] };
  return {
    suites: suites.map((suite) => withOptions(suite, options, cwd)),
    remarks,
    bare: withOptions(nothing, options, cwd),
  };
}

/** Absolute. @throws UsageError for one that is named and isn't there */
export function configurationOf({ config }: SuiteOptions, cwd: string): string | undefined {
  if (config !== undefined) {
    const file = path.resolve(cwd, config);
    if (existsSync(file)) return file;
    throw new UsageError(
      `Failed to read the configuration: there is no file ${config}. Please correct --config.`,
    );
  }
  const names = Object.values(RUNNERS).flatMap(({ configurations }) => configurations);
  return names.map((name) => path.join(cwd, name)).find((file) => existsSync(file));
}

function withOptions(suite: Suite, options: SuiteOptions, cwd: string): Suite {
  const { steps, pages, variables, writePhrases: written } = options;
  const fromRoot = (file: string) => posix(path.relative(suite.root, path.resolve(cwd, file)));
  // What was filled in there counts, even before the configuration names it.
  const filled = written !== undefined && existsSync(path.resolve(cwd, written)) ? [fromRoot(written)] : [];
  return {
    ...suite,
    steps: [...(steps?.map(fromRoot) ?? suite.steps), ...filled],
    pages: { ...suite.pages, ...pairs(pages, '--pages') },
    variables: variables ? { ...suite.variables, ...pairs(variables, '--variables') } : suite.variables,
  };
}

function pairs(given: readonly string[] = [], option: string): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      if (at > 0) return [pair.slice(0, at), pair.slice(at + 1)];
      throw new UsageError(`Failed to read ${option} ${pair}: there is no "=". Please write name=value.`);
    }),
  );
}

/** @throws UsageError where no file matches */
export function loadSuite(suite: Suite, cwd: string): LoadedSuite {
  const { root, variables, secrets } = suite;
  const { book, faults, shown } = loadSuitePhrases(suite, cwd);
  const files = findCaseFiles(namedFiles(suite), root, book.files);
  if (files.length === 0) {
    throw new UsageError(
      `Failed to find case files: no .feature, .md or .txt file matches ${JSON.stringify(suite.named?.globs ?? suite.files)}. Please correct the files.`,
    );
  }
  return { root, book, given: { variables, secrets }, files, faults, shown };
}

/** @throws UsageError for a file of phrases that can't be read */
export function loadSuitePhrases(suite: Suite, cwd: string): Pick<LoadedSuite, 'book' | 'faults' | 'shown'> {
  const { root, steps, pages, variables, secrets } = suite;
  const shown = (file: string) => posix(path.relative(cwd, path.join(root, file)));
  try {
    const given = variables && { variables, secrets };
    const cases = namedFiles(suite);
    const { book, mistakes } = loadPhrases({ root, steps, cases, pages, given });
    const faults = mistakes.map((one) => `${inWords({ ...one, file: shown(one.file) })} ${one.message}`);
    return { book, faults, shown };
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

/** Globs of the case files, relative to the root. */
const namedFiles = ({ named, files, root }: Suite): string[] =>
  named?.globs.map((glob) => posix(path.join(path.relative(root, named.cwd), glob))) ?? [...files];

const posix = (file: string): string => file.split(path.sep).join('/');

type Named = NonNullable<Suite['named']>;

/** @param remarks what could not be seen of the configuration */
function suitesOfNamed(
  suites: readonly Suite[],
  named: Named,
  remarks: readonly string[],
): { suites: Suite[]; remarks: string[] } {
  const groups = groupsOf(suites, named);
  // That nothing matches is told by whoever reads the files.
  if (groups.length === 0)
    return { suites: suites.slice(0, 1).map((suite) => ({ ...suite, named })), remarks: [...remarks] };
  const assumed = groups.flatMap(({ files, owners }) => (differ(owners) ? [allCount(files, owners)] : []));
  return {
    suites: groups.map(({ files, owners }) => joined(owners, { ...named, globs: files.map(escapePath) })),
    remarks: [...remarks, ...assumed],
  };
}

interface Group {
  /** As they are named, POSIX. */
  files: string[];
  owners: readonly Suite[];
}

function groupsOf(suites: readonly Suite[], { globs, cwd }: Named): Group[] {
  const phrases = new Set(
    suites.flatMap(({ steps, root }) => findFiles(steps, root).map((file) => path.join(root, file))),
  );
  const owned = suites.map((suite): Owned => ({ suite, files: filesOf(suite) }));
  const groups = new Map<string, Group>();
  for (const file of findCaseFiles(globs, cwd)) {
    const absolute = path.join(cwd, file);
    if (phrases.has(absolute)) continue;
    const owners = ownersOf(absolute, owned);
    const key = owners.map((suite) => suites.indexOf(suite)).join();
    const group = groups.get(key) ?? { files: [], owners };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface Owned {
  suite: Suite;
  /** Absolute. */
  files: ReadonlySet<string>;
}

const filesOf = ({ files, root }: Suite): ReadonlySet<string> =>
  new Set(findCaseFiles(files, root).map((file) => path.join(root, file)));

/** Those whose files have it; else those whose files aren't known; else any may. */
function ownersOf(file: string, owned: readonly Owned[]): Suite[] {
  const having = owned.filter(({ files }) => files.has(file));
  const unknown = owned.filter(({ suite }) => suite.files.length === 0);
  const owners = [having, unknown, owned].find((some) => some.length > 0) ?? [];
  return owners.map(({ suite }) => suite);
}

const joined = (owners: readonly Suite[], named: Named): Suite => ({ ...owners.reduce(join), named });

/** With all that either knows; paths of the other one are told from the root of the first. */
function join(one: Suite, other: Suite): Suite {
  const fromRoot = (file: string) =>
    path.relative(one.root, path.join(other.root, file)).split(path.sep).join('/');
  const variables = one.variables && other.variables && { ...other.variables, ...one.variables };
  return {
    ...one,
    steps: [...new Set([...one.steps, ...other.steps.map(fromRoot)])],
    pages: { ...other.pages, ...one.pages },
    variables,
    secrets: [...new Set([...one.secrets, ...other.secrets])],
  };
}

const differ = (owners: readonly Suite[]): boolean => new Set(owners.map(knownOf)).size > 1;

const knownOf = ({ root, steps, pages, variables, secrets }: Suite): string =>
  JSON.stringify([steps.map((file) => path.join(root, file)), pages, variables ?? null, secrets]);

function allCount([first, ...others]: readonly string[], owners: readonly Suite[]): string {
  const files =
    others.length === 0 ? `${first} may` : `${first} and ${counted(others.length, 'other file')} may`;
  return `${files} be of any of ${owners.length} cases({ … }), so the phrases, pages and variables of all of these count.`;
}
