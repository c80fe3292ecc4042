/** Suites say the same over and over: a step that is worded alike and stands alike is read once. */
import type { InterpretContext, ReadStep, Reading } from './interpret.js';
import { lastNamed } from './lastNamed.js';
import { mayRefer } from './readReference.js';

/** Reads as `read` does; what it gives for equal steps is one and the same object. */
export function rememberReadings(read: ReadStep): ReadStep {
  const known = new Map<string, Reading>();
  return (step, context) => {
    const carries = step.table !== undefined || step.docString !== undefined;
    if (carries) return read(step, context);
    const key = keyOf(step.text, context);
    const before = known.get(key);
    const reading = before ?? read(step, context);
    if (before === undefined) known.set(key, reading);
    return { ...reading, last: lastAfter(reading, context) };
  };
}

/** What "it" would mean has no say in a step that doesn't refer to anything. */
function keyOf(text: string, { previousWasExpectation, mayGoOnOpening, last }: InterpretContext): string {
  const named = mayRefer(text) ? JSON.stringify(last) : '';
  return `${String(previousWasExpectation)} ${String(mayGoOnOpening)} ${named} ${text}`;
}

type InKey = 'last' | 'previousWasExpectation' | 'mayGoOnOpening';
/** What else decides what a step means belongs into the key: without it this line doesn't compile. */
true satisfies Exclude<keyof InterpretContext, InKey> extends never ? true : false;

function lastAfter({ interpretation }: Reading, { last }: InterpretContext): Reading['last'] {
  if (!interpretation.understood) return undefined;
  return interpretation.actions.reduce((named, action) => lastNamed(action, named), last);
}
