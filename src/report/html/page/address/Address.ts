/** What the page shows, as the part of its address behind `#`: it can be sent to somebody, and the way back works. */

export const VIEWS = ['steps', 'timeline', 'messages', 'browser', 'facts'] as const;
export type View = (typeof VIEWS)[number];

export interface Address {
  /** The search with its filters, in words. */
  query: string;
  /** A case's id; null for the overview. */
  caseId: string | null;
  /** Counts from 1; null for the last. */
  attempt: number | null;
  view: View;
  /** Counts from 1; null for the one that decided. */
  step: number | null;
  message: string | null;
  /** Whether single keys do something. */
  hasKeys: boolean;
}

export function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    query: said.get('q') ?? '',
    caseId: said.get('case'),
    attempt: countOf(said.get('attempt')),
    view: VIEWS.find((view) => view === said.get('view')) ?? 'steps',
    step: countOf(said.get('step')),
    message: said.get('message'),
    hasKeys: said.get('keys') !== 'off',
  };
}

export function hashOf({ query, caseId, attempt, view, step, message, hasKeys }: Address): string {
  const said = new URLSearchParams();
  if (query) said.set('q', query);
  if (caseId !== null) said.set('case', caseId);
  if (caseId !== null && attempt !== null) said.set('attempt', String(attempt));
  if (caseId !== null && view !== 'steps') said.set('view', view);
  if (caseId !== null && step !== null) said.set('step', String(step));
  if (caseId !== null && message !== null) said.set('message', message);
  if (!hasKeys) said.set('keys', 'off');
  return `#${said.toString()}`;
}

/** The address of a case as it is first opened. */
export const ofCase = ({ query, hasKeys }: Address, caseId: string | null): Address => ({
  ...{ query, hasKeys, caseId, attempt: null, view: 'steps', step: null, message: null },
});

const countOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
