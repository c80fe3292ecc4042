/**
 * The steps of one case are read one after the other, each in the light of the ones before: by the language, or by whatever else
 * may, a model for one, which gives actions, too, and never a verdict.
 */
import {
  furthestIn,
  readStep,
  type ReadContext,
  type Reading,
  type StepInWords,
  readByRules,
} from '../../language/read.js';
import { isAtEnd } from '../../language/note.js';
import { describeActions } from '../../meaning/describe.js';
import type { Action, ActionOf } from '../Act.js';
import { mapTexts } from '../world/actionHere.js';
import { resolve } from '../../language/resolve.js';
import { rememberedBy } from '../../language/trust.js';
import { likestTo, spelledRight } from '../../language/unread/nearest.js';
import { obstacleIn, type Obstacle } from '../../language/unread/obstacle.js';

export type Interpretation =
  | { understood: true; /** What its clauses mean, in their order; most steps have one. */ actions: Action[] }
  | {
      understood: false;
      /** Reads the step again, in many ways: each call takes its time. */ explain: () => Unread;
    };

/** What a person is told of a step that isn't understood. */
export interface Unread {
  /** A phrase in the way: the rest of the step is understood. */
  obstacle?: Obstacle;
  /** How far it was understood, where that is not all of it. */
  upTo?: string;
  /** Sentences that would be understood in its place. */
  nearest: string[];
}

class CaseSoFar {
  context: ReadContext = {};
  readonly #before: (Action[] | undefined)[] = [];

