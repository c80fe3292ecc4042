/** Words that tell which thing is meant, and that the meaning has no place for: "the red button", "a new tab". */
import type { Action, Target } from '../../meaning/meaning.js';
import { KIND_WORDS, type Kind } from '../../meaning/kinds.js';
import { COLOURS } from '../lexicon/states.js';
import type { Token } from '../tokens.js';
import { areSaid, targetOf, type Doubt } from './said.js';

export const isOfLeftOut: Doubt = (action, tokens, { actions }) =>
  [isOfColumn, isOfNumber, isOfState].some((isLeftOut) => isLeftOut(action, tokens)) ||
  (isReported(action, tokens) && !actions.some(({ kind }) => kind === 'expectLook'));

/** "The disabled button "Undo" is visible": that it is disabled is said, too. */
const isOfState = (action: Action, tokens: readonly Token[]): boolean =>
  action.kind.startsWith('expect') &&
  action.kind !== 'expectState' &&
  tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      /^(?:disabled|enabled|required|mandatory|greyed-out|read-only)$/.test(lower) &&
      KIND_WORDS.has(tokens[at + 1]?.lower ?? '') &&
      !JSON.stringify(action).includes(lower),
  );

/** Only its kind is left of what was said of a thing. */
const isReported = (action: Action, tokens: readonly Token[]): boolean =>
  [targetOf(action), withinOf(targetOf(action))].some(
    (target) =>
      isOnlyKind(target, action) &&
      tokens.some(
        ({ type, lower }, at) =>
          type === 'word' &&
          isWhich(lower) &&
          !(OPENING.has(target?.role ?? '') && SIZES.test(lower)) &&
          !(lower === 'open' && isShownOpen(target, action)) &&
          isOfKind(tokens[at + 1]?.lower ?? '', target?.role),
      ),
  );

/** What has a name is clicked in the one that is open; of a menu that is always there as much might be true. */
const isShownOpen = (target: Target | undefined, action: Action): boolean =>
  SHOWN_OPEN.has(target?.role ?? '') && target !== targetOf(action) && !action.kind.startsWith('expect');

/** A text that stands in an alert is found without the colour of that. */
const withinOf = ({ name, within }: Target): Target | undefined =>
  name !== undefined && ALONE.has(within?.role ?? '') ? undefined : within;

const isOfKind = (word: string, role: Kind | undefined): boolean =>
  (KIND_WORDS.get(word) ?? []).some(({ kind }) => kind === role);

/** Of a toast or a dialog there is hardly more than one; where it is all that is looked for, each word counts. */
const isOnlyKind = (target: Target | undefined, { kind }: Action): boolean =>
  target?.role !== undefined &&
  (!ALONE.has(target.role) || kind === 'expectVisible' || kind === 'expectCount') &&
  Object.keys(target).every((key) => key === 'role' || key === 'within');

const ALONE: ReadonlySet<string> = new Set(['alert', 'message', 'dialog', 'banner', 'spinner']);

const isWhich = (word: string): boolean => COLOURS.has(word) || TELLING.test(word);
/** "A small form opens", "a little menu pops up": one hardly takes it for a larger one. */
const SIZES = /^(?:big|large|small|tiny|huge)$/;
const OPENING: ReadonlySet<string> = new Set(['form', 'dialog', 'menu', 'tooltip']);
const SHOWN_OPEN: ReadonlySet<string> = new Set(['menu', 'dialog', 'list box', 'drop-down']);
const TELLING = /^(?:big|large|small|tiny|huge|visible|remaining|open|new|old)$/;

/** "The first column shows …": a row isn't one. */
const isOfColumn = (action: Action, tokens: readonly Token[]): boolean =>
  action.kind === 'expectContent' &&
  action.target.role === 'row' &&
  action.target.name === undefined &&
  action.target.column === undefined &&
  tokens.some(
    ({ lower }, at) =>
      /^columns?$/.test(lower) && !/^(?:heading|header|title)s?$/.test(tokens[at + 1]?.lower ?? ''),
  );

/** "The number of rows" is nothing that a row shows, and of no row in it the number. */
const isOfNumber = (action: Action, tokens: readonly Token[]): boolean =>
  areSaid(tokens, /^number$/, /^of$/) &&
  (action.kind === 'expectNumber'
    ? areSaid(tokens, /^of$/, /^(?:rows|items|entries|results|columns|records|lines)$/)
    : action.kind === 'remember'
      ? action.target.name === undefined
      : /(?:^| )number$/.test(targetOf(action).name ?? ''));
