/** What no sentence can say may be judged by a model, where the user wants that: it is told as such, and never recorded. */
import type { StepInWords } from '../language/read.js';
import type { Sentence } from './answers.js';
import type { Call } from './ask.js';
import { valueMissing } from './checks/complete.js';
import { asksOf, type Mood } from './checks/stepWords.js';
import type { OfferedModel } from './options.js';
import { JUDGEMENT } from './tools.js';

/** A model's own opinion of what a step expects, beside the sentences that say the rest of it. */
export interface Judged {
  holds: boolean;
  because: string;
}

export interface Judging {
  step: StepInWords;
  before: Mood | undefined;
  /** Where a recorded sentence is asked for anew: a model's opinion is less than what it said. */
  isHealing: boolean;
  sentences: readonly Sentence[];
}

/**
 * @param calls of the tool
 * @returns `fault` for what may not be judged
 */
export function judgedBy(
  [call, ...others]: readonly Call[],
  { step, before, isHealing, sentences }: Judging,
): Judged | { fault: string } {
  if (others.length > 0) return { fault: 'A step is judged once, as a whole.' };
  const said = JUDGEMENT.safeParse(call?.input);
  if (!said.success) return { fault: said.error.issues.map(({ message }) => message).join(' ') };
  if (isHealing) return { fault: 'What is recorded is looked at on the page, and never judged by you.' };
  if (asksOf(step, before) !== 'expects')
    return { fault: 'The step does not say what is expected, so there is nothing to judge.' };
  const actions = sentences.flatMap((sentence) => sentence.actions);
  const fault = valueMissing(actions, step);
  return fault === undefined ? said.data : { fault: `${fault} That much can be expected by a call.` };
}

export const summaryOf = ({ holds, because }: Judged, { id }: OfferedModel): string =>
  `Judged by the model "${id}" alone, and not seen to be so: ${holds ? 'it holds' : 'it does not hold'}. ${because}`;
