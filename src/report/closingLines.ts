/** What stands in the terminal when a run is over: what failed and why, and where the report is. */
import { styleText } from 'node:util';
import {
  caseTitle,
  countCases,
  countOthers,
  STANDINGS,
  standingName,
  type Standing,
  modelUse,
  whyOf,
  lastAttempt,
  besideCase,
} from './caseFacts.js';
import { harmlessLine } from './plainText.js';
import type { Attempt, Report, ReportedCase } from './report.js';
import { concernOf } from './reasons.js';

/** So many are read in a terminal; who wants to see them all opens the report. */
const MOST = 20;

/** Ends in a line feed. One line where all is well. @param report where it is, if any of its files could be written */
export function closingLines(
  report: Report,
  { report: place, colors }: { report: string | undefined; colors: boolean },
): string {
  const paint = painter(colors);
  const failing = report.cases.filter(({ effect }) => effect === 'fails');
  const warned = report.cases.filter(({ effect }) => effect === 'warns');
  const blocks = [
    ...failing.slice(0, MOST).map((one, index) => failingBlock(one, index + 1, paint)),
    moreLine(failing.length, 'failing cases', paint),
    warned.slice(0, MOST).map((one) => warnedLine(one, paint)),
    moreLine(warned.length, 'warnings', paint),
    healedLines(report, paint),
    judgedLines(report, paint),
    report.faults.map((fault) => paint(['bold', 'red'], `  FAULT: ${harmlessLine(fault, 1_000)}`)),
    [
      `  ${paint(['bold'], 'Casewright')}: ${countsOf(report, paint)}${modelWords(report)} ${placeWords(place, paint)}`,
    ],
  ];
  const reported = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${reported.length > 1 ? '\n' : ''}${reported.join('\n\n')}\n`;
}

type Format = Parameters<typeof styleText>[0];
type Paint = (format: Format, text: string) => string;

/** Whether there are colours is the caller's to know: not what this process's own streams are. */
const painter =
  (colors: boolean): Paint =>
  (format, text) =>
    colors ? styleText(format, text, { validateStream: false }) : text;

function failingBlock(one: ReportedCase, number: number, paint: Paint): string[] {
  const attempt = lastAttempt(one);
  const { verdict, reason, planRun } = attempt;
  const [color, ended] =
    verdict === 'error' ? (['yellow', 'No verdict'] as const) : (['red', 'Failed'] as const);
  const concern = reason === null ? '' : ` (${concernOf(reason)})`;
  const lines = planRun || severalUnknown(attempt) ? manySteps(attempt) : oneStep(attempt);
  return [
    `  ${paint([color], `${number}) ${placeOf(one, attempt)} › ${harmlessLine(caseTitle(one))}`)}`,
    `     ${paint(['bold'], `${ended}: ${reason ?? 'no reason is told'}`)}${concern}${retriesOf(one)}`,
    ...lines.map((line) => `     ${line}`),
  ];
}

const moreLine = (count: number, what: string, paint: Paint): string[] =>
  count > MOST
    ? [
        paint(
          ['bold'],
          `  … and ${(count - MOST).toLocaleString('en')} more ${what}: the report has them all`,
        ),
      ]
    : [];

const retriesOf = ({ attempts }: ReportedCase): string =>
  attempts.length > 1 ? `, in all ${attempts.length} attempts` : '';

function warnedLine(one: ReportedCase, paint: Paint): string {
  const attempt = lastAttempt(one);
  const why = `${attempt.reason ?? ''}: ${harmlessLine(attempt.message, 200)}`;
  return `  ${paint(['yellow'], 'Warning')}: ${placeOf(one, attempt)} › ${harmlessLine(caseTitle(one), 200)}: ${why}`;
}

/** What was recorded and no longer fitted the page, and what is in its place now. */
function healedLines({ cases }: Report, paint: Paint): string[] {
  const all = cases.flatMap((one) =>
    one.attempts.flatMap(({ healed }) => healed.map((each) => ({ one, each }))),
  );
  const lines = all.slice(0, MOST).map(({ one, each: { file, line, was, now, written } }) => {
    const place = harmlessLine(besideCase(one, file), 1_000);
    const words = `"${harmlessLine(was, 200)}" is now "${harmlessLine(now.join('; '), 200)}"`;
    return `  ${paint(['yellow'], 'Healed')}: ${place}:${line}: ${words} (${written ? 'written there' : 'not written'})`;
  });
  return [...lines, ...moreLine(all.length, 'healed recordings', paint)];
}

/** What was taken from a model's opinion, and seen by nobody. */
function judgedLines({ cases }: Report, paint: Paint): string[] {
  const all = cases.flatMap((one) =>
    lastAttempt(one).steps.flatMap((step) => (step.model?.hasJudged ? { one, step } : [])),
  );
  const lines = all.slice(0, MOST).map(({ one, step: { line, text, status, observed, model } }) => {
    const place = harmlessLine(one.file, 1_000);
    const words = `"${harmlessLine(text, 200)}" ${status} by ${model?.id}: ${harmlessLine(observed ?? '', 200)}`;
    return `  ${paint(['yellow'], 'Judged by a model')}: ${place}:${line}: ${words}`;
  });
  return [...lines, ...moreLine(all.length, 'steps judged by a model', paint)];
}

const placeOf = ({ file }: ReportedCase, { line, column }: Attempt): string =>
  `${harmlessLine(file, 1_000)}:${line}:${column}`;

const COLORS: Record<Standing, Format> = {
  ...{ failed: 'red', error: 'red', warned: 'yellow', flaky: 'yellow', passed: 'green', skipped: 'dim' },
};

const placeWords = (place: string | undefined, paint: Paint): string =>
  place === undefined
    ? paint(['red'], '(the report could not be written)')
    : paint(['dim'], `(${harmlessLine(place, 4_000)})`);

function modelWords(report: Report): string {
  const use = modelUse(report);
  return use === null ? '' : `; ${use}`;
}

function countsOf(report: Report, paint: Paint): string {
  const counts = countCases(report.cases);
  const reported = STANDINGS.filter((standing) => counts[standing] > 0).map((standing) =>
    paint(COLORS[standing], `${counts[standing]} ${standingName(standing)}`),
  );
  const words = reported.length > 0 ? reported.join(', ') : 'no cases';
  const { failed } = countOthers(report.otherTests);
  const others =
    failed === 0 ? '' : `; ${paint(['red'], `${failed} other ${failed === 1 ? 'test' : 'tests'} failed`)}`;
  if (report.status === 'interrupted') return `interrupted, ${words}${others}`;
  // Green words must not be all that is seen.
  const isReported = report.status === 'passed' || counts.failed + counts.error + failed > 0;
  return `${isReported ? '' : `${paint(['red'], 'run failed')}, `}${words}${others}`;
}

const oneStep = (attempt: Attempt): string[] =>
  whyOf(attempt)
    .map(([name, text]) => [name, harmlessLine(text, 500)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (name === 'What happened' ? text : `${`${name}:`.padEnd(9)} ${text}`));

const severalUnknown = ({ steps, reason }: Attempt): boolean =>
  reason === 'step not understood' && steps.filter(({ status }) => status === 'error').length > 1;

/** Of the cases of a plan, or of the steps that weren't understood. */
const MOST_STEPS = 10;

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
