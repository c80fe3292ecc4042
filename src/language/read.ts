/** A step in words becomes what it means. */
import { isExpectation, type Action } from '../meaning/meaning.js';
import { withButtonNames } from './buttonsOrKeys.js';
import { carriedTokens, carries } from './carried.js';
import { Chart } from './chart.js';
import { alsoThere } from './grammar/alsoThere.js';
import { asDescribed } from './described.js';
import { GRAMMAR } from './grammar/grammar.js';
import { withNamedSubjects } from './grammar/names/namedSubjects.js';
import { isDoneThoughTold, isDoubtfullyNamed, isOnlyTold } from './doubts/takenForNames.js';
import { takeHead, withoutEnd, type Head } from './head.js';
import { firstMeant, type Meant } from './meant.js';
import { isAtEnd, isNote } from './note.js';
import { partsAtArrow, partsOf, type Part } from './parts.js';
import type { Named } from './resolve.js';
import { reworded } from './reworded.js';
import type { Token } from './tokens.js';
import { isTrusted, rememberedBy } from './trust.js';

export interface StepInWords {
  /** With or without its Gherkin keyword. */
  text: string;
  table?: string[][];
  docString?: string;
}

/** What the steps before leave to a step. */
export interface ReadContext {
  /** What the step before was; absent for the first step. */
  mood?: 'action' | 'check';
  named?: Named;
  /** The names that values are kept under. */
  remembered?: ReadonlySet<string>;
  /** Nothing but pages were opened so far, or the step before opened one: "And I am on …" may open one, too. */
  isOpening?: boolean;
  /** The steps before are a "Given" and what goes on with it. */
  isGiven?: boolean;
  /** Nothing is done behind it, so what would be filled in would be of no use. */
  isLast?: boolean;
}

export type Reading =
  | { understood: true; actions: Action[]; next: ReadContext }
  | { understood: false; next: ReadContext };

export function readStep(step: StepInWords, context: ReadContext = {}): Reading {
  const reading = readAsWritten(step, context);
  if (reading.understood) return reading;
  const text = reworded(step.text);
  const other = text === undefined ? reading : readAsWritten({ ...step, text }, context);
  return other.understood ? other : reading;
}

function readAsWritten(step: StepInWords, context: ReadContext): Reading {
  const byRules = readByRules(step, context);
  if (byRules.understood && !isDoneThoughTold(byRules.actions, step.text)) return byRules;
  const named = readBy(step, context, { inOwnWords: false, isHasty: true, isNamed: true });
  if (named.understood && (!byRules.understood || named.actions.every(isExpectation))) return named;
  if (byRules.understood)
    return isOnlyTold(byRules.actions, step.text) ? { understood: false, next: byRules.next } : byRules;
  const inOwnWords = readBy(step, context, { inOwnWords: true, isHasty: true });
  return inOwnWords.understood ? inOwnWords : byRules;
}

/** Takes nothing for what is to be read on the page only because no rule knows its words. */
export const readByRules = (step: StepInWords, context: ReadContext = {}): Reading =>
  readBy(step, context, { inOwnWords: false, isHasty: true });

/** How far a step that isn't understood can be read, as a place in its text. */
export function furthestIn(step: StepInWords, context: ReadContext = {}): number {
  const reading = readBy(step, context, { inOwnWords: false, isHasty: false });
  return reading.understood ? step.text.length : reading.upTo;
}

/** `upTo` is how far it was read, and less than that where it was read hastily. */
type Attempt = Reading & ({ understood: true } | { understood: false; upTo: number });

interface Way {
  /** Whether what no rule knows may be taken for what is to be read on the page. */
  inOwnWords: boolean;
  /** How far it could be read isn't told where it isn't understood. */
  isHasty: boolean;
  /** What statements are about is taken for a name. */
  isNamed?: boolean;
}

function readBy(step: StepInWords, context: ReadContext, way: Way): Attempt {
  const read = (some: readonly Part[]) => readParts(some, { step, context, way });
  const parts = partsOf(step.text);
  if (parts) return read(parts);
  const whole = readOne(step, context, { isExpected: false, way });
  const byArrow = whole.understood ? undefined : partsAtArrow(step.text);
  return byArrow ? better(whole, read(byArrow)) : whole;
}

const better = (one: Attempt, other: Attempt): Attempt => (other.understood ? other : one);

interface ReadAs {
  step: StepInWords;
  context: ReadContext;
  way: Way;
}

/** What is done and what is expected of it, each by itself. */
function readParts(parts: readonly Part[], { step, context, way }: ReadAs): Attempt {
  const actions: Action[] = [];
  let next = context;
  for (const { text, from, isExpected } of parts) {
    const reading = readOne({ ...step, text }, next, { isExpected, way });
    next = reading.next;
    if (!reading.understood) return { ...reading, upTo: from + reading.upTo };
    actions.push(...reading.actions);
  }
  return { understood: true, actions, next };
}

interface HeadOfStep extends Omit<Head, 'tokens'> {
  tokens: readonly Token[];
  isFirst: boolean;
  way: Way;
}

interface How {
  /** It stands where only what is expected can stand. */
  isExpected: boolean;
  way: Way;
}

