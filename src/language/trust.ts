/**
 * What may be read and still must not be understood: it would hold on any page, whatever it shows, or it stands on a guess.
 * A doubt is refused, since what is wrongly expected is green.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Action, Target } from '../meaning/meaning.js';
import { isNamedInRow } from './grammar/names/namesInRow.js';
import { findSaidKey } from './lexicon/keys.js';
import { COLOURS } from './lexicon/states.js';
import { isEachOrInTurn } from './doubts/eachOrInTurn.js';
import { isOfEffect } from './doubts/effects.js';
import { isHalfRead } from './doubts/halfRead.js';
import { hasHappened } from './doubts/happened.js';
import { isInvalid } from './doubts/invalid.js';
import { isOfLeftOut } from './doubts/leftOut.js';
import { losesMany, losesNot, losesOrder, losesOwner, losesQuotes, losesWhich } from './doubts/lost.js';
import { isMisread } from './doubts/misread.js';
import { isMistaken } from './doubts/mistaken.js';
import { isOfNoName } from './doubts/noNames.js';
import { isCutOff } from './doubts/cutOff.js';
import { isOfNobody } from './doubts/ofNobody.js';
import { isOtherwise } from './doubts/otherwise.js';
import { isOutOfPlace } from './doubts/outOfPlace.js';
import { isStated } from './doubts/stated.js';
import { isOnlyTold } from './doubts/told.js';
import { isLimited } from './doubts/limited.js';
import { isOfSeveral } from './doubts/ofSeveral.js';
import { isOfValues } from './doubts/ofValues.js';
import {
  areSaid,
  isDescribed,
  isOnlyWords,
  isQuoted,
  namesOf,
  targetOf,
  type Doubt,
  type Read,
} from './doubts/said.js';
import { isUndone } from './doubts/undone.js';
import { isUnfit } from './doubts/unfit.js';
import { isUnlikeName } from './doubts/unlikeNames.js';
import { isUnseen } from './doubts/unseen.js';
import { FUNCTION_WORDS } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** @param remembered the names that earlier steps have kept a value under */
export const isTrusted = (read: Read, remembered: ReadonlySet<string>): boolean =>
  isAllRemembered(read, remembered) &&
  !losesQuotes(read) &&
  !losesOwner(read) &&
  !losesNot(read) &&
  !losesMany(read) &&
  !losesWhich(read) &&
  !losesOrder(read) &&
  !read.actions
    .flatMap(withParts)
    .some((action) => DOUBTS.some((isDoubtful) => isDoubtful(action, read.tokens, read)));

/** What is done or expected in it, too; where a condition doesn't hold nothing is done. */
function withParts(action: Action): Action[] {
  if (action.kind === 'until') return [action, action.do, action.until];
  return action.kind === 'if' ? [action, ...action.then] : [action];
}

/** `{{order}}` that no step has remembered is another's name, or misspelt. */
function isAllRemembered({ actions, tokens }: Read, remembered: ReadonlySet<string>): boolean {
  const own = new Set(rememberedBy(actions));
  return tokens
    .filter((token) => token.style === undefined)
    .flatMap(({ text }) => [...text.matchAll(VARIABLE)])
    .every(([, name = '']) => remembered.has(name) || own.has(name));
}

const VARIABLE = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** The names that values are kept under. */
export const rememberedBy = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => ('as' in action ? [action.as] : []));

/**
 * "I no longer see the login form": where the words describe a thing and don't name it, nothing of that name is there
 * on any page, unless it must have been seen before.
 */
function holdsAnywhere(action: Action, tokens: readonly Token[], { actions }: Read): boolean {
  const absent = whereSeen(absentBy(action), actions);
  // "No delivery fee is mentioned anywhere": the words themselves are meant.
  if (tokens.some(({ lower }) => /^(?:mentioned|about)$/.test(lower))) return false;
  return (
    absent !== undefined &&
    ((isDescribed(aroundNamed(absent, tokens), tokens) && !('gone' in action)) ||
      isOfColour(absent, tokens) ||
      isBox(absent, tokens) ||
      isOfEditor(absent))
  );
}

/** "The details offer "Resume" instead of "Pause"": that there are details is known by what is seen in them. */
const whereSeen = (absent: Target | undefined, actions: readonly Action[]): Target | undefined => {
  const { within, ...thing } = absent ?? {};
  const isSeen = actions.some(
    (action) =>
      action.kind === 'expectVisible' && !action.negated && isDeepStrictEqual(action.target.within, within),
  );
  return within !== undefined && isSeen ? thing : absent;
};

/** ""Ada" is not in the results": a list of that name must be there, and what is looked for in it is named. */
const aroundNamed = (absent: Target, tokens: readonly Token[]): Target => {
  const { within, ...thing } = absent;
  const isPlaced = within?.role !== undefined && PLACES.has(within.role) && isDescribed(within, tokens);
  return isPlaced && thing.name !== undefined && isOwnName(thing.name, tokens) ? thing : absent;
};

