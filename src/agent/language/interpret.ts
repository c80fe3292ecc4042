/** The language part: a step in words becomes an action, or the nearest phrases. Pure and synchronous. */
import { isExpectation, type Action } from '../action.js';
import { describeActions } from '../../meaning/describe.js';
import type { Mood } from '../phrases/phrase.js';
import { canonicalStep, type CanonicalStep } from './canonicalStep.js';
import { withoutForeignKeyword } from './foreignKeywords.js';
import { readClauses, type Clause } from './readClauses.js';
import { quoteMarks } from './keys.js';
import { lastNamed, type Named } from './lastNamed.js';
import { nearestExamples } from './nearestExamples.js';
import { quoteRemembered } from './quoteRemembered.js';
import { takeTimes } from './takeTimes.js';
import { withTimes } from './withTimes.js';
import { readFreely } from './readFreely.js';
import { expandRepeats } from './repeatSteps.js';
import { rememberReadings } from './rememberReadings.js';

export interface StepInWords {
  /** With or without its Gherkin keyword. */
  text: string;
  table?: string[][];
  docString?: string;
}

export interface InterpretContext {
  /** What the step before was; absent for the first step. It decides what "I am on …" means. */
  previousWasExpectation?: boolean;
  /** Nothing but pages were opened so far, or the step before opened one: "And I am on …" may open one, too. */
  mayGoOnOpening?: boolean;
  /** What "it" means: the thing last named. */
  last?: Named;
}

export type Interpretation =
  | { understood: true; /** What its clauses mean, in their order; most steps have one. */ actions: Action[] }
  | { understood: false; /** Up to three sentences that would be understood. */ nearest: string[] };

/** Reads the steps of one case, each in the light of the one before. */
export function interpretAll(steps: readonly StepInWords[], read: ReadStep = readStep): Interpretation[] {
  let context: InterpretContext = {};
  let isArranging = true;
  const remembered = new Set<string>();
  const before: (Action[] | undefined)[] = [];
  return steps.map((step) => {
    const { interpretation: said, expects, arranges, last } = read(withQuotes(step, remembered), context);
    const interpretation = withRepeats(said, before);
    before.push(interpretation.understood ? interpretation.actions : undefined);
    for (const name of rememberedIn(interpretation)) remembered.add(name);
    isArranging &&= arranges;
    const opens = interpretation.understood && interpretation.actions.at(-1)?.kind === 'open';
    context = {
      previousWasExpectation: expects,
      mayGoOnOpening: opens || isArranging,
      ...(last && { last }),
    };
    return interpretation;
  });
}

function withRepeats(
  interpretation: Interpretation,
  before: readonly (readonly Action[] | undefined)[],
): Interpretation {
  if (!interpretation.understood) return interpretation;
  if (!interpretation.actions.some(({ kind }) => kind === 'repeatSteps')) return interpretation;
  const actions = expandRepeats(interpretation.actions, before);
  return actions ? { understood: true, actions } : { understood: false, nearest: [] };
}

/** Reads one step. */
export function interpret(step: StepInWords, context: InterpretContext = {}): Interpretation {
  return readStep(withQuotes(step, NONE), context).interpretation;
}

const NONE: ReadonlySet<string> = new Set();

function withQuotes(step: StepInWords, remembered: ReadonlySet<string>): StepInWords {
  const text = quoteMarks(quoteRemembered(quoteEmphasised(step.text), remembered));
  return text === step.text ? step : { ...step, text };
}

/** "Click **Save**": what is set off is a name. In Markdown it has lost its marks by now. */
const quoteEmphasised = (text: string): string =>
  text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : part.replace(EMPHASISED, '"$1$2"')))
    .join('');
const EMPHASISED = /\*\*([^*"]+)\*\*|(?<![\p{L}\p{N}*])\*([^*\s"](?:[^*"]*[^*\s"])?)\*(?![\p{L}\p{N}*])/gu;

function rememberedIn(interpretation: Interpretation): string[] {
  return interpretation.understood
    ? interpretation.actions.flatMap((action) => ('as' in action ? action.as : []))
    : [];
}

/** For many cases: gives the same as reading anew, and for equal steps one and the same object. */
export const rememberingReader = (): ReadStep => rememberReadings(readStep);

export type ReadStep = (step: StepInWords, context: InterpretContext) => Reading;

export interface Reading {
  interpretation: Interpretation;
  /** What "And …" after this step goes on with. */
  expects: boolean;
  /** It only says what is given before anything is done. */
  arranges: boolean;
  last?: Named | undefined;
  /** It can be read in two ways. */
  isDoubtful?: boolean;
}

