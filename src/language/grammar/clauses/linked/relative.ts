/** Where one is back, what is said behind "which" or "i.e." of what was just seen, and what holds after a reload: "I am on the Members page, which lists 12 members". */
import type { Manner } from '../../auxiliaries.js';
import { isExpectation, type Action, type Comparison, type Target } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';
import { rowsOf } from '../../../template.js';
import type { SaidPredicate } from '../../predicates/said.js';
import { sayOf } from '../../statements/sayOf.js';
import type { SaidTarget } from '../../things/place.js';

interface Counting {
  core: Action[];
  amount: { comparison: Comparison; count: number };
  countedHere: Target;
}

const EXTREME =
  '(smallest|largest|biggest|lowest|highest|oldest|newest|latest|earliest|cheapest|shortest|longest|least|most|a|z)';
const VERIFIED = '((verify|check|ensure|confirm|make_sure|see|verifies|checks|sees) (that)?)?';

export const RELATIVE: readonly Rule[] = [
  ...rowsOf([
    [
      '{isCheck} (back|still) (on|in|at) {partOfApp} (,|:) {clauses}',
      'expectPage name:partOfApp negated:=false ; @clauses',
      0.1,
    ],
  ]),
  {
    pattern:
      '{core} , (which|and_that_page|that) (lists|shows|has|contains|displays|holds) {amount} {countedHere}',
    means: ({ core, amount, countedHere: things }: Counting) =>
      isOnPage(core) ? [...core, { kind: 'expectCount', things, ...amount }] : undefined,
    cost: -0.2,
  },
  // "Go back to the first browser tab and reload it"
  {
    pattern: '{core} (,|and|,_and) (then)? (reload|refresh) it',
    means: ({ core }: { core: Action[] }): Action[] | undefined =>
      core.at(-1)?.kind === 'switchTab' ? [...core, { kind: 'reload' }] : undefined,
    cost: -0.2,
  },
  {
    pattern: '{core} , which {predicates}',
    means: ({ core, predicates }: { core: Action[]; predicates: SaidPredicate }) => {
      const seen = core.at(-1);
      if (core.length !== 1 || seen?.kind !== 'expectVisible' || seen.negated) return undefined;
      const target: SaidTarget = seen.target;
      if (target.ref !== undefined || (target.name ?? target.role) === undefined) return undefined;
      const more = sayOf([target], predicates);
      return more && [seen, ...more];
    },
    cost: 0.1,
  },
  // "The order is turned round, and Night Ferry comes first": that is what the other order is known by.
  {
    pattern: `${VERIFIED} (the)? (order|sort_order|sorting|sequence) (is|was|gets|has_been)? (now|then)? (reversed|inverted|turned_round|turned_around|the_other_way_round|reverses) (:|,|;|and|,_and|-|–) {clauses}`,
    means: ({ clauses }: { clauses: Action[] }) => (isOfOrder(clauses[0]) ? clauses : undefined),
    cost: -0.2,
  },
  // "The files are ordered from the smallest to the largest: "a" comes first"
  {
    pattern: `${VERIFIED} (the|all|its)? ({nounOfMany} | {kind}) {be} (now)? (ordered|sorted|listed|shown|arranged) from (the)? ${EXTREME} to (the)? ${EXTREME} ({plainWord})? (:|;) {clauses}`,
    means: ({ be, clauses }: { be: Manner; clauses: Action[] }) =>
      !be.negated && clauses.every(isOfOrder) ? clauses : undefined,
    cost: -0.2,
  },
  // "After the page has been reloaded, "A" is gone"
  {
    pattern:
      '(after|once|when) the (page|site|app|application) (has_been|was|is) (reloaded|refreshed) (,)? {statement}',
    means: ({ statement }: { statement: Action[] }): Action[] => [{ kind: 'reload' }, ...statement],
    cost: -0.2,
  },
  {
    pattern:
      '{statement} (after|once|when) the (page|site|app|application) (has_been|was|is) (reloaded|refreshed)',
    means: ({ statement }: { statement: Action[] }): Action[] => [{ kind: 'reload' }, ...statement],
    cost: -0.2,
  },
  // "The section is collapsed, i.e. "A" is not visible"
  {
    pattern: '{core} (,)? (i.e | that_is | that_is_to_say | in_other_words) (.)? (,)? {statement}',
    means: ({ core, statement }: Record<'core' | 'statement', Action[]>) =>
      core.every(isExpectation) ? [...core, ...statement] : undefined,
    cost: 0.1,
  },
];

const isOnPage = (core: readonly Action[]): boolean => {
  const last = core.at(-1);
  return last?.kind === 'goTo' || (last?.kind === 'expectPage' && !last.negated);
};

const isOfOrder = (action: Action | undefined): boolean =>
  action?.kind === 'expectOrder' ||
  (action?.kind === 'expectContent' && !action.negated && action.target.ordinal !== undefined) ||
  (action?.kind === 'expectVisible' && !action.negated && /^(?:top|bottom)$/.test(action.target.at ?? ''));
