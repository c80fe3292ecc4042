/** Files that are named, where a configuration has several cases({ … }): each is read with the phrases of those that have it. */
import path from 'node:path';
import { escapePath } from 'tinyglobby';
import { findCaseFiles, findFiles } from '../../cases/findCaseFiles.js';
import { counted } from '../Environment.js';
import type { Suite } from './readConfiguration.js';

type Named = NonNullable<Suite['named']>;

/** @param remarks what could not be seen of the configuration */
export function suitesOfNamed(
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
