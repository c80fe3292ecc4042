/** One line, imperative, for each action: what messages, the timeline and `check` show. */
import type { Action, ActionKind, ActionOf } from './action.js';
import { describeAddress, describeExpectation } from './describeExpectation.js';
import { describeTarget, quote } from './describeTarget.js';

/** Those of a step: `Click "A", then expect that "B" is visible`. */
export const describeActions = (actions: readonly Action[]): string =>
  actions
    .map(describeAction)
    .map((words, index) => (index === 0 ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`))
    .join(', then ');

export function describeAction(action: Action): string {
  const describe = DESCRIPTIONS[action.kind] as (action: Action) => string;
  return describe(action);
}

const DESCRIPTIONS: { [Kind in ActionKind]: (action: ActionOf<Kind>) => string } = {
  open: ({ address }) => `Open ${describeAddress(address)}`,
  goBack: () => 'Go back',
  goForward: () => 'Go forward',
  reload: () => 'Reload the page',
  click: ({ target }) => `Click ${describeTarget(target)}`,
  doubleClick: ({ target }) => `Double-click ${describeTarget(target)}`,
  hover: ({ target }) => `Hover over ${describeTarget(target)}`,
  clear: ({ target }) => `Clear ${describeTarget(target)}`,
  check: ({ target }) => `Check ${describeTarget(target)}`,
  uncheck: ({ target }) => `Uncheck ${describeTarget(target)}`,
  fill: ({ target, value }) => `Fill ${describeTarget(target)} with ${quote(value)}`,
  fillForm: ({ fields, within }) =>
    `Fill in ${fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ')}` +
    (within ? ` in ${describeTarget(within)}` : ''),
  select: ({ option, from }) => `Select ${quote(option)} from ${describeTarget(from)}`,
  press: ({ key, target }) => `Press ${key}${target ? ` in ${describeTarget(target)}` : ''}`,
  wait: ({ milliseconds }) => `Wait ${milliseconds / 1000} s`,
  waitFor: ({ target, negated }) => `Wait until ${describeTarget(target)} is ${negated ? 'gone' : 'visible'}`,
  expectVisible: (action) => `Expect that ${describeExpectation(action)}`,
  expectContent: (action) => `Expect that ${describeExpectation(action)}`,
  expectEmpty: (action) => `Expect that ${describeExpectation(action)}`,
  expectState: (action) => `Expect that ${describeExpectation(action)}`,
  expectCount: (action) => `Expect that ${describeExpectation(action)}`,
  expectTitle: (action) => `Expect that ${describeExpectation(action)}`,
  expectUrl: (action) => `Expect that ${describeExpectation(action)}`,
  expectPage: (action) => `Expect that ${describeExpectation(action)}`,
};
