/** A model's calls become sentences that mean the same, each tried on the screen that it was shown. */
import { isDeepStrictEqual } from 'node:util';
import type { Purpose } from '../grounding/Grounding.js';
import { readStep } from '../language/read.js';
import { describeAction } from '../meaning/describe.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Kind } from '../meaning/kinds.js';
import type { Action, Target } from '../meaning/meaning.js';
import type { Call } from './ask.js';
import { contentOf } from './content.js';
import { wordsFor, type Lookup } from './naming.js';
import { TOOLS } from './tools.js';
import type { ThingSaid } from './tools/tool.js';

export interface Sentence {
  words: string;
  actions: Action[];
}

/** What a call means, or what is wrong with it, for the model to mend. */
export type Meant = { sentence: Sentence } | { fault: string };

export function meantBy(call: Call, lookup: Lookup): Meant {
  if (call.fault !== undefined) return { fault: call.fault };
  const tool = TOOLS[call.name];
  if (tool === undefined) return { fault: `There is no tool "${call.name}".` };
  const input = tool.schema.safeParse(call.input);
  if (!input.success) return { fault: input.error.issues.map(({ message }) => message).join(' ') };
  try {
    const content = call.name === 'expect_text' ? contentOf(input.data as never, lookup) : undefined;
    if (content !== undefined) return ofAction(content);
    const meant = tool.toAction(input.data as never, (said, purpose) => find(said, purpose, lookup));
    return typeof meant === 'string' ? ofSentence(meant) : ofAction(meant);
  } catch (error) {
    if (error instanceof Unfindable) return { fault: error.message };
    throw error;
  }
}

class Unfindable extends Error {}

function find({ ref, name, kind, in: place }: ThingSaid, purpose: Purpose, lookup: Lookup): Target {
  if (ref !== undefined) return byReference(ref, purpose, lookup);
  if (name === undefined && kind === undefined)
    throw new Unfindable('It says no thing: give ref, or name for what is not on the screen.');
  const thing = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind as Kind }) };
  return {
    ...(isDistinct(thing) ? thing : { name }),
    ...(place !== undefined && { within: byReference(place, 'place', lookup) }),
  } as Target;
}

/** The language makes no difference between the "Fine" message and "Fine": whatever bears the name is meant. */
function isDistinct(thing: Target): boolean {
  if (thing.name === undefined) return true;
  const [action] = actionsOf(`Expect that ${describeTarget(thing)} is visible`);
  return action?.kind === 'expectVisible' && action.target.role === thing.role;
}

function actionsOf(text: string): Action[] {
  const reading = readStep({ text });
  return reading.understood ? reading.actions : [];
}

function byReference(ref: number, purpose: Purpose, lookup: Lookup): Target {
  const node = lookup.screen.nodes[ref];
  if (node === undefined) throw new Unfindable(`There is no [${ref}] on the screen.`);
  const target = wordsFor(node, lookup, purpose);
  if (target === undefined)
    throw new Unfindable(
      `No words lead to [${ref}]: choose a thing with a name, or one that it stands in, or say it by the tool sentence.`,
    );
  return target;
}

/** What a sentence can't say can't be recorded. */
function ofAction(action: Action): Meant {
  const words = describeAction(action);
  const reading = readStep({ text: words });
  if (!reading.understood || !isDeepStrictEqual(reading.actions, [action]))
    return { fault: `There is no sentence for it: ${words}` };
  return { sentence: { words, actions: [action] } };
}

function ofSentence(text: string): Meant {
  const reading = readStep({ text });
  if (!reading.understood) return { fault: `The language has no such sentence: ${text}` };
  return { sentence: { words: text.replace(/\.$/, ''), actions: reading.actions } };
}
