/** On GitHub Actions: a summary of the job as Markdown, and annotations at the case files. Quiet elsewhere. */
import { existsSync } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import {
  caseTitle,
  standingOf,
  type Standing,
  whyOf,
  whyLines,
  lastAttempt,
  tellingAttempt,
  countCases,
  countOthers,
  STANDINGS,
  standingName,
} from '../caseFacts.js';
import { harmlessLine, harmlessText, bounded } from '../plainText.js';
import type { Report, Attempt, OtherTest, ReportedCase } from '../report.js';
import { concernOf } from '../reasons.js';
import type { ReportContext } from '../writeReport.js';

export async function tellGithub(
  report: Report,
  { env, print }: Pick<ReportContext, 'env' | 'print'>,
): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  print(annotations(report));
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  // Another reporter of the same step may have written already.
  const size = existsSync(file) ? (await stat(file)).size : 0;
  await appendFile(file, jobSummary(report, Math.max(0, SUMMARY_LIMIT - size)));
}

/** More than these of a kind GitHub doesn't show. */
const MOST = 10;
const MESSAGE_LIMIT = 2_000;

interface Annotation {
  command: 'error' | 'warning' | 'notice';
  file: string;
  line: number | null;
  column: number | null;
  title: string;
  message: string;
}

/** Each ends in a line feed; `''` where there is nothing to say. */
export function annotations(report: Report): string {
  const ofCases = (standing: Standing, command: Annotation['command']) =>
    report.cases.filter((one) => standingOf(one) === standing).map((one) => ofCase(one, command));
  const all = [
    ...ofCases('failed', 'error'),
    ...ofCases('error', 'error'),
    ...report.otherTests.filter(({ status }) => status === 'failed').map(ofOther),
    ...ofCases('warned', 'warning'),
    ...ofCases('flaky', 'notice'),
  ];
  return all.slice(0, MOST).map(commandOf).join('');
}

function ofCase(one: ReportedCase, command: Annotation['command']): Annotation {
  const attempt = tellingAttempt(one);
  const { line, column } = attempt;
  const message = `${one.isFlaky ? 'Passed, but not at once.\n' : ''}${messageOf(attempt)}`;
  return { command, file: one.file, line, column, title: caseTitle(one), message };
}

function messageOf(attempt: Attempt): string {
  const { verdict, reason } = attempt;
  return [
    `${verdict === 'error' ? 'No verdict' : 'Failed'} (${reason ?? 'no reason is told'})`,
    ...whyLines(attempt),
  ].join('\n');
}

const ofOther = ({ file, line, column, message, ...test }: OtherTest): Annotation => ({
  ...{ command: 'error', file, line, column, title: caseTitle(test), message: message ?? 'The test failed.' },
});

function commandOf({ command, file, line, column, title, message }: Annotation): string {
  const properties = [
    `file=${inProperty(harmlessLine(file, 1_000))}`,
    ...(line === null ? [] : [`line=${line}`]),
    ...(column === null ? [] : [`col=${column}`]),
    `title=${inProperty(harmlessLine(title))}`,
  ];
  return `::${command} ${properties.join(',')}::${inMessage(bounded(harmlessText(message), MESSAGE_LIMIT))}\n`;
}

/** The two escapings of GitHub's own toolkit. */
const inMessage = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const inProperty = (text: string): string => inMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** GitHub shows none of a summary above 1 MiB. */
const SUMMARY_LIMIT = 900_000;

/** @param limit in bytes; what doesn't fit is left out whole, and said so */
export function jobSummary(report: Report, limit = SUMMARY_LIMIT): string {
  return fitting([heading(report), ...sections(report)], limit);
}