function readOne(step: StepInWords, context: ReadContext, { isExpected, way }: How): Attempt {
  const { remembered = NONE, mood: before } = context;
  const head = takeHead(step.text, context.isGiven === true ? 'action' : before, isExpected);
  const tokens = withoutEnd(head.tokens, step.text);
  const inNames = way.isNamed === true ? withNamedSubjects(tokens) : tokens;
  if (inNames === undefined) return { understood: false, upTo: 0, next: afterUnknown(head, context) };
  const chart = chartOf(step, { ...head, tokens: inNames, isFirst: before === undefined, way });
  const meant = meantBy(chart, { step, context, head, tokens });
  if (meant === undefined || (way.isNamed === true && isDoubtfullyNamed(meant, head, inNames))) {
    const upTo = tokens[chart.furthest - 1]?.to ?? 0;
    return { understood: false, upTo, next: afterUnknown(head, context) };
  }
  const actions = withButtonNames(meant.actions, tokens);
  const known = new Set([...remembered, ...rememberedBy(actions)]);
  const isOpening = isStillOpening(actions, head, context);
  const isGiven = isStillGiven(head, context);
  const next = { mood: moodAfter(actions), named: meant.named, remembered: known, isOpening, isGiven };
  return { understood: true, actions, next };
}

interface Said {
  step: StepInWords;
  context: ReadContext;
  head: Head;
  tokens: readonly Token[];
}

/** Undefined where nothing is meant that can be trusted. */
function meantBy(chart: Chart, { step, context, head, tokens }: Said): Meant | undefined {
  const { named = {}, remembered = NONE, mood: before } = context;
  const isFirst = before === undefined;
  const whole = chart.read('clauses', 0).filter(({ end }) => end === chart.tokens.length);
  const read = firstMeant(whole, step, {
    named,
    mood: head.mood ?? moodAlone(step, isFirst),
    before,
    mayOpen: mayOpen(head, context),
    mayGo: isStillGiven(head, context),
    isNote: isNote(head),
    isLast: context.isLast === true && !isFirst,
  });
  const meant = read && placed(read, tokens);
  const said = { tokens: [...tokens, ...carriedTokens(step)], mood: head.mood };
  const isLater = named.last !== undefined;
  return meant && isTrusted({ ...meant, ...said, isLater }, remembered) ? meant : undefined;
}

/** "After saving, Fee: 99" tells what is there then. */
function moodAlone({ text }: StepInWords, isFirst: boolean): Head['mood'] {
  if (/^after \p{L}+ing\b/iu.test(text)) return 'check';
  return isFirst ? 'action' : undefined;
}

function placed({ actions, ...read }: Meant, tokens: readonly Token[]): Meant | undefined {
  const there = alsoThere(actions, tokens);
  return there && { ...read, actions: there.map((action) => asDescribed(action, tokens)) };
}

function chartOf(step: StepInWords, head: HeadOfStep): Chart {
  const { mood, isExpected, tokens, isFirst, way } = head;
  const isAsked = /\?["”'’.]*\s*$/.test(step.text);
  const said = { mood, isExpected, isFirst, isAsked, isNote: isNote(head) };
  const context = { ...said, inOwnWords: way.inOwnWords, carries: carries(step) };
  return new Chart(tokens, GRAMMAR, { context, isHasty: way.isHasty });
}

const afterUnknown = (head: Head, context: ReadContext): ReadContext => ({
  ...context,
  ...(context.named && { named: { ...context.named, isLost: true } }),
  mood: head.mood ?? context.mood ?? 'action',
  isOpening: false,
  isGiven: isStillGiven(head, context),
});

const NONE: ReadonlySet<string> = new Set();

/**
 * "I am on "/cart"" opens the page where that can only be meant: after Given and When, as the first step, and after And
 * that goes on with opening pages. "I am on the cart page" goes there behind a Given, too, where one isn't yet. Elsewhere it is an expectation, since opening the page would hide that the application
 * did not lead there.
 */
function mayOpen({ keyword }: Head, { mood, isOpening = false }: ReadContext): boolean {
  if (keyword === 'given' || keyword === 'when') return true;
  if (keyword === 'then') return false;
  return mood === undefined || (keyword === 'and' && isOpening && mood === 'action');
}

const isStillGiven = ({ keyword }: Head, { isGiven = false }: ReadContext): boolean =>
  keyword === 'given' || (keyword === 'and' && isGiven);

const isStillOpening = (actions: readonly Action[], head: Head, context: ReadContext): boolean =>
  actions.at(-1)?.kind === 'open' || (isStillArranging(head, context) && !actions.some(isDone));

const isStillArranging = ({ keyword }: Head, { mood, isOpening = false }: ReadContext): boolean =>
  (mood === undefined || isOpening) && (keyword === 'given' || keyword === 'and');

const LEADING_NOWHERE: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['open', 'reload', 'wait', 'waitFor', 'openTab', 'setWindow', 'emulate'] as const),
  ...(['setCookie', 'clearCookies', 'takePicture'] as const),
]);

/** It may lead to another page. */
const isDone = (action: Action): boolean => !LEADING_NOWHERE.has(action.kind) && !isExpectation(action);

function moodAfter(actions: readonly Action[]): 'action' | 'check' {
  const last = actions.at(-1);
  return last !== undefined && isExpectation(last) ? 'check' : 'action';
}

/** All steps of a case, each in the light of the ones before. */
export function readAll(steps: readonly StepInWords[]): Reading[] {
  let context: ReadContext = {};
  return steps.map((step, index) => {
    const reading = readStep(step, { ...context, isLast: isAtEnd(steps, index) });
    context = reading.next;
    return reading;
  });
}
