/** What the page shows, as the part of its address behind `#`: it can be sent to somebody, and the way back works. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';

export const VIEWS = ['steps', 'timeline', 'messages', 'browser', 'facts'] as const;
export type View = (typeof VIEWS)[number];

/** Of the list of cases; the first is the one that nobody has to choose. */
export const ORDERS = ['failing', 'files', 'slowest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Address {
  /** The search with its filters, in words. */
  query: string;
  order: Order;
  /** A case's id; null for the overview. */
  caseId: string | null;
  /** Counts from 1; null for the last. */
  attempt: number | null;
  view: View;
  /** Counts from 1; null for the one that decided. */
  step: number | null;
  message: string | null;
}

function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    query: said.get('q') ?? '',
    order: ORDERS.find((order) => order === said.get('order')) ?? 'failing',
    caseId: said.get('case'),
    attempt: countOf(said.get('attempt')),
    view: VIEWS.find((view) => view === said.get('view')) ?? 'steps',
    step: countOf(said.get('step')),
    message: said.get('message'),
  };
}

export function hashOf({ query, order, caseId, attempt, view, step, message }: Address): string {
  const ofCaseOnly = { case: caseId, attempt, view: view === 'steps' ? null : view, step, message };
  const said = new URLSearchParams();
  if (query) said.set('q', query);
  if (order !== 'failing') said.set('order', order);
  for (const [name, value] of Object.entries(caseId === null ? {} : ofCaseOnly)) {
    if (value !== null) said.set(name, String(value));
  }
  return `#${said.toString()}`;
}

/** The address of a case as it is first opened. */
export const ofCase = ({ query, order }: Address, caseId: string | null): Address => ({
  ...{ query, order, caseId, attempt: null, view: 'steps', step: null, message: null },
});

const countOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** The page's address, and the ways to change it. */
interface AddressState {
  address: Address;
  /** A step that the way back returns from. */
  go: (address: Address) => void;
  /** In place, as for each letter that is typed. */
  replace: (address: Address) => void;
}

export const AddressContext = createContext<AddressState | null>(null);

export function useAddress(): AddressState {
  const state = useContext(AddressContext);
  if (!state) throw new Error('A part of the page stands outside of its address.');
  return state;
}

export function useAddressOfPage(): AddressState {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  // At once: an address that changes before anything is seen isn't lost.
  useLayoutEffect(() => {
    const read = () => setAddress(readAddress(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return {
    address,
    go: (next) => {
      location.hash = hashOf(next);
    },
    replace: (next) => {
      history.replaceState(null, '', hashOf(next));
      setAddress(next);
    },
  };
}
