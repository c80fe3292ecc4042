/** One line, imperative, for what is done by mouse and keyboard. */
import { findKey } from './language/keys.js';
import { describeTarget, quote } from './describeTarget.js';
import type { HandDeedKind, HandDeedOf, ScrollWay } from './handDeed.js';
import type { Target } from './action.js';

export const HAND_DEEDS: { [Kind in HandDeedKind]: (deed: HandDeedOf<Kind>) => string } = {
  click: ({ target, times, holding }) =>
    `${holding === undefined ? 'Click' : `${holding}-click`} ${describeTarget(target)}${sayTimes(times)}`,
  doubleClick: ({ target }) => `Double-click ${describeTarget(target)}`,
  rightClick: ({ target }) => `Right-click ${describeTarget(target)}`,
  hover: ({ target }) => `Hover over ${describeTarget(target)}`,
  check: ({ target }) => `Check ${describeTarget(target)}`,
  uncheck: ({ target }) => `Uncheck ${describeTarget(target)}`,
  drag: ({ target, onto }) => `Drag ${describeTarget(target)} onto ${describeTarget(onto)}`,
  scrollTo: ({ target }) => `Scroll to ${describeTarget(target)}`,
  scroll: ({ towards, target }) => `Scroll ${describeScroll(towards, target)}`,
  focus: ({ target }) => `Focus ${describeTarget(target)}`,
  leave: ({ target }) => `Leave ${target ? describeTarget(target) : 'the field'}`,
  selectText: ({ target }) => `Select the text of ${describeTarget(target)}`,
  submit: ({ target }) => `Submit ${describeTarget(target)}`,
  clear: ({ target }) => `Clear ${describeTarget(target)}`,
  fill: ({ target, value }) => `Fill ${describeTarget(target)} with ${quote(value)}`,
  fillForm: ({ fields, within }) =>
    `Fill in ${fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ')}` +
    (within ? ` in ${describeTarget(within)}` : ''),
  type: ({ text, target }) => `Type ${quote(text)}${target ? ' letter by letter' : ''}${inTarget(target)}`,
  press: ({ key, target, times }) => `Press ${sayKey(key)}${sayTimes(times)}${inTarget(target)}`,
  increase: ({ target, by }) => `Increase ${describeTarget(target)} by ${by ?? 'one step'}`,
  decrease: ({ target, by }) => `Decrease ${describeTarget(target)} by ${by ?? 'one step'}`,
  setToEnd: ({ target, end }) => `Set ${describeTarget(target)} to its ${end}`,
  select: ({ option, from }) => `Select ${quote(option)} from ${describeTarget(from)}`,
  selectSeveral: ({ options, from }) => `Select ${listOf(options)} from ${describeTarget(from)}`,
  deselect: ({ options, from }) => `Deselect ${listOf(options)} in ${describeTarget(from)}`,
  expand: ({ target }) => `${isPopup(target) ? 'Open' : 'Expand'} ${describeTarget(target)}`,
  collapse: ({ target }) => `${isPopup(target) ? 'Close' : 'Collapse'} ${describeTarget(target)}`,
  openWidgetTab: ({ target }) => `Open ${describeTarget(target)}`,
  closeWidget: ({ target }) => `Close ${describeTarget(target)}`,
};

const POPUPS: readonly Target['role'][] = ['menu', 'drop-down', 'combo box', 'list box', 'list'];

/** People open a menu, but expand a section. */
export function isPopup({ role }: Target): boolean {
  return POPUPS.includes(role);
}

/** "Press Pause" would be a click. */
const sayKey = (key: string): string => (findKey(key) === undefined ? `the ${key} key` : key);

export function sayTimes(times: number | undefined): string {
  return times === undefined || times === 1 ? '' : ` ${times} times`;
}

export function listOf(options: readonly string[]): string {
  return options
    .map(quote)
    .join(', ')
    .replace(/, (?="[^"]*"$)/, ' and ');
}

export function describeScroll(towards: ScrollWay, target: Target | undefined): string {
  const thing = target ? describeTarget(target) : 'the page';
  return towards === 'up' || towards === 'down' ? `${thing} ${towards}` : `to the ${towards} of ${thing}`;
}

function inTarget(target: Target | undefined): string {
  return target ? ` in ${describeTarget(target)}` : '';
}
