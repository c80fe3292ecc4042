/**
 * A step may say several things: `Type "ada" in the User name field and "secret" in Password, then press Enter`. Each
 * clause is read as a step of its own; what it leaves out is taken over from the clause before.
 */
import { isExpectation, type Action } from '../action.js';
import { hasPlace } from '../withinPlace.js';
import { canonicalClause, type Spoken } from './canonicalStep.js';
import { AMOUNT } from './readAmount.js';
import { findKey } from './keys.js';
import { lastNamed, type Named } from './lastNamed.js';
import { matchPhrases, type StepToMatch } from './matchPhrases.js';
import { findRoleWord } from './roleWords.js';
import { readDistributed } from './readDistributed.js';
import { takeTimes } from './takeTimes.js';
import { unifyMeaning } from './unifyMeaning.js';
import { withTimes } from './withTimes.js';

export interface Clause {
  /** In the form that phrases are written in, with quoted names as marks. */
  words: string;
  action: Action;
}

/** Undefined where any part of the step isn't understood: none of it may be lost. */
export function readClauses(step: StepToMatch): Clause[] | undefined {
  const whole = matchPhrases(step);
  if (whole) return [{ words: step.canonical.words, action: whole }];
  const said = withOwnKinds(step.canonical.said);
  const joints = [...said.matchAll(JOINT)].slice(0, MOST);
  if (joints.length === 0) return undefined;
  return readDistributed(step, said) ?? readFrom({ step, said, joints }, 0, []);
}

/** `the "A" and "B" buttons` are two of a kind. */
function withOwnKinds(said: string): string {
  return said.replace(
    /((?:"\d+"(?:, | and |, and | or | nor ))+)("\d+") ([a-z-]+(?: [a-z-]+)?)s(?= |$)/gi,
    (whole, front: string, last: string, kind: string) => {
      const role = findRoleWord(kind) ?? findRoleWord(`${kind}s`);
      return role === undefined ? whole : `${front.replace(/"\d+"/g, `$& ${role}`)}${last} ${role}`;
    },
  );
}

const JOINT = /,? (?:and|but|or|nor)(?: then| also| that)? |,? then |[,;] ?(?=\S)/gi;
/** Every joint may double the ways to read a step; nobody writes so many on purpose. */
const MOST = 8;

interface Sentence {
  step: StepToMatch;
  said: string;
  joints: RegExpExecArray[];
}

/** The longest first clause that leaves a rest that is understood, too. */
function readFrom(sentence: Sentence, start: number, before: readonly Clause[]): Clause[] | undefined {
  const { said, joints } = sentence;
  const ahead = joints.filter(({ index }) => index > start);
  const ends = [...ahead.map(({ index, 0: joint }) => ({ end: index, next: index + joint.length })), END];
  for (const { end, next } of ends.reverse()) {
    const joint = joints.find(({ index, 0: { length } }) => index + length === start)?.[0] ?? '';
    const clause = readClause(said.slice(start, end), { sentence, before, joint, isLast: end === undefined });
    if (clause === undefined) continue;
    const all = [...before, clause];
    const rest = end === undefined ? all : readFrom(sentence, next, all);
    if (rest !== undefined) return rest;
  }
  return undefined;
}

const END = { end: undefined, next: 0 };

interface Around {
  sentence: Sentence;
  before: readonly Clause[];
  joint: string;
  isLast: boolean;
}

/** Each clause may have a time of its own. */
function readClause(text: string, around: Around): Clause | undefined {
  const timed = takeTimes(text);
  const clause = timed && readTimeless(timed.text, around);
  const [action] = clause ? (withTimes([clause.action], timed) ?? []) : [];
  return clause && action ? { ...clause, action } : readTimeless(text, around);
}

function readTimeless(text: string, around: Around): Clause | undefined {
  const spoken = canonicalClause(text, around.before.length > 0);
  const [previous] = around.before.slice(-1);
  // "Not A or B" is neither; any other "or" leaves open what is meant.
  if (isChoice(around.joint) && !isDenial(previous?.action)) return undefined;
  if (!isChoice(around.joint)) {
    const action = read(spoken, around);
    if (action) return { words: spoken.words, action };
  }
  return previous && takeOver(spoken, previous, around);
}

const isChoice = (joint: string): boolean => /\bn?or\b/i.test(joint);

const isDenial = (action: Action | undefined): boolean =>
  action !== undefined && 'negated' in action && action.negated;

