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
  const [next] = clauses;
  if (next && isOfOneList(clause, next, separator)) return undefined;
  const timed = /^[.;]$/.test(separator) ? clause : timedAlike(clause, clauses);
  const last = clause.at(-1);
  return timed && [...timed, ...(last && isExpectation(last) ? asSeen(clauses) : clauses)];
};

/** What stands behind is no action, or what stands before no expectation. */
function isOfOneList(clause: Action[], next: Action, separator: string): boolean {
  const last = clause.at(-1);
  // "Verify that "A" is shown, that "B" is marked": nobody marks it.
  if (separator === 'that') return !isExpectation(next) || !isExpected(last);
  // "Click "A" although "B" is shown": it was so before.
  if (separator === 'although') return !clause.every(isExpectation) || !isExpectation(next);
  // "It offers About and Sign out", "I see Save and Close window".
  if (separator === 'and') return SEEN.has(last?.kind) && ALSO_LABELS.has(next.kind);
  if (separator !== ',') return false;
  // "It lists About, Support, Logout": what ends a list is no action.
  if (isExpected(last) && isOnlyNamed(next, last)) return true;
  // "Clear, choose a subject": what stands before an action in so few words is one.
  return isOnlySeen(clause) && !isExpectation(next);
}

const isOnlySeen = ([only, another]: Action[]): boolean =>
  only?.kind === 'expectVisible' &&
  another === undefined &&
  (only as { guess?: boolean }).guess === true &&
  only.target.role === undefined &&
  only.target.within === undefined;

const SEEN: ReadonlySet<Action['kind'] | undefined> = new Set([
  'expectItems',
  'expectVisible',
  'expectEach',
] as const);
/** Actions whose words stand on buttons and in menus as they are. */
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
