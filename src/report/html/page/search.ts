/** Which cases a search and its filters find, and in which order the list has them. */
import { rank } from '../../caseFacts.js';
import { concernOf } from '../../reasons.js';
import type { ListedCase } from '../pageData.js';
import { FILTERS, type Address, type Filter } from './address.js';

/** What a filter may be set to for a case to be found. */
const VALUES: Record<Filter, (one: ListedCase) => readonly (string | null)[]> = {
  verdict: ({ standing }) => [standing],
  // Nobody has to look at the others.
  concern: (one) => (one.reason !== null && rank(one) < 2 ? [concernOf(one.reason)] : []),
  reason: ({ reason }) => [reason],
  tag: ({ tags }) => tags,
  platform: ({ platform }) => [platform],
  file: ({ file }) => [file],
  project: ({ project }) => [project],
};

/** Every word is somewhere in what the row says, and every filter that is set is met. */
export function matchCases(cases: readonly ListedCase[], address: Address): ListedCase[] {
  const words = address.q.toLowerCase().split(/\s+/).filter(Boolean);
  const set = FILTERS.filter((key) => address[key] !== '');
  return cases.filter(
    (one) =>
      set.every((key) => VALUES[key](one).includes(address[key])) &&
      (words.length === 0 || hasWords(textOf(one), words)),
  );
}

const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

const textOf = ({ title, suites, file, line, project, tags, message, reason }: ListedCase): string =>
  [title, ...suites, `${file}:${line}`, project, ...tags, message, reason ?? ''].join('\n').toLowerCase();

export function countValues(cases: readonly ListedCase[], key: Filter): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of cases) {
    for (const value of VALUES[key](one)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Those that somebody has to look at first, and so are the files that have them; else as the report has them. */
export function byFile(cases: readonly ListedCase[]): ListedCase[][] {
  const files = new Map<string, ListedCase[]>();
  for (const one of cases.toSorted((a, b) => rank(a) - rank(b))) {
    const group = files.get(one.file);
    if (group) group.push(one);
    else files.set(one.file, [one]);
  }
  return [...files.values()];
}
