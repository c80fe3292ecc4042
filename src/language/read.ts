/** A step in words becomes what it means. */
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../meaning/meaning.js';
import { isExpectation } from '../meaning/meaning.js';
import { Chart, type Node } from './chart.js';
import { decided, isGuess, withoutMarks } from './grammar/circumstances.js';
import { GRAMMAR } from './grammar/grammar.js';
import type { Mood } from './grammar/clauses.js';
import { takeHead } from './head.js';
import { partsAtArrow, partsOf, type Part } from './parts.js';
import { resolve, type Named } from './resolve.js';
import type { Token } from './tokens.js';
import { carries, withCarried } from './carried.js';
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
  mood?: 'deed' | 'check';
  named?: Named;
  /** The names that values are kept under. */
  remembered?: ReadonlySet<string>;
}

export type Reading =
  | {
      understood: true;
      actions: Action[];
      cost: number;
      /** Some part has no verb that says what is done or expected. */ guessed: boolean;
      next: ReadContext;
    }
  | {
      understood: false;
      /** How far it was read, as a place in the text. */ upTo: number;
      next: ReadContext;
    };

/** More than this a clause may not cost: then it is a guess. */
const DEAREST = 1.9;
/** And this for each further thing that is done or checked. */
const MORE = 0.7;
/** Two readings that differ, and cost hardly more or less than each other, are a doubt. */
const DOUBTFUL = 0.02;

export function readStep(step: StepInWords, context: ReadContext = {}): Reading {
  const parts = partsOf(step.text);
  if (parts) return readParts(parts, step, context);
  const whole = readOne(step, context);
  const byArrow = whole.understood ? undefined : partsAtArrow(step.text);
  return byArrow ? better(whole, readParts(byArrow, step, context)) : whole;
}

const better = (one: Reading, other: Reading): Reading => (other.understood ? other : one);

/** What is done and what is expected of it, each by itself. */
function readParts(parts: readonly Part[], step: StepInWords, context: ReadContext): Reading {
  const actions: Action[] = [];
  let [cost, guessed, next] = [0, false, context];
  for (const { text, from, isExpected } of parts) {
    const reading = readOne({ ...step, text }, next, isExpected);
    next = reading.next;
    if (!reading.understood) return { ...reading, upTo: from + reading.upTo };
    actions.push(...reading.actions);
    [cost, guessed] = [Math.max(cost, reading.cost), guessed || reading.guessed];
  }
  return { understood: true, actions, cost, guessed, next };
}

