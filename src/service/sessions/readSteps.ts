/** The steps of a prompt become what is to be carried out, or the nearest sentences that would be understood. */
import { isExpectation, readCase, rulesInterpreter, type Action, type Unread } from '../../agent/index.js';
import type { OwnDeed, OwnSteps } from '../Place.js';
import type { PromptStep, StepWords } from '../../cases/prompt.js';

export interface ReadStep {
  step: PromptStep;
  jobs?: Job[];
  unknown: readonly Unknown[];
}

interface Unknown {
  words: StepWords;
  /** Which of the steps that it means, from 1. */
  inner?: number;
  unread: Unread;
}

/** What a step, or one of those that it means, comes to. */
export interface Job {
  words: StepWords;
  /** Which of the steps that it means, from 1. */
  inner?: number;
  do: Action | OwnDeed;
}

export const isOwn = (action: Action | OwnDeed): action is OwnDeed => 'run' in action;

/** What a function of the user's own checks isn't known, and a wait for something fails where it doesn't come. */
export const mayCheck = ({ do: action }: Job): boolean =>
  isOwn(action) || isExpectation(action) || action.kind === 'waitFor';

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
    const jobs: Job[] = [];
    const unknown: Unknown[] = [];
    const parts: readonly StepWords[] = step.meaning ?? [step];
    for (const [index, words] of parts.entries()) {
      const reading = readings[at++];
      const own = ownSteps?.find(words);
      const part = { words, ...(step.meaning && { inner: index + 1 }) };
      if (own) jobs.push({ ...part, do: own });
      else if (reading?.understood) jobs.push(...reading.actions.map((action) => ({ ...part, do: action })));
      else unknown.push({ ...part, unread: reading?.explain() ?? { nearest: [] } });
    }
    return unknown.length > 0 ? { step, unknown } : { step, jobs, unknown };
  });
}
