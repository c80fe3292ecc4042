/** How a clause goes on with the one before: what it takes over of its words, and whether that is what was meant. */
import { isExpectation, type Action } from '../action.js';
import { hasPlace, targetOf } from '../withinPlace.js';
import { findKey } from './keys.js';
import { AMOUNT, readAmount } from './readAmount.js';
import { findRoleWord } from './roleWords.js';
import { unifyMeaning } from './unifyMeaning.js';

interface Before {
  words: string;
  action: Action;
}

/** What the clause may mean as a whole, the least taken over first: `type …`, `the "0" button is …`. */
export function wordsTakenOver(words: string, previous: Before, joint: string): string[] {
  const [, not, rest = ''] = /^(not )?(.*)$/i.exec(words) ?? [];
  if (!mayTakeOver(rest, previous, joint)) return [];
  return joined(previous.words, { rest, isNegated: not !== undefined }).map(unifyMeaning);
}

function mayTakeOver(rest: string, { words, action }: Before, joint: string): boolean {
  const isKey = action.kind === 'press' && findKey(rest) !== undefined;
  // After "then" a name alone can be nothing but another thing to do the same to.
  if (isKey || /\bthen\b/i.test(joint)) return true;
  return isTakenOver(rest) && !mayBeOneName(words, rest);
}

/** Words without quotes might be the rest of a name: "Save and close". */
const isTakenOver = (words: string): boolean =>
  /"\d+"/.test(words) ||
  /^(?:the|an?|no|is|be|has|shows|contains) \S/i.test(words) ||
  isCounted(words) ||
  STATE.test(words);

/** "The Terms and Conditions link"; "the Save and Cancel buttons" are two. */
function mayBeOneName(previous: string, rest: string): boolean {
  if (/"\d+"/.test(previous + rest) || /^(?:the|an?|no) /i.test(rest) || isCounted(rest)) return false;
  const kind = rest.split(' ').at(-1) ?? '';
  return findRoleWord(kind) !== undefined && !/s$/i.test(kind);
}

/** `I see 2 rows and 3 buttons` */
function isCounted(words: string): boolean {
  const amount = COUNTED.exec(words)?.[1];
  return amount !== undefined && readAmount(amount) !== undefined;
}

const COUNTED = new RegExp(`^(${AMOUNT.source}) [a-z]`, 'i');

const STATE = /^(?:not )?(?:\w+ed|visible|empty|required|invalid|current|read-only)$/i;

function joined(previous: string, { rest, isNegated }: { rest: string; isNegated: boolean }): string[] {
  const parts = previous.split(' ');
  const fronts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(' '));
  const state = /^be (.+)$/i.exec(rest)?.[1];
  if (state !== undefined || PREDICATE.test(rest)) {
    // What has a verb of its own takes over what that is said of, and no denial.
    const subjects = fronts.filter((front) => !/(?:^| )not(?: |$)/i.test(front)).reverse();
    if (state === undefined) return isNegated ? [] : subjects.map((front) => `${front} ${rest}`);
    return subjects.map((front) => `${front} is ${isNegated ? 'not ' : ''}${state}`);
  }
  if (!isNegated) return fronts.filter((front) => front !== 'not').map((front) => `${front} ${rest}`);
  return fronts.flatMap((front) =>
    / is$/.test(front) ? [`${front} not ${rest}`] : [`not ${front} ${rest}`, `${front} not ${rest}`],
  );
}

/** What it is said of stands as a whole before the verb. */
const PREDICATE = /^(?:has|shows|contains|is) /i;

/** What goes on does the same to another thing, or says something else of the same thing. */
export function goesOnWith(
  action: Action,
  previous: Action,
  { joint, rest }: { joint: string; rest: string },
): boolean {
  if (isTurned(action, previous, { joint, rest }) || namesPlace(action, previous)) return false;
  if (action.kind === previous.kind) return true;
  const isNameOnly = /^(?:not )?(?:the )?"\d+"$/.test(rest);
  return !isNameOnly && isExpectation(action) && isExpectation(previous);
}

/** Whether it affirms what must be denied, or denies what must be affirmed. */
function isTurned(
  action: Action,
  previous: Action,
  { joint, rest }: { joint: string; rest: string },
): boolean {
  const denies = isDenial(action);
  // "Not visible or enabled" denies both.
  if (isChoice(joint)) return !denies;
  if (!isDenial(previous)) return false;
  // "Not this but that" may well affirm that.
  if (/\bbut\b/i.test(joint)) return denies;
  const hasVerb = /^(?:not |be )/i.test(rest) || PREDICATE.test(rest);
  return !hasVerb && !denies;
}

export const isChoice = (joint: string): boolean => /\bn?or\b/i.test(joint);

export const isDenial = (action: Action | undefined): boolean =>
  action !== undefined && 'negated' in action && action.negated;

/** `I click "Delete" in the "Milk" row and the "Bread" row`: the rest is another place, not another thing. */
function namesPlace(action: Action, previous: Action): boolean {
  const place = targetOf(previous)?.within;
  const thing = targetOf(action);
  return place?.role !== undefined && thing?.within === undefined && thing?.role === place.role;
}

/** `I see "A" in the header and "B"`, `I see "A" and "B" in the header`: whether both are there is not said. */
export function leavesPlaceOpen(action: Action, previous: Action, rest: string): boolean {
  const [isPlaced, wasPlaced] = [action, previous].map(hasPlace);
  if (isPlaced === true && wasPlaced === false) return true;
  return isPlaced === false && wasPlaced === true && (isExpectation(action) || !/ /.test(rest));
}
