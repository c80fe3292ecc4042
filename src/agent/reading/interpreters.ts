/** What reads steps. The language does; whatever else may, a model for one, gives actions, too, and never a verdict. */
import {
  readByRules,
  readStep,
  type ReadContext,
  type Reading,
  type StepInWords,
} from '../../language/read.js';
import { resolve } from '../../language/resolve.js';
import { rememberedBy } from '../../language/trust.js';

export interface Interpreter {
  /** @param context what the steps before have left, as their readings give it */
  read(step: StepInWords, context: ReadContext): Promise<Reading>;
}

/** The language alone: the same words mean the same, always. */
export const languageInterpreter: Interpreter = {
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
  const { mood, isOpening, isGiven, named, remembered, ...rest } = context;
  // What else decides what a step means belongs into the key: without it this line doesn't compile.
  rest satisfies Record<string, never>;
  const last = mayRefer(text) ? JSON.stringify(named) : String(named?.last !== undefined);
  const values = text.includes('{{') ? [...(remembered ?? [])].join() : '';
  return JSON.stringify([mood, isOpening, isGiven, last, values, text]);
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
