/** Every meaning has one canonical sentence, which reads back as that meaning: what messages, timeline, reports and `check` show. */
import { interactionTable, lowerFirst } from './describeInteraction.js';
import { describeExpectation } from './describeExpectation.js';
import { isExpectation, type Action } from './meaning.js';

/** Those of a step: `Click "A", then expect that "B" is visible`. */
export const describeActions = (actions: readonly Action[]): string =>
  actions
    .map(describeAction)
    .map((words, index) => (index === 0 ? words : lowerFirst(words)))
    .join(', then ');

export function describeAction(action: Action): string {
  if (isExpectation(action)) return `Expect that ${describeExpectation(action)}${describeLimit(action)}`;
  const describe = INTERACTIONS[action.kind] as (action: Action) => string;
  return `${describe(action)}${describeLimit(action)}`;
}

const INTERACTIONS = interactionTable(describeActions);

/** What is denied within a time is denied of all that time; here it may take so long. */
function describeLimit(action: Action): string {
  if (action.limit === undefined) return '';
  return ` ${isDenied(action) ? 'after at most' : 'within'} ${action.limit / 1000} s`;
}

/** Whether it is said of none of several: "no row contains …". */
export const isOfNone = (action: Action): boolean => 'target' in action && action.target.each === 'no';

/** Whether an action says that something is not there, or not so. */
export function isDenied(action: Action): boolean {
  if (action.kind === 'expectCount') return action.count === 0;
  return 'negated' in action && action.negated;
}