/** @param isExpected whether it stands where only what is expected can stand */
function readOne(step: StepInWords, context: ReadContext, isExpected = false): Reading {
  const { named = {}, remembered = NONE, mood: before } = context;
  const head = takeHead(step.text, before, isExpected);
  const tokens = withoutEnd(head.tokens, ENDS_IN_VALUE.test(step.text));
  const isFirst = before === undefined;
  const chart = new Chart(tokens, GRAMMAR, {
    mood: head.mood,
    isExpected: head.isExpected,
    isFirst,
    carries: carries(step),
    isAsked: /\?["”'’.]*\s*$/.test(step.text),
  });
  const whole = chart.read('clauses', 0).filter(({ end }) => end === tokens.length);
  const meant = firstMeant(whole, step, { named, mood: head.mood ?? (isFirst ? 'deed' : undefined), before });
  const said = { tokens, mood: head.mood, isLater: named.last !== undefined };
  if (meant === undefined || !isTrusted({ ...meant, ...said }, remembered)) {
    const next = { ...context, mood: head.mood ?? before ?? 'deed' };
    return { understood: false, upTo: tokens[chart.furthest - 1]?.to ?? 0, next };
  }
  const { actions, cost, guessed } = meant;
  const next: ReadContext = {
    mood: moodAfter(actions),
    named: meant.named,
    remembered: new Set([...remembered, ...rememberedBy(actions)]),
  };
  return { understood: true, actions, cost, guessed, next };
}

const NONE: ReadonlySet<string> = new Set();

/** The cheapest reading that refers to what is there; undefined where that is none, a guess, or one of two. */
interface Around {
  named: Named;
  mood: Mood;
  before: Mood;
}

function firstMeant(whole: readonly Node[], step: StepInWords, around: Around) {
  let meant: (ReturnType<typeof meantBy> & { cost: number }) | undefined;
  for (const { value, cost } of whole.toSorted((one, other) => one.cost - other.cost)) {
    if (meant !== undefined && cost > meant.cost + DOUBTFUL) return meant;
    // Filled in or shown: nothing tells, and a dearer reading would be a guess.
    if (decided(value as Action[], around.mood, around.before) === undefined) return undefined;
    const next = meantBy(value as Action[], step, around);
    if (next === undefined) continue;
    if (meant === undefined && cost > DEAREST + MORE * (next.actions.length - 1)) return undefined;
    if (meant !== undefined && !isDeepStrictEqual(next.actions, meant.actions)) return undefined;
    meant ??= { ...next, cost };
  }
  return meant;
}

function meantBy(actions: Action[], step: StepInWords, { named, mood, before }: Around) {
  const clear = decided(actions, mood, before);
  const carried = clear && withCarried(clear.map(withoutMarks), step);
  const resolved = carried && resolve(carried, named);
  return (
    resolved && {
      ...resolved,
      guessed: actions.some(isGuess),
      actions: joinPresses(answered(resolved.actions).filter(isNeeded)),
    }
  );
}

/** "The browser asks "Sure?", OK". */
const answered = (actions: readonly Action[]): Action[] =>
  actions.map((action, index) => {
    if (action.kind !== 'click' || actions[index - 1]?.kind !== 'expectDialog') return action;
    const { name = '', role } = action.target;
    if (role !== undefined && role !== 'button') return action;
    return /^(?:ok|yes)$/i.test(name)
      ? { kind: 'acceptDialog' }
      : /^(?:cancel|no)$/i.test(name)
        ? { kind: 'dismissDialog' }
        : action;
  });

/** "Up arrow, up arrow" is one key, twice. */
const joinPresses = (actions: readonly Action[]): Action[] =>
  actions.reduce<Action[]>((joined, action) => {
    const last = joined.at(-1);
    const isSame =
      action.kind === 'press' &&
      last?.kind === 'press' &&
      last.key === action.key &&
      !action.target &&
      !last.target;
    if (isExpectation(action) && isDeepStrictEqual(action, last)) return joined;
    return isSame
      ? [...joined.slice(0, -1), { ...last, times: (last.times ?? 1) + (action.times ?? 1) }]
      : [...joined, action];
  }, []);

const isNeeded = (action: Action, index: number, all: readonly Action[]): boolean =>
  !isOpenedAnew(action, all[index + 1]) && (action.kind !== 'pass' || all.length === 1);

/** "Launch the application and open the page …" goes there at once. */
const isOpenedAnew = (action: Action, next: Action | undefined): boolean =>
  action.kind === 'open' &&
  action.address === undefined &&
  next?.kind === 'open' &&
  next.address !== undefined;

function moodAfter(actions: readonly Action[]): 'deed' | 'check' {
  const last = actions.at(-1);
  return last !== undefined && isExpectation(last) ? 'check' : 'deed';
}

/** All steps of a case, each in the light of the ones before. */
export function readAll(steps: readonly StepInWords[]): Reading[] {
  let context: ReadContext = {};
  return steps.map((step) => {
    const reading = readStep(step, context);
    context = reading.next;
    return reading;
  });
}

/** "Subject: Lunch?" */
const ENDS_IN_VALUE = /:\s*\S+\?\s*$/;

function withoutEnd(tokens: readonly Token[], isPartOfValue: boolean): readonly Token[] {
  let end = tokens.length;
  if (isPartOfValue) return tokens;
  while (end > 0 && isEndMark(tokens[end - 1]) && !isKey(tokens, end - 1)) end -= 1;
  return tokens.slice(0, end);
}

const isEndMark = (token: Token | undefined): boolean =>
  token?.type === 'mark' && /^[.,;:!?…]$/.test(token.text);

/** "Press ?" */
const isKey = (tokens: readonly Token[], at: number): boolean =>
  /^(?:press|presses|hit|hits|push|\+)$/.test(tokens[at - 1]?.lower ?? '');
