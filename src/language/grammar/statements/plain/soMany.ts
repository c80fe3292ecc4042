/** How many are so, and how many a place has: "two of the four boxes are ticked", "the page shows 6 cards". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Kind } from '../../../../meaning/kinds.js';
import type { Action, Position, State, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { isOfAll, saysNoMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import { isSaidPlainly, type Aux, type Be, type Counted as Amount } from '../sayOf.js';

interface Many {
  amount: Amount;
  counted: Target;
  where?: Where;
}

interface Those extends Many {
  all?: number;
  state: StateSaid;
}

const SHOWS = '(shows|show|lists|list|has|contains|displays|offers|includes)';
const THERE = '(in_total|altogether|now|again)?';

export const SO_MANY: readonly ExpectationRule[] = [
  // "Two rows of the table are ticked", "exactly three boxes are selected"
  {
    pattern:
      '{amount} {counted} ((of|in|on) {thing:holder})? {be} (now|still|already)? ({state} | {switched:state})',
    means: ({ holder, ...said }: Be & Those & { holder?: Target }, span: Span) =>
      isAlone(said, span) && !isOfAll(span) && (holder === undefined || holder.role !== undefined)
        ? those({ ...said, ...(holder && { where: { within: holder } }) })
        : undefined,
    cost: -0.4,
  },
  // "All 3 boxes are ticked": no text field is.
  {
    pattern: '(all|all_of_the|all_the) {count} {counted} {be} (now|still|already)? {state}',
    means: ({ count, ...said }: Be & Those & { count: number }, span: Span) =>
      isAlone(said, span) && said.counted.role === 'field' && said.state.state === 'checked'
        ? those({ ...said, all: count, amount: { comparison: 'exactly', count } })
        : undefined,
    cost: -0.9,
  },
  // "Two of the four to-dos are ticked"
  {
    pattern:
      '{amount} of (the|these) {count:all}? {counted} {where}? {be} (now|still|already)? ({state} | {switched:state})',
    means: (said: Be & Those, span: Span) =>
      // "One of the boxes is ticked": at least that one.
      isAlone(said, span) && said.amount.count !== 1 ? those(said) : undefined,
    cost: -0.6,
  },
  // "All four toggles under "Notifications" are switched on"
  {
    pattern:
      '(all|all_of_the|all_the) {count} {counted} {where} {be} (now|still|already)? ({state} | {switched:state})',
    means: ({ count, ...said }: Be & Those & { count: number }, span: Span) =>
      isAlone(said, span)
        ? those({ ...said, all: count, amount: { comparison: 'exactly', count } })
        : undefined,
    cost: 0.2,
  },
  // "None of the orders in the table is selected"
  {
    pattern:
      '(none|not_one) of (the|these) {nounOfMany} (in|of) {thing:holder} {be} (now|still|already)? ({state} | {switched:state})',
    means: ({ holder, ...said }: Be & { holder: Target; state: StateSaid }, span: Span) =>
      isAlone(said, span) && ROWS[holder.role ?? ''] !== undefined
        ? those({
            ...said,
            counted: { role: ROWS[holder.role ?? ''] ?? 'row' },
            where: { within: holder },
            amount: { comparison: 'exactly', count: 0 },
          })
        : undefined,
    cost: -0.6,
  },
  // "The table has 7 rows of orders"
  {
    pattern: `{thing:holder} {aux} (now|still|again)? ${SHOWS} {amount} {counted} of {nounOfMany} ${THERE}`,
    means: ({ holder, counted, amount, ...said }: Aux & Many & { holder: Target }, span: Span) =>
      isAlone(said, span) && counted.role === 'row'
        ? counts({ ...counted, within: holder }, amount)
        : undefined,
    cost: -0.5,
  },
  // "The page shows 6 cards"
  {
    pattern: `(the|this) (page|screen|view|overview) {aux} (now|still|again)? ${SHOWS} {amount} {counted} {where}? ${THERE}`,
    means: ({ counted, amount, where = {}, ...said }: Aux & Many, span: Span) =>
      isAlone(said, span) && isPlaced(where) ? counts(place(counted, where), amount) : undefined,
    cost: -0.3,
  },
  // "The drawer "Filters" is open on the right"
  {
    pattern:
      '{thing:holder} {be} (now|still)? open (on|at) (the)? {openSide:at} (side|edge)? (of_the_page|of_the_screen)?',
    means: ({ holder, at, ...said }: Be & { holder: Target; at: Position }, span: Span) =>
      isAlone(said, span) && OPEN.has(holder.role ?? '') && holder.at === undefined
        ? [{ kind: 'expectVisible', target: { ...holder, at }, negated: false } as Action]
        : undefined,
    cost: -0.4,
  },
  // "The table has four rows below its header"
  {
    pattern: `{thing:holder} {aux} (now|still)? ${SHOWS} {amount} {counted} (below|under|beneath|besides|without) (the|its) (header|heading|headings|header_row|heading_row|column_headings|column_headers)`,
    means: ({ holder, counted, amount, ...said }: Aux & Many & { holder: Target }, span: Span) =>
      isAlone(said, span) && counted.role === 'row'
        ? counts({ ...counted, within: holder }, amount)
        : undefined,
    cost: -0.5,
  },
];

const OPEN: ReadonlySet<string> = new Set(['dialog', 'section', 'sidebar', 'menu', 'form']);

const ROWS: Readonly<Record<string, Kind>> = { table: 'row', list: 'item' };

const isAlone = (said: Partial<Be & Aux>, span: Span): boolean => isSaidPlainly(said) && saysNoMore(span);

const counts = (things: Target | undefined, amount: Amount): Action[] | undefined =>
  things && [{ kind: 'expectCount', things, ...amount }];

/** So many there are, and so many of them are so. */
function those({ all, amount, counted, where = {}, state: { state, negated } }: Those): Action[] | undefined {
  const { name, ...rest } = counted;
  const role = counted.role === 'thing' ? marked(name, state) : ticked(counted.role, state);
  const isNamed = name !== undefined && counted.role !== 'thing';
  const things = place({ ...rest, ...(isNamed && { name }), ...(role && { role }) }, where);
  if (negated || things === undefined || role === undefined || counted.state !== undefined) return undefined;
  const total: Action[] =
    all === undefined ? [] : [{ kind: 'expectCount', things, comparison: 'exactly', count: all }];
  return [...total, { kind: 'expectCount', things: { ...things, state }, ...amount }];
}

/** "Two boxes are ticked": no text field is. */
const ticked = (role: Kind | undefined, state: State): Kind | undefined =>
  role === 'field' && state === 'checked' ? 'checkbox' : role;

/** What the page itself calls something is known by what can be so. */
const marked = (name: string | undefined, state: State): Kind | undefined =>
  state === 'checked' && /^(?:to-?dos|todos|tasks|choices)$/.test(name ?? '') ? 'checkbox' : undefined;

/** A name or a number behind it may tell whose they are, or of how many. */
const isPlaced = ({ within, beside }: Where): boolean =>
  within === undefined || within.role !== undefined || beside !== undefined;

export const SO_MANY_READERS: Readonly<Record<string, Reader>> = {
  openSide: compileRules(
    (['left', 'right', 'top', 'bottom'] as const).map((side) => ({
      pattern: side,
      means: (): Position => side,
    })),
  ),
};
