/** The steps of a prompt become what is to be carried out, or the nearest sentences that would be understood. */
import { readCase, rulesInterpreter, type Action, type Interpretation } from '../../agent/index.js';
import type { OwnDeed, OwnSteps } from '../Place.js';
import type { PromptStep, StepWords } from '../../cases/prompt.js';

export interface ReadStep {
  step: PromptStep;
  jobs?: Job[];
  unknown: readonly Unknown[];
}

export interface Unknown {
  words: StepWords;
  /** Which of the steps that it means, from 1. */
  inner?: number;
  /** How far it was understood. */
  upTo?: string;
  nearest: readonly string[];
}

/** What a step, or one of those that it means, comes to. */
export interface Job {
  words: StepWords;
  /** Which of the steps that it means, from 1. */
  inner?: number;
  do: Action | OwnDeed;
}

export const isOwn = (action: Action | OwnDeed): action is OwnDeed => 'run' in action;

interface Read {
  jobs?: Job[];
  unknown?: Unknown;
}

function unreadOf(reading: Interpretation | undefined): Pick<Unknown, 'upTo' | 'nearest'> {
  if (reading === undefined || reading.understood) return { nearest: [] };
  const { upTo, nearest } = reading;
  return { ...(upTo !== undefined && { upTo }), nearest };
}

/** A step that means others is those others: its own words are the user's. */
export async function readSteps(
  steps: readonly PromptStep[],
  ownSteps: OwnSteps | undefined,
  asksModel = false,
): Promise<ReadStep[]> {
  const said = steps.flatMap((step) => step.meaning ?? [step]);
  const readings = await readCase(said, asksModel ? rulesInterpreter : undefined);
  let at = 0;
  return steps.map((step) => {
    const parts: readonly StepWords[] = step.meaning ?? [step];
    const read = parts.map((words, index): Read => {
      const reading = readings[at++];
      const own = ownSteps?.find(words);
      const inner = step.meaning ? { inner: index + 1 } : {};
      if (own) return { jobs: [{ words, ...inner, do: own }] };
      if (!reading?.understood) return { unknown: { words, ...inner, ...unreadOf(reading) } };
      return { jobs: reading.actions.map((action) => ({ words, ...inner, do: action })) };
    });
    const unknown = read.flatMap((part) => part.unknown ?? []);
    const jobs = read.flatMap((part) => part.jobs ?? []);
    return unknown.length > 0 ? { step, unknown } : { step, jobs, unknown };
  });
}
