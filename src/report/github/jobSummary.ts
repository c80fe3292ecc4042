/** The report as the Markdown of a job's summary on GitHub: what a person needs to know before opening it. */
import { countCases, countOthers, STANDINGS, standingOf, caseTitle, whyOf } from '../caseFacts.js';
import { harmlessLine } from '../plainText.js';
import { concernOf } from '../reasons.js';
import type { Report, Attempt, OtherTest, ReportedCase } from '../report.js';

/** GitHub shows none of a summary above 1 MiB. */
export const SUMMARY_LIMIT = 900_000;

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
    `| | ${STANDINGS.map((standing) => (standing === 'error' ? 'without a verdict' : standing)).join(' | ')} |`,
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
    ...section('Only warned', of('warned').map(warnedCase)),
    ...section('Flaky', of('flaky').map(flakyCase)),
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
  const attempt = one.attempts.at(-1);
  if (!attempt) return '';
  const verdict = attempt.verdict === 'error' ? 'no verdict' : 'failed';
  const attempts = one.attempts.length > 1 ? `, in all ${one.attempts.length} attempts` : '';
  return [
    `- **${markdownCode(caseTitle(one))}**\\`,
    `  ${placeOf(one.file, attempt)} · ${verdict}: ${reasonOf(attempt)}${attempts}`,
    ...whyOf(attempt).map(([name, text]) => `  - ${name}: ${markdownCode(text, TEXT_LIMIT)}`),
    '',
  ].join('\n');
}

const warnedCase = (one: ReportedCase): string => lineOf(one, one.attempts.at(-1));

/** With why it failed before it passed. */
const flakyCase = (one: ReportedCase): string =>
  lineOf(
    one,
    one.attempts.findLast(({ verdict }) => verdict !== 'passed'),
  );

const otherFailure = ({ file, line, message, ...test }: OtherTest): string =>
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