interface ReadClauses extends Reading {
  /** None where the step isn't understood. */
  clauses: readonly Clause[];
}

/** What no phrase fits is read freely. */
function readStep(step: StepInWords, context: InterpretContext): Reading {
  const reading = readByPhrases(step, context);
  const isFinal = reading.interpretation.understood && !isPath(step.text) && !NOTICE.test(step.text);
  if (isFinal || reading.isDoubtful === true) return reading;
  const actions = readFreely(step, context);
  if (actions === undefined) return reading;
  return {
    interpretation: { understood: true, actions },
    expects: actions.slice(-1).some(isExpectation),
    arranges: reading.arranges && !actions.some(isDone),
    last: actions.reduce((last, action) => lastNamed(action, last), context.last),
  };
}

/** "File > Share > Get link" is no name. */
const isPath = (text: string): boolean => /[^\s"] ?(?:>|→|->|›) ?[^\s"]/.test(text.replace(/"[^"]*"/g, ''));

/** "A banner with the text "Saved"" tells something: it isn't the header, which is called a banner, too. */
const NOTICE =
  /\bbanner (?:with the (?:text|message|words)|saying|that says|which says|reading|that reads)\b/i;

/** What is said of the time of a step is taken off first: "within 10 seconds" is no part of a name. */
function readByPhrases(step: StepInWords, context: InterpretContext): Reading {
  const timed = takeTimes(step.text);
  if (timed === undefined) return readTimeless(step, context);
  const { clauses, ...reading } = readTimeless({ ...step, text: timed.text }, context);
  const read = withTimes(clauses, timed);
  if (read === undefined) return readTimeless(step, context);
  if ('actions' in read) return { ...reading, interpretation: { understood: true, actions: read.actions } };
  const nearest = read.either.map(describeActions);
  return { ...reading, interpretation: { understood: false, nearest }, isDoubtful: true };
}

function readTimeless(step: StepInWords, context: InterpretContext): ReadClauses {
  const canonical = canonicalStep(step.text);
  const reading = readCanonical(canonical, step, context);
  if (reading.interpretation.understood) return reading;
  const plain = withoutForeignKeyword(step.text);
  if (plain === undefined) return reading;
  const again = readCanonical(canonicalStep(plain), step, context);
  return again.interpretation.understood ? again : reading;
}

function readCanonical(canonical: CanonicalStep, step: StepInWords, context: InterpretContext): ReadClauses {
  const mood = moodOf(canonical, context);
  const { table, docString } = step;
  const arranges = canonical.isGiven || canonical.goesOn;
  const carried = { ...(table && { table }), ...(docString !== undefined && { docString }) };
  const clauses = readClauses({
    canonical,
    mood,
    carried,
    last: context.last,
    text: step.text,
    keyword: keywordOf(canonical, context),
  });
  if (clauses === undefined) {
    const nearest = nearestExamples(canonical.words);
    return {
      interpretation: { understood: false, nearest },
      expects: mood === 'expectation',
      arranges,
      clauses: [],
    };
  }
  const actions = clauses.map(({ action }) => action);
  const expects = actions.slice(-1).some(isExpectation) || canonical.mood === 'expectation';
  return {
    interpretation: { understood: true, actions },
    clauses,
    expects,
    arranges: arranges && !actions.some(isDone),
    last: actions.reduce((last, action) => lastNamed(action, last), context.last),
  };
}

const LEADING_NOWHERE: readonly string[] = [
  ...['open', 'reload', 'wait', 'waitFor', 'openTab'],
  ...['setWindow', 'emulate', 'setCookie', 'clearCookies', 'takePicture'],
];

/** It may lead to another page. */
function isDone({ kind }: Action): boolean {
  return !LEADING_NOWHERE.includes(kind) && !kind.startsWith('expect');
}

/** And, But and * go on with what the keyword before them says. */
function keywordOf({ keyword, goesOn }: CanonicalStep, context: InterpretContext): Mood | undefined {
  if (keyword !== undefined || !goesOn) return keyword;
  return context.previousWasExpectation === true ? 'expectation' : 'deed';
}

/**
 * "I am on "/cart"" opens the page where that can only be meant: after Given and When, as the first step, and
 * after And that goes on with opening pages. Elsewhere it is an expectation, since opening the page would hide that
 * the application did not lead there.
 */
function moodOf({ mood, goesOn }: CanonicalStep, context: InterpretContext): Mood {
  const { previousWasExpectation, mayGoOnOpening = false } = context;
  if (mood !== undefined) return mood;
  if (previousWasExpectation === undefined) return 'deed';
  return goesOn && mayGoOnOpening && !previousWasExpectation ? 'deed' : 'expectation';
}
