/** The steps of one case are read one after the other, each in the light of the ones before. */
import { nearestTo } from '../../language/nearest.js';
import { readStep, type ReadContext, type Reading, type StepInWords } from '../../language/read.js';
import type { Action } from '../action.js';
import { languageInterpreter, type Interpreter } from './Interpreter.js';
import { expandRepeats } from './repeatSteps.js';

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
