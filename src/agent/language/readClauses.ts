/**
 * A step may say several things: `Type "ada" in the User name field and "secret" in Password, then press Enter`. Each
 * clause is read as a step of its own; what it leaves out is taken over from the clause before.
 */
import { isExpectation, type Action } from '../action.js';
import { canonicalClause, type Spoken } from './canonicalStep.js';
import { lastNamed, type Named } from './lastNamed.js';
import { matchPhrases, type StepToMatch } from './matchPhrases.js';
import { readDistributed } from './readDistributed.js';
import { goesOnWith, isChoice, isDenial, leavesPlaceOpen, wordsTakenOver } from './takeOver.js';
import { withOwnKinds } from './ownKinds.js';
import { takeTimes } from './takeTimes.js';
import { withTimes } from './withTimes.js';

export interface Clause {
  /** In the form that phrases are written in, with quoted names as marks. */
  words: string;
  /** As it was said, with what it takes over. */
  said: string;
  action: Action;
  /** It has a time of its own. */
  isTimed?: boolean | undefined;
}

/** Undefined where any part of the step isn't understood: none of it may be lost. */
export function readClauses(step: StepToMatch): Clause[] | undefined {
  const whole = matchPhrases(step);
  if (whole) return [{ words: step.canonical.words, said: step.canonical.said, action: whole }];
  const said = withOwnKinds(step.canonical.said);
  const joints = [...said.matchAll(JOINT)].slice(0, MOST);
  // `Not exactly "A" and "B"` may still be one of them.
  if (joints.length === 0 || /\bnot\b.* exactly /i.test(said)) return undefined;
  return readDistributed(step, said) ?? readFrom({ step, said, joints }, 0, []);
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
  if (timed === undefined || clause === undefined) return readTimeless(text, around);
  const read = withTimes([clause], timed);
  if (read === undefined) return readTimeless(text, around);
  const [action] = 'actions' in read ? read.actions : [];
  return action && { ...clause, action, isTimed: true };
}

function readTimeless(text: string, around: Around): Clause | undefined {
  const spoken = canonicalClause(text, around.before.length > 0);
  const [previous] = around.before.slice(-1);
  // "Not A or B" is neither; any other "or" leaves open what is meant.
  if (isChoice(around.joint) && !isDenial(previous?.action)) return undefined;
  if (!isChoice(around.joint)) {
    const action = read(spoken, around);
    if (action) return { words: spoken.words, said: text, action };
  }
  // `… and verify "Saved"` looks; it takes over nothing that was done or denied before.
  if (spoken.led === true) return readLed(spoken, around);
  return previous && takeOver(spoken, previous, around);
}

function readLed(spoken: Spoken, around: Around): Clause | undefined {
  const words = `see ${spoken.words}`;
  const action = read({ ...spoken, words }, around);
  return action && isExpectation(action) ? { words, said: words, action } : undefined;
}

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
  const { joint } = around;
  const lasting = spoken.lasting ?? lastingOfAction(previous);
  for (const words of wordsTakenOver(spoken.words, previous, joint)) {
    const action = read({ ...spoken, words, lasting }, around);
    if (action === undefined || !goesOnWith(action, previous.action, { joint, rest: spoken.words })) continue;
    if (spoken.mood === 'expectation' && !isExpectation(action)) continue;
    return leavesPlaceOpen(action, previous.action, spoken.words)
      ? undefined
      : { words, said: `${previous.said} ${spoken.words}`, action, isTimed: previous.isTimed };
  }
  return undefined;
}

function lastingOfAction({ action }: Clause): number | undefined {
  return isExpectation(action) ? action.lasting : undefined;
}
