/** The steps of one case are read one after the other, each in the light of the ones before. */
import { nearestTo } from '../../language/nearest.js';
import { readStep, type ReadContext, type Reading, type StepInWords } from '../../language/read.js';
import type { Action, ActionOf } from '../Act.js';
import { mapTexts } from '../world/actionHere.js';
import { languageInterpreter, type Interpreter } from './interpreters.js';

export type Interpretation =
  | { understood: true; /** What its clauses mean, in their order; most steps have one. */ actions: Action[] }
  | {
      understood: false;
      /** How far it was understood, where that is not all of it. */
      upTo?: string;
      /** Sentences that would be understood in its place. */
      nearest: string[];
    };

/** What is kept of a case while it is read. */
class CaseSoFar {
  context: ReadContext = {};
  readonly #before: (Action[] | undefined)[] = [];

  take(step: StepInWords, reading: Reading): Interpretation {
    const { context } = this;
    this.context = reading.next;
    const actions = reading.understood ? expandRepeats(reading.actions, this.#before) : undefined;
    this.#before.push(actions);
    if (actions) return { understood: true, actions };
    return { understood: false, ...readSoFar(step, reading), nearest: nearestTo(step.text, context) };
  }
}

function readSoFar({ text }: StepInWords, reading: Reading): { upTo?: string } {
  if (reading.understood) return {};
  const upTo = text.slice(0, reading.upTo).trim();
  // One or two words say nothing.
  return !/\S\s+\S+\s+\S/.test(upTo) || /^[\s.,;:!?…]*$/.test(text.slice(reading.upTo)) ? {} : { upTo };
}

export async function readCase(
  steps: readonly StepInWords[],
  interpreter: Interpreter = languageInterpreter,
): Promise<Interpretation[]> {
  const soFar = new CaseSoFar();
  const interpretations: Interpretation[] = [];
  for (const step of steps)
    interpretations.push(soFar.take(step, await interpreter.read(step, soFar.context)));
  return interpretations;
}

/** What the language makes of a case. */
export function interpretAll(steps: readonly StepInWords[]): Interpretation[] {
  const soFar = new CaseSoFar();
  return steps.map((step) => soFar.take(step, readStep(step, soFar.context)));
}

/** What the language makes of one step. */
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
