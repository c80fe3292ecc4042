/** Why an attempt failed, in a few bounded lines: the step, then expected and observed, or else what happened. */
import { decidingStep } from '../caseFacts.js';
import { harmlessLine } from '../plainText.js';
import type { StepOutcome } from '../outcome.js';
import { concernOf } from '../reasons.js';
import type { Attempt } from '../report.js';

/** Of the cases of a plan, or of the steps that weren't understood. */
const MOST_STEPS = 10;

export interface Why {
  verdict: 'Failed' | 'No verdict';
  /** In brackets; empty where no reason is known. */
  concern: string;
  lines: string[];
}

export function whyLines(attempt: Attempt): Why {
  const { verdict, reason, planRun } = attempt;
  const step = decidingStep(attempt);
  return {
    verdict: verdict === 'error' ? 'No verdict' : 'Failed',
    concern: reason === null ? '' : ` (${concernOf(reason)})`,
    lines: planRun || severalUnknown(attempt) ? manySteps(attempt) : oneStep(step, attempt),
  };
}

function oneStep(step: StepOutcome | undefined, { message }: Attempt): string[] {
  const reported = harmlessLine(step?.summary ?? message, 500);
  if (!step) return reported === '' ? [] : [reported];
  const named = [`Step:     ${harmlessLine(step.text)}`];
  if (step.expected === null || step.observed === null) return [...named, reported];
  return [
    ...named,
    `Expected: ${harmlessLine(step.expected, 500)}`,
    `Observed: ${harmlessLine(step.observed, 500)}`,
  ];
}

const severalUnknown = ({ steps, reason }: Attempt): boolean =>
  reason === 'step not understood' && steps.filter(({ status }) => status === 'error').length > 1;

/** All of them at once, so that nobody has to run again for the next one. */
function manySteps({ message, steps, planRun }: Attempt): string[] {
  const open = steps.filter(({ status }) => (planRun ? status !== 'passed' : status === 'error'));
  const shown = open.slice(0, MOST_STEPS).map(({ line, text, status, summary }) => {
    const what = `${planRun ? status : `line ${line}`}: ${harmlessLine(text)}`;
    return summary === null ? what : `${what}: ${harmlessLine(summary, 200)}`;
  });
  const left = open.length - shown.length;
  return [harmlessLine(message, 500), ...shown, ...(left > 0 ? [`and ${left} more`] : [])];
}