function heading(report: Report): string {
  const counts = countCases(report.cases);
  const others = countOthers(report.otherTests);
  const name = report.title === '' ? 'Casewright' : report.title;
  return [
    `## ${markdownCode(name)}: ${report.status}`,
    '',
    `| | ${STANDINGS.map(standingName).join(' | ')} |`,
    `| :-- |${STANDINGS.map(() => ' --: |').join('')}`,
    `| Cases | ${STANDINGS.map((standing) => counts[standing]).join(' | ')} |`,
    ...(report.otherTests.length === 0
      ? []
      : [
          `| Other tests | ${others.failed} | ${others.interrupted} | 0 | ${others.flaky} | ${others.passed} | ${others.skipped} |`,
        ]),
    '',
  ].join('\n');
}

function sections(report: Report): string[] {
  const of = (...standings: string[]) => report.cases.filter((one) => standings.includes(standingOf(one)));
  const failures = report.otherTests.filter(({ status }) => status === 'failed' || status === 'interrupted');
  return [
    ...section(
      'What went wrong around the tests',
      report.faults.map((fault) => `- ${markdownCode(fault, 1_000)}\n`),
    ),
    ...section('Failed', [...of('failed'), ...of('error')].map(failedCase)),
    ...section('Only warned', of('warned').map(lineOf)),
    ...section('Flaky', of('flaky').map(lineOf)),
    ...section('Other tests that failed', failures.map(otherFailure)),
  ];
}

/** The heading goes with the first entry, so that none stands alone at the end. */
const section = (title: string, [first, ...rest]: readonly string[]): string[] =>
  first === undefined ? [] : [`\n### ${title}\n\n${first}`, ...rest];

const omitted = (count: number): string =>
  `\n*${count} more entries are left out here; the report has them all.*\n`;

function fitting(pieces: readonly string[], limit: number): string {
  const room = limit - Buffer.byteLength(omitted(pieces.length));
  let size = 0;
  const sizes = pieces.map((piece) => (size += Buffer.byteLength(piece)));
  if (size <= limit) return pieces.join('');
  const shown = sizes.filter((end) => end <= room).length;
  return pieces.slice(0, shown).join('') + omitted(pieces.length - shown);
}

/** Of expected and observed each. */
const TEXT_LIMIT = 500;

function failedCase(one: ReportedCase): string {
  const attempt = lastAttempt(one);
  const verdict = attempt.verdict === 'error' ? 'no verdict' : 'failed';
  const attempts = one.attempts.length > 1 ? `, in all ${one.attempts.length} attempts` : '';
  return [
    `- **${markdownCode(caseTitle(one))}**\\`,
    `  ${placeOf(one.file, attempt)} · ${verdict}: ${reasonOf(attempt)}${attempts}`,
    ...whyOf(attempt).map(([name, text]) => `  - ${name}: ${markdownCode(text, TEXT_LIMIT)}`),
    '',
  ].join('\n');
}

const otherFailure = ({ file, line, message, ...test }: OtherTest): string =>
  `- ${markdownCode(caseTitle(test))} (${markdownCode(line === null ? file : `${file}:${line}`)})${
    message === null ? '' : `: ${markdownCode(message, TEXT_LIMIT)}`
  }\n`;

/** Of a flaky case with why it failed before it passed. */
function lineOf(one: ReportedCase): string {
  const attempt = tellingAttempt(one);
  return `- ${markdownCode(caseTitle(one))} (${placeOf(one.file, attempt)}): ${reasonOf(attempt)}: ${markdownCode(attempt.message)}\n`;
}

const placeOf = (file: string, { line, column }: Attempt): string =>
  markdownCode(`${file}:${line}:${column}`, 1_000);

const reasonOf = ({ reason }: Attempt): string =>
  reason === null ? 'no reason is told' : `**${reason}** (${concernOf(reason)})`;

/**
 * Text from outside as a code span: there GitHub looks for no markup, no links, no addresses and no names of people, and
 * the text needs no escaping, which would have to be right for Markdown, for HTML and for GitHub's own additions.
 */
export function markdownCode(text: string, limit?: number): string {
  const line = harmlessLine(text, limit);
  if (line === '') return '(nothing)';
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}