  take(step: StepInWords, reading: Reading): Interpretation {
    const { context } = this;
    this.context = reading.next;
    const actions = reading.understood ? expandRepeats(reading.actions, this.#before) : undefined;
    this.#before.push(actions);
    if (actions) return { understood: true, actions };
    return { understood: false, explain: () => unreadOf(step, reading, context) };
  }
}

function unreadOf(step: StepInWords, reading: Reading, context: ReadContext): Unread {
  const spelled = spelledRight(step.text, context);
  const obstacle = spelled.length > 0 ? undefined : obstacleIn(step, context);
  if (obstacle) return { obstacle, nearest: [] };
  const nearest = spelled.length > 0 ? spelled : likestTo(step.text, context);
  // Understood by itself, it repeats steps that weren't.
  return { ...(!reading.understood && readSoFar(step, context)), nearest };
}

/** What a person is told of it, in sentences. */
export function sayUnread({ obstacle, upTo, nearest }: Unread): string[] {
  return [
    obstacle && `Without "${obstacle.words}" it means: ${describeActions(obstacle.rest)}.`,
    upTo === undefined ? undefined : `Understood up to: ${upTo}.`,
    nearest.length === 0 ? undefined : `The nearest: ${nearest.join(' · ')}`,
  ].filter((sentence) => sentence !== undefined);
}

function readSoFar(step: StepInWords, context: ReadContext): { upTo?: string } {
  const furthest = furthestIn(step, context);
  const upTo = step.text.slice(0, furthest).trim();
  // One or two words say nothing.
  return !/\S\s+\S+\s+\S/.test(upTo) || /^[\s.,;:!?…]*$/.test(step.text.slice(furthest)) ? {} : { upTo };
}

/** @param goesOn whether more is done behind these steps */
export async function readCase(
  steps: readonly StepInWords[],
  interpreter: Interpreter = languageInterpreter,
  goesOn = false,
): Promise<Interpretation[]> {
  const soFar = new CaseSoFar();
  const interpretations: Interpretation[] = [];
  for (const [index, step] of steps.entries()) {
    const context = { ...soFar.context, isLast: !goesOn && isAtEnd(steps, index) };
    interpretations.push(soFar.take(step, await interpreter.read(step, context)));
  }
  return interpretations;
}

export function interpretAll(steps: readonly StepInWords[]): Interpretation[] {
  const soFar = new CaseSoFar();
  return steps.map((step, index) =>
    soFar.take(step, readStep(step, { ...soFar.context, isLast: isAtEnd(steps, index) })),
  );
}

export function interpret(step: StepInWords, context: ReadContext = {}): Interpretation {
  const soFar = new CaseSoFar();
  soFar.context = context;
  return soFar.take(step, readStep(step, context));
}

/**
 * "Repeat steps 2 to 4 with "Budget meeting" in place of "Sprint review"": what those steps mean, once more.
 * @returns undefined where it speaks of steps that don't come before it, or that weren't understood
 */
function expandRepeats(
  actions: readonly Action[],
  before: readonly (readonly Action[] | undefined)[],
): Action[] | undefined {
  const expanded = actions.map((action) =>
    action.kind === 'repeatSteps' ? repeated(action, before) : [action],
  );
  return expanded.every((part) => part !== undefined) ? expanded.flat() : undefined;
}

function repeated(
  { from, to, put }: ActionOf<'repeatSteps'>,
  before: readonly (readonly Action[] | undefined)[],
): Action[] | undefined {
  if (from < 1 || to < from || to > before.length) return undefined;
  const steps = before.slice(from - 1, to);
  if (!steps.every((step) => step !== undefined)) return undefined;
  const again = steps.flat();
  return put === undefined ? again : mapTexts(again, (text) => text.replaceAll(put.inPlaceOf, put.text));
}

export interface Interpreter {
  /** @param context what the steps before have left, as their readings give it */
  read(step: StepInWords, context: ReadContext): Promise<Reading>;
}

/** The language alone: the same words mean the same, always. */
const languageInterpreter: Interpreter = {
  read: (step, context) => Promise.resolve(readStep(step, context)),
};

/** Where a model can be asked: it knows more of a statement in words of its own. */
export const rulesInterpreter: Interpreter = {
  read: (step, context) => Promise.resolve(readByRules(step, context)),
};

/** Reads as the interpreter does; the actions of equal steps are one and the same object. */
export function rememberingInterpreter(interpreter: Interpreter = languageInterpreter): Interpreter {
  const known = new Map<string, Reading>();
  return {
    read: async (step, context) => {
      if (step.table !== undefined || step.docString !== undefined) return interpreter.read(step, context);
      const key = keyOf(step, context);
      const before = known.get(key);
      if (before !== undefined) return { ...before, next: nextOf(before, context) };
      const reading = await interpreter.read(step, context);
      known.set(key, reading);
      return reading;
    },
  };
}

/** What "it" would mean has no say in a step that doesn't refer to anything; nor have values that it doesn't name. */
function keyOf({ text }: StepInWords, context: ReadContext): string {
  const { mood, isOpening, isGiven, isLast, named, remembered, ...rest } = context;
  // What else decides what a step means belongs into the key: without it this line doesn't compile.
  rest satisfies Record<string, never>;
  const last = mayRefer(text) ? JSON.stringify(named) : String(named?.last !== undefined);
  const values = text.includes('{{') ? [...(remembered ?? [])].join() : '';
  return JSON.stringify([mood, isOpening, isGiven, isLast, last, values, text]);
}

/** Whether a step, as it is written, may refer to what was named before it: "the row" may be one that was. */
export const mayRefer = (text: string): boolean =>
  /\b(?:the|ones?|there|here|outside|else|elsewhere|its?|this|that|which|who|whose|same|aforementioned|said|them|they|their|these|those|both|s?he|him|her|his|focus|state|value|content|placeholder|aria-\S+)\b/i.test(
    text,
  );

/** The rest of what comes next is what it was then. */
function nextOf(reading: Reading, context: ReadContext): ReadContext {
  const { named = {}, remembered } = context;
  const { next } = reading;
  if (!reading.understood) return { ...context, ...next, named, ...(remembered && { remembered }) };
  return {
    ...next,
    named: resolve(reading.actions, named)?.named ?? named,
    remembered: new Set([...(remembered ?? []), ...rememberedBy(reading.actions)]),
  };
}
