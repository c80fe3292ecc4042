/** One line, imperative, for each thing that is done. */
import { describeExpectation } from './describeExpectation.js';
import { describeTarget, quote } from './describeTarget.js';
import type {
  Action,
  ActionKind,
  ActionOf,
  Expectation,
  FieldValue,
  ScrollWay,
  TabName,
  Target,
} from './meaning.js';

type InteractionKind = Exclude<ActionKind, Expectation['kind']>;

export type InteractionTable = { [Kind in InteractionKind]: (action: ActionOf<Kind>) => string };

const PLAIN: Omit<InteractionTable, Compound> = {
  open: ({ address }) => `Open ${describeAddress(address)}`,
  goTo: ({ page }) => `Go to the ${quote(page)} page`,
  goBack: () => 'Go back',
  goForward: () => 'Go forward',
  reload: () => 'Reload the page',
  wait: ({ milliseconds }) => `Wait ${milliseconds / 1000} s`,
  waitFor: ({ target, negated }) => `Wait until ${describeTarget(target)} is ${negated ? 'gone' : 'visible'}`,

  click: ({ target, times, holding }) =>
    `${holding === undefined ? 'Click' : `${holding}-click`} ${describeTarget(target)}${sayTimes(times)}`,
  doubleClick: ({ target }) => `Double-click ${describeTarget(target)}`,
  rightClick: ({ target }) => `Right-click ${describeTarget(target)}`,
  longPress: ({ target }) => `Press and hold ${describeTarget(target)}`,
  hover: ({ target }) => `Hover over ${describeTarget(target)}`,
  check: ({ target }) => `Check ${describeTarget(target)}`,
  uncheck: ({ target }) => `Uncheck ${describeTarget(target)}`,
  clickOutside: ({ target }) => `Click outside of ${describeTarget(target)}`,
  drag: ({ target, onto, place }) =>
    `Drag ${describeTarget(target)} ${place ?? 'onto'} ${describeTarget(onto)}`,
  dragBy: ({ target, right, down }) => `Drag ${describeTarget(target)} by ${right} x ${down} pixels`,
  scrollTo: ({ target }) => `Scroll to ${describeTarget(target)}`,
  scroll: ({ towards, target }) => `Scroll ${describeScroll(towards, target)}`,
  movePointerAway: () => 'Move the pointer away',

  focus: ({ target }) => `Focus ${describeTarget(target)}`,
  leave: ({ target }) => `Leave ${target ? describeTarget(target) : 'the field'}`,
  selectText: ({ target }) => `Select the text of ${describeTarget(target)}`,
  submit: ({ target }) => `Submit ${describeTarget(target)}`,
  clear: ({ target }) => `Clear ${describeTarget(target)}`,
  fill: ({ target, value }) => `Fill ${describeTarget(target)} with ${quote(value)}`,
  fillWith: ({ target, source }) =>
    `Fill ${describeTarget(target)} with what ${describeTarget(source)} shows`,
  fillForm: ({ fields, within }) =>
    `Fill in ${fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ')}${inTarget(within)}`,
  type: ({ text, target }) => `Type ${quote(text)}${target ? ' letter by letter' : ''}${inTarget(target)}`,
  press: ({ key, named, target, times }) =>
    `Press ${named ?? (target && key !== 'Pause' ? key : sayKey(key))}${sayTimes(times)}${inTarget(target)}`,

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
  sort: ({ target, by, order }) => `Sort ${describeTarget(target)} by ${quote(by)} in ${order} order`,
  rate: ({ stars, target }) =>
    `Rate ${target ? `${describeTarget(target)} ` : ''}with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  turnCalendar: ({ months }) =>
    `Go ${Math.abs(months)} ${Math.abs(months) === 1 ? 'month' : 'months'} ${months < 0 ? 'back' : 'forward'} in the calendar`,
  pickDay: ({ day }) => `Pick the day ${quote(day)} in the calendar`,

  usePhone: ({ use }) => `${use.charAt(0).toUpperCase()}${use.slice(1)}`,
  zoom: ({ towards, target }) => `Zoom ${towards}${target ? ` on ${describeTarget(target)}` : ''}`,
  allowPermission: () => 'Allow the permission',
  denyPermission: () => 'Deny the permission',
  swipe: ({ towards, target }) => `Swipe ${towards}${target ? ` on ${describeTarget(target)}` : ''}`,

  acceptDialog: () => 'Accept the browser dialog',
  dismissDialog: () => 'Dismiss the browser dialog',
  answerDialog: ({ text }) => `Answer the browser dialog with ${quote(text)}`,
  switchTab: ({ tab }) => `Switch to ${describeTab(tab)}`,
  openTab: ({ address }) =>
    address === undefined ? 'Open a new tab' : `Open ${quote(address)} in a new tab`,
  closeTab: ({ tab }) => `Close ${tab ? describeTab(tab) : 'this browser tab'}`,
  enterFrame: ({ target }) => `Switch to ${describeTarget(target)}`,
  leaveFrame: () => 'Leave the frame',
  download: ({ target }) => `Download a file by clicking ${describeTarget(target)}`,
  upload: ({ files, target }) =>
    `Upload ${files.map(quote).join(', ')}${target ? ` to ${describeTarget(target)}` : ''}`,
  setWindow: ({ width, height }) => `Set the size of the window to ${width} x ${height}`,
  emulate: ({ device }) => `Emulate ${quote(device)}`,
  remember: ({ target, as }) => `Remember what ${describeTarget(target)} shows as {{${as}}}`,
  rememberPage: ({ part, as }) => `Remember the ${part} of the page as {{${as}}}`,
  setCookie: ({ name, value }) => `Set the cookie ${quote(name)} to ${quote(value)}`,
  clearCookies: () => 'Clear the cookies',
  takePicture: ({ target, name }) =>
    `Take a picture${target ? ` of ${describeTarget(target)}` : ''}${name === undefined ? '' : ` called ${quote(name)}`}`,
};

type Compound = 'signIn' | 'signOut' | 'operate' | 'until' | 'if' | 'repeatSteps' | 'pass';

/** @param describeAll an action that is part of another one */
export const interactionTable = (describeAll: (actions: readonly Action[]) => string): InteractionTable => ({
  ...PLAIN,
  signIn: ({ user, password }) =>
    `Sign in${user === undefined ? '' : ` as ${quote(user)}`} with the password ${quote(password)}`,
  signOut: () => 'Sign out',
  operate: ({ words, thing, item, fields = [] }) =>
    `Carry out ${quote(words)}${item ? ` for ${describeTarget(item)}` : sayFor(thing)}${sayWith(fields)}`,
  until: ({ do: action, until }) => `${describeAll([action])} until ${describeExpectation(until)}`,
  if: ({ holds, then }) => `If ${describeExpectation(holds)}, ${lowerFirst(describeAll(then))}`,
  repeatSteps: ({ from, to, put }) =>
    `Repeat ${from === to ? `step ${from}` : `steps ${from} to ${to}`}${put ? ` with ${quote(put.text)} in place of ${quote(put.inPlaceOf)}` : ''}`,
  pass: () => 'Do nothing',
});

const sayFor = (thing: string | undefined): string => (thing === undefined ? '' : ` for ${quote(thing)}`);

const sayWith = (fields: readonly FieldValue[]): string =>
  fields.length === 0
    ? ''
    : ` with ${fields.map(({ name, value }) => `${quote(name)} as ${quote(value)}`).join(', ')}`;

export function describeAddress(address: string | undefined): string {
  return address === undefined ? 'the start page' : quote(address);
}

export const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const POPUPS: readonly Target['role'][] = ['menu', 'drop-down', 'combo box', 'list box', 'list'];

/** People open a menu, but expand a section. */
export function isPopup({ role }: Target): boolean {
  return POPUPS.includes(role);
}

export function sayTimes(times: number | undefined): string {
  return times === undefined || times === 1 ? '' : ` ${times} times`;
}

export function listOf(options: readonly string[]): string {
  return options
    .map(quote)
    .join(', ')
    .replace(/, (?="(?:\\.|[^"\\])*"$)/, ' and ');
}

export function describeScroll(towards: ScrollWay, target: Target | undefined): string {
  const thing = target ? describeTarget(target) : 'the page';
  return towards === 'up' || towards === 'down' ? `${thing} ${towards}` : `to the ${towards} of ${thing}`;
}

function inTarget(target: Target | undefined): string {
  return target ? ` in ${describeTarget(target)}` : '';
}

export function describeTab({ which, mayBeOnPage = false }: TabName): string {
  const kind = mayBeOnPage ? 'tab' : 'browser tab';
  if (typeof which === 'object') return `the ${kind} ${quote(which.name)}`;
  return typeof which === 'number' ? `${kind} ${which}` : `the ${which} ${kind}`;
}

/** "Press Pause" is said of a player's button, and "Press Delete" of any. */
const sayKey = (key: string): string => (/^(?:Pause|Delete|Home|End)$/.test(key) ? `the ${key} key` : key);
