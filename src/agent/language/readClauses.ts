/**
 * A step may say several things: `Type "ada" in the User name field and "secret" in Password, then press Enter`. Each
 * clause is read as a step of its own; what it leaves out is taken over from the clause before.
 */
import { isExpectation, type Action } from '../action.js';
import { canonicalClause, type Spoken } from './canonicalStep.js';
import { matchPhrases, type StepToMatch } from './matchPhrases.js';

export interface Clause {
  /** In the form that phrases are written in, with quoted names as marks. */
  words: string;
  action: Action;
}

/** Undefined where any part of the step isn't understood: none of it may be lost. */
export function readClauses(step: StepToMatch): Clause[] | undefined {
  const whole = matchPhrases(step);
  if (whole) return [{ words: step.canonical.words, action: whole }];
  const { said } = step.canonical;
  const joints = [...said.matchAll(JOINT)].slice(0, MOST);
  return joints.length === 0 ? undefined : readFrom({ step, said, joints }, 0, []);
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

function readClause(text: string, around: Around): Clause | undefined {
  const spoken = canonicalClause(text);
  const [previous] = around.before.slice(-1);
  const isChoice = /\bn?or\b/i.test(around.joint);
  // "Not A or B" is neither; any other "or" leaves open what is meant.
  if (isChoice && !isDenial(previous?.action)) return undefined;
  if (!isChoice) {
    const action = read(spoken, around);
    if (action) return { words: spoken.words, action };
  }
  return previous && takeOver(spoken, previous, around);
}

const isDenial = (action: Action | undefined): boolean =>
  action !== undefined && 'negated' in action && action.negated;

function read({ words, mood }: Spoken, { sentence: { step }, before, isLast }: Around): Action | undefined {
  return matchPhrases({
    ...step,
    canonical: { ...step.canonical, words },
    mood: mood ?? (before.some(({ action }) => isDone(action)) ? 'expectation' : step.mood),
    carried: isLast ? step.carried : {},
  });
}

/** After it, "I am on …" can only be meant as an expectation. */
const isDone = (action: Action): boolean => !isExpectation(action) && action.kind !== 'open';

/** What a clause without a beginning goes on with: the verb of the clause before, or what that is about. */
function takeOver(spoken: Spoken, previous: Clause, around: Around): Clause | undefined {
  const [, not, rest = ''] = /^(not )?(.*)$/i.exec(spoken.words) ?? [];
  if (!isTakenOver(rest)) return undefined;
  for (const beginning of beginnings(previous.words, not !== undefined)) {
    const words = `${beginning} ${rest}`;
    const action = read({ ...spoken, words }, around);
    if (action && isAlike(action, previous.action)) return { words, action };
  }
  return undefined;
}

/** Words without quotes might be the rest of a name: "Save and close". */
const isTakenOver = (words: string): boolean =>
  /"\d+"/.test(words) || /^(?:the|an?|no|is|has|shows|contains) \S/i.test(words) || STATE.test(words);

const STATE = /^(?:not )?(?:\w+ed|visible|empty|required|invalid|current|read-only)$/i;

/** All words that the clause begins with, the fewest first: `type`, `the "0" button is`. */
function beginnings(words: string, negated: boolean): string[] {
  const parts = words.split(' ');
  const fronts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(' '));
  if (!negated) return fronts.filter((front) => front !== 'not');
  return fronts.map((front) => (/ is$/.test(front) ? `${front} not` : `not ${front}`));
}

/** What goes on does the same to another thing, or says something else of the same thing. */
function isAlike(action: Action, previous: Action): boolean {
  return action.kind === previous.kind || (isExpectation(action) && isExpectation(previous));
}
