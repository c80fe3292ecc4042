/** Two readings that say the same of the same thing, one of them more exactly: that one is meant, and it is no doubt. */
import { isDeepStrictEqual } from 'node:util';
import type { Action, ActionOf, Target } from '../meaning/meaning.js';

/** The one that says all that the other says; undefined where they are two things. */
export function moreExact<T extends { actions: readonly Action[] }>(one: T, other: T): T | undefined {
  if (saysAll(one.actions, other.actions)) return one;
  return saysAll(other.actions, one.actions) ? other : undefined;
}

const saysAll = (actions: readonly Action[], others: readonly Action[]): boolean =>
  isDeepStrictEqual(actions, others.flatMap(asTexts)) ||
  (actions.length === others.length &&
    actions.every((action, index) => {
      const other = others[index];
      return other !== undefined && (isDeepStrictEqual(action, other) || isMoreExact(action, other));
    }));

/** "The list shows "A" and "B"": as of one of them, no matter whether they are items. */
const asTexts = (action: Action): Action[] =>
  action.kind === 'expectItems' && !action.negated && !action.exactly && !action.inOrder
    ? action.items.map((text) => ({
        ...{ kind: 'expectContent', target: action.target, relation: 'shows' },
        ...{ text, negated: false },
      }))
    : [action];

/** "Click "Orders" and then the tab "Open"": a tab is opened by a click, and a click opens what unfolds. */
const PLAINER: Partial<Record<Action['kind'], 'click' | 'openWidgetTab'>> = {
  click: 'openWidgetTab',
  expand: 'click',
};

function isMoreExact(action: Action, other: Action): boolean {
  if (other.kind === PLAINER[action.kind]) return isSame(action, other, 'kind');
  if (action.kind === 'press') return isEscape(action, other);
  if (action.kind === 'if') return isSameCondition(action, other);
  if (action.kind === 'expectCount') return isNoneSeen(action, other);
  if (action.kind === 'operate') return isLongerWords(action, other);
  return hasTarget(action) && hasTarget(other) && isSame(action, other, 'target') && !isOfPresence(action)
    ? isCloser(action.target, other.target)
    : false;
}

const isSameCondition = (action: ActionOf<'if'>, other: Action): boolean =>
  other.kind === 'if' && isSame(action, other, 'then') && saysAll(action.then, other.then);

const isLongerWords = (action: ActionOf<'operate'>, other: Action): boolean =>
  other.kind === 'operate' && isSame(action, other, 'words') && isLonger(action.words, other.words);

/** "No "Save" button": there are none, and none is seen. */
const isNoneSeen = (action: ActionOf<'expectCount'>, other: Action): boolean =>
  action.count === 0 &&
  action.comparison === 'exactly' &&
  other.kind === 'expectVisible' &&
  !other.negated &&
  isDeepStrictEqual(other.target, { ...action.things, each: 'no' });

/** "Close the bubble with Escape": the key goes to what has the focus. */
const isEscape = (action: ActionOf<'press'>, other: Action): boolean =>
  action.key === 'Escape' && action.target === undefined && isSame(action, other, 'target');

/** "The field IBAN", which isn't only something called so; "Backorder tag", which isn't only "Backorder". */
const isCloser = (target: Target, other: Target): boolean =>
  (target.role !== undefined && other.role === undefined && isSame(target, other, 'role')) ||
  (isSame(target, other, 'name') && isLonger(target.name, other.name));

const isLonger = (text = '', start = ''): boolean => start !== '' && text.startsWith(`${start} `);

type Targeted = Action & { target: Target };

const hasTarget = (action: Action): action is Targeted =>
  'target' in action && typeof action.target === 'object';

/** What is not there is told of less by a longer name, and "Sorry message" may be a message "Sorry". */
const isOfPresence = (action: Action): boolean =>
  action.kind === 'expectVisible' || ('negated' in action && action.negated);

function isSame(one: object, other: object, but: string): boolean {
  const rest = (all: object) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== but));
  return isDeepStrictEqual(rest(one), rest(other));
}