/** "Harry Potter"; "Duplicates" begins a sentence and tells what they are. */
const isOwnName = (name: string, tokens: readonly Token[]): boolean =>
  isQuoted(name, tokens) ||
  /^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(name) ||
  (/^\p{Lu}.*[^s]$/u.test(name) && !/^(?:Every|Any|No|Some)/.test(name));

const PLACES: ReadonlySet<string> = new Set(['list', 'table', 'dialog', 'menu', 'tree']);

/** "The red box is gone": nobody knows which kind of thing it was. */
const isOfColour = ({ role, name }: Target, tokens: readonly Token[]): boolean =>
  (role === 'message' || role === 'banner') &&
  name === undefined &&
  tokens.some(
    ({ lower }, at) => COLOURS.has(lower) && /^(?:box|bar|text)$/.test(tokens[at + 1]?.lower ?? ''),
  );

/** "The box closes": what opened may be called so, too, and there need never have been a field. */
const isBox = ({ role, name }: Target, tokens: readonly Token[]): boolean =>
  role === 'field' &&
  name === undefined &&
  areSaid(tokens, /^box$/) &&
  !areSaid(tokens, /^(?:text|input|edit)$/, /^box$/);

/**
 * "The editor closes", "there is no "Bold" in the editor": it may be a form or a drawing that is called so, and its buttons
 * stand beside it. "Ada is not an editor": somebody may be one.
 */
const isOfEditor = ({ role, within }: Target): boolean =>
  role === 'editor' || (within !== undefined && isOfEditor(within));

function absentBy(action: Action): Target | undefined {
  if (action.kind === 'expectCount') {
    const { count, comparison, things } = action;
    return count === 0 || comparison === 'at most' || comparison === 'fewer than' ? things : undefined;
  }
  const isAbsence = action.kind === 'expectVisible' || action.kind === 'waitFor';
  return isAbsence && action.negated ? action.target : undefined;
}

/** A name, or a text to be contained, of no letters: any would do. */
const isOfNothing = (action: Action): boolean =>
  namesOf(targetOf(action)).some((name) => name.trim() === '') ||
  ('relation' in action && !('other' in action) && action.relation !== 'is' && action.text === '');

/** "I switch to the user": whoever acts is no thing on the page. */
const isPerson = (action: Action, tokens: readonly Token[]): boolean =>
  action.kind !== 'fill' &&
  PERSON.test(targetOf(action).name ?? '') &&
  isOnlyWords(targetOf(action), tokens) &&
  !isNamedInRow(targetOf(action).name ?? '', tokens);

const PERSON = /^(?:users?|tester|visitor|admin|person|people|somebody|someone)$/;

/** "Click the thing", "click the first one". */
function isAnything(action: Action, _: readonly Token[], { isLater }: Read): boolean {
  const { role, name, ordinal, beside, within } = targetOf(action);
  const isReported = beside !== undefined || (ordinal !== undefined && (within !== undefined || isLater));
  return role === 'thing' && name === undefined && !isReported;
}

/** "Press and hold Shift": while what? */
const isHeldKey = (action: Action, tokens: readonly Token[]): boolean =>
  action.kind === 'longPress' &&
  findSaidKey(action.target.name ?? '') !== undefined &&
  !isQuoted(action.target.name ?? '', tokens);

/** "I see the data": any text may be called so. */
const isSeenAnywhere = (action: Action, tokens: readonly Token[], { actions }: Read): boolean =>
  action.kind === 'expectVisible' &&
  !action.negated &&
  !(areCounted(actions, tokens) && !FUNCTION_WORDS.has(action.target.name ?? '')) &&
  isOnlyWords(action.target, tokens) &&
  !isNamedInRow(action.target.name ?? '', tokens) &&
  !/\p{Lu}|\p{L}\.\p{L}{2,4}$/u.test(action.target.name ?? '') &&
  (action.target.within === undefined || isDescribed(action.target.within, tokens));

/** "Two folders, mobile and website": where as many are named as are counted, these are names. */
const areCounted = (actions: readonly Action[], tokens: readonly Token[]): boolean => {
  const [first, ...others] = actions;
  const areSeen = actions.slice(-2).every(({ kind }) => kind === 'expectVisible');
  if (first?.kind === 'expectCount')
    return areSeen && first.comparison === 'exactly' && first.count === others.length;
  return areSeen && actions.length === 2 && tokens[0]?.lower === 'both';
};

const DOUBTS: readonly Doubt[] = [
  ...[holdsAnywhere, isSeenAnywhere, isOfNothing, isPerson, isAnything, isHeldKey],
  ...[
    isInvalid,
    isOfNoName,
    isOfLeftOut,
    isOtherwise,
    isOutOfPlace,
    isOnlyTold,
    isStated,
    isUndone,
    isUnseen,
    isOfValues,
    isOfSeveral,
    isEachOrInTurn,
    isLimited,
    isMisread,
    isOfEffect,
    isHalfRead,
    isUnfit,
    isUnlikeName,
    isMistaken,
    isCutOff,
    isOfNobody,
    hasHappened,
  ],
];
