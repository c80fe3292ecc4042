/**
 * What the page shows, as the part of its address behind `#`: it can be sent to somebody, and the way back works. And which cases
 * its search and its filters find, in which order.
 */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { PageData, ListedCase } from '../pageData.js';
import { rank } from '../../caseFacts.js';
import { concernOf } from '../../reasons.js';

const FILTERS = ['verdict', 'concern', 'reason', 'tag', 'platform', 'file', 'project'] as const;
export type Filter = (typeof FILTERS)[number];

/** The words of the search, a value of each filter; the opened case, its attempt (from 1) and which view of that. */
const KEYS = ['q', ...FILTERS, 'case', 'attempt', 'view'] as const;

/** `''` for what isn't chosen. */
export type Address = Readonly<Record<(typeof KEYS)[number], string>>;

export const NO_SEARCH = Object.fromEntries(['q', ...FILTERS].map((key) => [key, ''])) as Partial<Address>;
const NO_CASE = { case: '', attempt: '', view: '' };

function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(KEYS.map((key) => [key, said.get(key) ?? ''])) as Address;
}

const hashOf = (address: Address): string =>
  `#${new URLSearchParams(Object.entries(address).filter(([, value]) => value !== '')).toString()}`;

/** The address of a case as it is first opened, or of the list without one; the search is kept. */
export const hashOfCase = (address: Address, id = ''): string => hashOf({ ...address, ...NO_CASE, case: id });

type Change = (changes: Partial<Address>) => void;

interface PageState {
  data: PageData;
  address: Address;
  /** A step that the way back returns from. */
  go: Change;
  /** In place, as for each letter that is typed. */
  replace: Change;
}

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const state = useContext(PageContext);
  if (!state) throw new Error('A part of the page stands outside of it.');
  return state;
}

export function usePageState(data: PageData): PageState {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  // At once: an address that changes before anything is seen isn't lost.
  useLayoutEffect(() => {
    const read = () => setAddress(readAddress(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return {
    ...{ data, address },
    go: (changes) => {
      location.hash = hashOf({ ...address, ...changes });
    },
    replace: (changes) => {
      const next = { ...address, ...changes };
      history.replaceState(null, '', hashOf(next));
      setAddress(next);
    },
  };
}

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
