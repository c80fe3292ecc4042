/** Clauses one after the other, and what of it nobody would mean. */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { asSeen, timedAlike } from './circumstances.js';

export const join = ({
  clause,
  clauses,
  separator,
}: {
  clause: Action[];
  clauses: Action[];
  separator: string;
}): Action[] | undefined => {
  // "It lists About, Support, Logout": what ends a list is no deed.
  const [next] = clauses;
  if (separator === ',' && next && isExpected(clause.at(-1)) && isOnlyNamed(next, clause.at(-1)))
    return undefined;
  // "It offers About and Sign out", "I see Save and Close window".
  if (separator === 'and' && next && SEEN.has(clause.at(-1)?.kind) && ALSO_LABELS.has(next.kind))
    return undefined;
  const timed = /^[.;]$/.test(separator) ? clause : timedAlike(clause, clauses);
  const last = clause.at(-1);
  return timed && [...timed, ...(last && isExpectation(last) ? asSeen(clauses) : clauses)];
};

const SEEN: ReadonlySet<Action['kind'] | undefined> = new Set([
  'expectItems',
  'expectVisible',
  'expectEach',
] as const);
/** Deeds whose words stand on buttons and in menus as they are. */
const ALSO_LABELS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['signOut', 'closeTab', 'openTab', 'reload', 'goBack', 'goForward'] as const),
]);

const isExpected = (action: Action | undefined): boolean => action !== undefined && isExpectation(action);

/** "Message type S: …" tells what follows; nobody clicks it. */
export const isLabel = ([first]: Action[]): boolean =>
  first?.kind === 'click' &&
  (first as { guess?: boolean }).guess === true &&
  (first.target.name ?? '').split(' ').length > 2;

/** No verb says that it is clicked. */
const isOnlyNamed = (next: Action, last: Action | undefined): boolean =>
  !isExpectation(next) && (last?.kind === 'expectItems' || isGuessed(next));

const isGuessed = (action: Action): boolean => {
  const { guess, noted } = action as { guess?: boolean; noted?: boolean };
  return action.kind === 'click' && guess === true && noted !== true;
};
