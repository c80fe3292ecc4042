/** One line, imperative, for each action: what messages, the timeline and `check` show. */
import { isExpectation, type Action, type ActionKind, type ActionOf, type Expectation } from './action.js';
import { describeAddress, describeExpectation } from './describeExpectation.js';
import { HAND_DEEDS } from './describeHandDeed.js';
import { SCENE_DEEDS } from './describeSceneDeed.js';
import { describeTarget } from './describeTarget.js';
import { isDenied } from './isDenied.js';

/** Those of a step: `Click "A", then expect that "B" is visible`. */
export const describeActions = (actions: readonly Action[]): string =>
  actions
    .map(describeAction)
    .map((words, index) => (index === 0 ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`))
    .join(', then ');

export function describeAction(action: Action): string {
  if (isExpectation(action)) return `Expect that ${describeExpectation(action)}${describeLimit(action)}`;
  const describe = DESCRIPTIONS[action.kind] as (action: Action) => string;
  return `${describe(action)}${describeLimit(action)}`;
}

/** What is denied within a time is denied of all that time; here it may take so long. */
function describeLimit(action: Action): string {
  if (action.limit === undefined) return '';
  return ` ${isDenied(action) ? 'after at most' : 'within'} ${action.limit / 1000} s`;
}

type DeedKind = Exclude<ActionKind, Expectation['kind']>;

const DESCRIPTIONS: { [Kind in DeedKind]: (action: ActionOf<Kind>) => string } = {
  open: ({ address }) => `Open ${describeAddress(address)}`,
  goBack: () => 'Go back',
  goForward: () => 'Go forward',
  reload: () => 'Reload the page',
  ...HAND_DEEDS,
  ...SCENE_DEEDS,
  wait: ({ milliseconds }) => `Wait ${milliseconds / 1000} s`,
  waitFor: ({ target, negated }) => `Wait until ${describeTarget(target)} is ${negated ? 'gone' : 'visible'}`,
};
