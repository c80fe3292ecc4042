/** Why an attempt failed, in a few bounded lines: the step, then expected and observed, or else what happened. */
import { whyOf } from '../caseFacts.js';
import { harmlessLine } from '../plainText.js';
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
  return {
    verdict: verdict === 'error' ? 'No verdict' : 'Failed',
    concern: reason === null ? '' : ` (${concernOf(reason)})`,
    lines: planRun || severalUnknown(attempt) ? manySteps(attempt) : oneStep(attempt),
  };
}

const oneStep = (attempt: Attempt): string[] =>
  whyOf(attempt)
    .map(([name, text]) => [name, harmlessLine(text, 500)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === 'What happened' ? text : `${`${name}:`.padEnd(9)} ${text}`));

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