function read(
  { words, mood, lasting, again = false }: Spoken,
  { sentence: { step }, before, isLast }: Around,
): Action | undefined {
  return matchPhrases({
    ...step,
    canonical: { ...step.canonical, words, lasting, again },
    mood: mood ?? (before.some(({ action }) => isDone(action)) ? 'expectation' : step.mood),
    carried: isLast ? step.carried : {},
    last: before.reduce<Named | undefined>((last, { action }) => lastNamed(action, last), step.last),
  });
}

/** After it, "I am on …" can only be meant as an expectation. */
const isDone = (action: Action): boolean => !isExpectation(action) && action.kind !== 'open';

/** What a clause without a beginning goes on with: the verb of the clause before, or what that is about. */
function takeOver(spoken: Spoken, previous: Clause, around: Around): Clause | undefined {
  const [, not, rest = ''] = /^(not )?(.*)$/i.exec(spoken.words) ?? [];
  const isKey = previous.action.kind === 'press' && findKey(rest) !== undefined;
  // After "then" a name alone can be nothing but another thing to do the same to.
  if (!isKey && !isTakenOver(rest) && !/\bthen\b/i.test(around.joint)) return undefined;
  for (const said of joined(previous.words, { rest, isNegated: not !== undefined })) {
    const words = unifyMeaning(said);
    const action = read({ ...spoken, words, lasting: spoken.lasting ?? lastingOfAction(previous) }, around);
    if (action === undefined || !goesOnWith(action, { previous, around, rest })) continue;
    return leavesPlaceOpen(action, previous.action, rest) ? undefined : { words, action };
  }
  return undefined;
}

function lastingOfAction({ action }: Clause): number | undefined {
  return isExpectation(action) ? action.lasting : undefined;
}

/** Words without quotes might be the rest of a name: "Save and close". */
const isTakenOver = (words: string): boolean =>
  /"\d+"/.test(words) ||
  /^(?:the|an?|no|is|be|has|shows|contains) \S/i.test(words) ||
  COUNTED.test(words) ||
  STATE.test(words);

/** `I see 2 rows and 3 buttons` */
const COUNTED = new RegExp(`^(?:${AMOUNT.source}) [a-z]`, 'i');

const STATE = /^(?:not )?(?:\w+ed|visible|empty|required|invalid|current|read-only)$/i;

/** What the clause may mean as a whole, the least taken over first: `type …`, `the "0" button is …`. */
function joined(previous: string, { rest, isNegated }: { rest: string; isNegated: boolean }): string[] {
  const parts = previous.split(' ');
  const fronts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(' '));
  const state = /^be (.+)$/i.exec(rest)?.[1];
  const isSaidOfTheSame = state !== undefined || PREDICATE.test(rest);
  if (isSaidOfTheSame) fronts.reverse();
  if (state !== undefined) return fronts.map((front) => `${front} is ${isNegated ? 'not ' : ''}${state}`);
  if (!isNegated) return fronts.filter((front) => front !== 'not').map((front) => `${front} ${rest}`);
  return fronts.flatMap((front) =>
    / is$/.test(front) ? [`${front} not ${rest}`] : [`not ${front} ${rest}`, `${front} not ${rest}`],
  );
}

/** `I see "A" in the header and "B"`, `I see "A" and "B" in the header`: whether both are there is not said. */
function leavesPlaceOpen(action: Action, previous: Action, rest: string): boolean {
  const [isPlaced, wasPlaced] = [action, previous].map(hasPlace);
  if (isPlaced === true && wasPlaced === false) return true;
  return isPlaced === false && wasPlaced === true && (isExpectation(action) || !/ /.test(rest));
}

/** What it is said of stands as a whole before the verb. */
const PREDICATE = /^(?:has|shows|contains|is) /i;

interface GoingOn {
  previous: Clause;
  around: Around;
  rest: string;
}

/** What goes on does the same to another thing, or says something else of the same thing. */
function goesOnWith(action: Action, { previous, around, rest }: GoingOn): boolean {
  // "Not visible or enabled" denies both.
  if (isChoice(around.joint) && !isDenial(action)) return false;
  // "Not this but that" may well affirm that.
  if (/\bbut\b/i.test(around.joint) && isDenial(previous.action) && isDenial(action)) return false;
  if (action.kind === previous.action.kind) return true;
  const isNameOnly = /^(?:the )?"\d+"$/.test(rest);
  return !isNameOnly && isExpectation(action) && isExpectation(previous.action);
}
