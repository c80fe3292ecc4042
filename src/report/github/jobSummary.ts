/** The report as the Markdown of a job's summary on GitHub: what a person needs to know before opening it. */
import { countCases, countOthers, STANDINGS, standingOf } from '../countCases.js';
import type { Report } from '../report.js';
import { failedCase, flakyCase, otherFailure, warnedCase } from './caseEntries.js';
import { markdownCode } from './markdownCode.js';

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

const leftOut = (count: number): string =>
  `\n*${count} more entries are left out here; the report has them all.*\n`;

function fitting(pieces: readonly string[], limit: number): string {
  const room = limit - Buffer.byteLength(leftOut(pieces.length));
  let size = 0;
  const sizes = pieces.map((piece) => (size += Buffer.byteLength(piece)));
  if (size <= limit) return pieces.join('');
  const shown = sizes.filter((end) => end <= room).length;
  return pieces.slice(0, shown).join('') + leftOut(pieces.length - shown);
}
