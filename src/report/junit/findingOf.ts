/** What an attempt came to, as JUnit tells it: a failure, an error, something skipped, or nothing to tell. */
import { decidingStep, decisivePicture } from '../caseFacts.js';
import type { StepOutcome } from '../outcome.js';
import { bounded, plainLine, plainText } from '../plainText.js';
import type { Attempt, ReportedCase } from '../report.js';
import type { Finding } from './JunitTest.js';

/** Of one piece of text; a page's whole source would drown the rest. */
const TEXT_LIMIT = 4_000;

/** What only warns must not fail the pipeline by way of this file, and is not green either: it counts as skipped. */
export function findingOf(attempt: Attempt, { file }: Pick<ReportedCase, 'file'>): Finding {
  const { effect, verdict, reason } = attempt;
  const message = plainLine(attempt.message);
  const files = filesOf(attempt);
  const type = reason ?? verdict;
  if (effect === 'passes') return { kind: 'passed', message, type, text: '', files };
  const text = textOf(attempt, file);
  if (effect === 'none') return { kind: 'skipped', message: message || type, type, text: '', files };
  if (effect === 'warns')
    return { kind: 'skipped', message: `Warns only (${type}): ${message}`, type, text, files };
  return { kind: verdict === 'error' ? 'error' : 'failure', message, type, text, files };
}

function textOf(attempt: Attempt, file: string): string {
  const step = decidingStep(attempt);
  const { message, session, sessionId, planRunId, line, column } = attempt;
  return [
    bounded(plainText(message), TEXT_LIMIT),
    ...stepLines(step),
    ...named('Summary', session?.summary),
    ...named('Session', sessionId),
    ...named('Plan run', planRunId),
    ...attempt.remarks.flatMap((remark) => named('Remark', remark)),
    '',
    placeLine(step?.text ?? '', { file, line, column }),
  ].join('\n');
}

const stepLines = (step: StepOutcome | undefined): string[] =>
  step
    ? [
        ...named('Step', step.text),
        ...named('Expected', step.expected),
        ...named('Observed', step.observed),
        ...(step.expected === null ? named('What happened', step.summary) : []),
      ]
    : [];

const named = (name: string, value: string | null | undefined): string[] =>
  value == null || value === '' ? [] : [`${name}: ${bounded(plainText(value), TEXT_LIMIT)}`];

/** The form of a stack's line in Node, by which readers of JUnit find file and line. */
export const placeLine = (
  what: string,
  { file, line, column }: { file: string; line: number; column: number },
): string =>
  `    at ${plainLine(what, 120)} (${plainLine(file, 1_000)}:${line}:${column})`.replace('at  (', 'at (');

/** That which shows why comes first, then the others as they were taken. */
const filesOf = (attempt: Attempt): string[] => {
  const files = [decisivePicture(attempt), ...attempt.screenshots.map(({ file }) => file)];
  return [...new Set(files.filter((file) => file !== null))];
};
