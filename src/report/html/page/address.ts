/** What the page shows, as the part of its address behind `#`: it can be sent to somebody, and the way back works. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { PageData } from '../pageData.js';

export const FILTERS = ['verdict', 'concern', 'reason', 'tag', 'platform', 'file', 'project'] as const;
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
