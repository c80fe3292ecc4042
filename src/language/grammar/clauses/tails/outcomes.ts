/** What comes of an action, said as its purpose or in brackets: "… to check that the dialog closes", "… (expected: a toast)". */
import type { Rule, Span } from '../../../chart.js';
import { isExpectation, type Action } from '../../../../meaning/meaning.js';
import type { Tail } from '../tails.js';

type Stated = { statement: Action[] };

const CHECKS =
  'check|verify|ensure|confirm|validate|assert|see|test|make_sure|be_sure|find_out|checking|verifying|ensuring|making_sure|confirming';

/** A statement that begins so is a remark: "(you need "More" first)". */
export const NO_OUTCOME = /^(?:you|if|when|unless|some|sometimes)$/;

export const OUTCOMES: readonly Rule[] = [
  {
    pattern: '(,)? (so_that|such_that|whereby|with_the_result_that|expecting|expecting_that|so) {statement}',
    means: ({ statement }: Stated): Tail => addTo(statement),
    cost: 0.1,
  },
  {
    pattern: `(,)? (to|in_order_to|so_as_to)? (${CHECKS}) (that|if|whether)? {statement}`,
    means: ({ statement }: Stated): Tail => addTo(statement),
    cost: 0.1,
  },
  {
    pattern:
      '\\( (expected|expect|expected_result|expected_outcome|expectation|result|outcome|should_be|expects) (:|-|–)? {checkClauses} \\)',
    means: ({ checkClauses }: { checkClauses: Action[] }): Tail => addTo(checkClauses),
    cost: 0.05,
  },
  {
    pattern: '\\( {statement} \\)',
    // "(some shops say "Later")"
    means: ({ statement }: Stated, { tokens, from }: Span): Tail | undefined =>
      NO_OUTCOME.test(tokens[from + 1]?.lower ?? '') ? undefined : aside(statement),
    cost: 0.05,
  },
];

const addTo =
  (expected: readonly Action[]): Tail =>
  (actions) =>
    expected.every(isExpectation) && !actions.every(isExpectation) ? [...actions, ...expected] : undefined;

/** Behind an action, what comes of it; how something is then may as well be how it was before. */
const aside =
  (statement: readonly Action[]): Tail =>
  (actions) =>
    actions.every(isExpectation) || !statement.some(isState) ? [...actions, ...statement] : undefined;

const isState = ({ kind }: Action): boolean => kind === 'expectState' || kind === 'expectEmpty';
