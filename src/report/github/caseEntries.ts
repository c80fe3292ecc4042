/** The entries of a job's summary: a case each. */
import { caseTitle } from '../caseTitle.js';
import { decidingStep } from '../decidingStep.js';
import { concernOf } from '../reasons.js';
import type { Attempt, OtherTest, ReportedCase } from '../report.js';
import { markdownCode } from './markdownCode.js';

/** Of expected and observed each. */
const TEXT_LIMIT = 500;

export function failedCase(one: ReportedCase): string {
  const attempt = one.attempts.at(-1);
  if (!attempt) return '';
  const verdict = attempt.verdict === 'error' ? 'no verdict' : 'failed';
  const attempts = one.attempts.length > 1 ? `, in all ${one.attempts.length} attempts` : '';
  return [
    `- **${markdownCode(caseTitle(one))}**\\`,
    `  ${placeOf(one.file, attempt)} · ${verdict}: ${reasonOf(attempt)}${attempts}`,
    ...details(attempt).map(([name, text]) => `  - ${name}: ${markdownCode(text, TEXT_LIMIT)}`),
    '',
  ].join('\n');
}

export const warnedCase = (one: ReportedCase): string => lineOf(one, one.attempts.at(-1));

/** With why it failed before it passed. */
export const flakyCase = (one: ReportedCase): string =>
  lineOf(
    one,
    one.attempts.findLast(({ verdict }) => verdict !== 'passed'),
  );

export const otherFailure = ({ file, line, message, ...test }: OtherTest): string =>
  `- ${markdownCode(caseTitle(test))} (${markdownCode(line === null ? file : `${file}:${line}`)})${
    message === null ? '' : `: ${markdownCode(message, TEXT_LIMIT)}`
  }\n`;

function lineOf(one: ReportedCase, attempt: Attempt | undefined): string {
  const title = markdownCode(caseTitle(one));
  if (!attempt) return `- ${title}\n`;
  return `- ${title} (${placeOf(one.file, attempt)}): ${reasonOf(attempt)}: ${markdownCode(attempt.message)}\n`;
}

const placeOf = (file: string, { line, column }: Attempt): string =>
  markdownCode(`${file}:${line}:${column}`, 1_000);

const reasonOf = ({ reason }: Attempt): string =>
  reason === null ? 'no reason is told' : `**${reason}** (${concernOf(reason)})`;

function details(attempt: Attempt): [name: string, text: string][] {
  const step = decidingStep(attempt);
  const told: [string, string][] = step ? [['Step', step.text]] : [];
  if (step?.expected != null && step.observed !== null) {
    return [...told, ['Expected', step.expected], ['Observed', step.observed]];
  }
  return [...told, ['What happened', step?.summary ?? attempt.message]];
}
