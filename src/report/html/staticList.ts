/**
 * The report without a script and without a style: what Jenkins' default policy leaves of the page, and what is printed.
 * Its looks come from HTML's own attributes, because no policy forbids those.
 */
import {
  caseTitle,
  casesInOrder,
  countCases,
  decisivePicture,
  isOpenCase,
  lastAttempt,
  standingOf,
  standingWords,
} from '../caseFacts.js';
import { CONCERN_TITLES, concernOf } from '../reasons.js';
import type { OtherTest, Report, ReportedCase } from '../report.js';
import { besideAddress, isPictureName } from './pageData.js';
import { escapeHtml } from './htmlDocument.js';

const COLUMNS = ['Verdict', 'Case', 'What happened'];

export function staticList(report: Report, filesBase: string): string {
  const cases = casesInOrder(report);
  const [open, fine] = [cases.filter(isOpenCase), cases.filter((one) => !isOpenCase(one))];
  return [
    `<h1>${escapeHtml(report.title)}</h1>`,
    `<p>${escapeHtml(summaryOf(report))}</p>`,
    ...report.faults.map((fault) => `<p><strong>Fault of the run:</strong> ${escapeHtml(fault)}</p>`),
    section('To look at', COLUMNS, open.map(caseRow(filesBase))),
    section('All other cases', COLUMNS, fine.map(caseRow(filesBase))),
    section('Other tests of the suite', ['Status', 'Test', 'Place'], report.otherTests.map(otherRow)),
  ].join('\n');
}

function summaryOf({ cases, startedAt, status }: Report): string {
  const reported = Object.entries(countCases(cases))
    .filter(([, count]) => count > 0)
    .map(([standing, count]) => `${count} ${standing}`)
    .join(', ');
  return `${cases.length} cases: ${reported}. The run ${status === 'interrupted' ? 'was interrupted' : status}. Started ${startedAt}.`;
}

function section(title: string, columns: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const head = columns.map((name) => `<th scope="col" align="left">${name}</th>`).join('');
  return `<h2>${title} (${rows.length})</h2>
<table border="1" cellpadding="6" cellspacing="0" width="100%">
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

const caseRow = (filesBase: string) => (one: ReportedCase) => {
  const last = lastAttempt(one);
  const picture = decisivePicture(last)?.file ?? null;
  const place = `${one.file}:${last.line}:${last.column}`;
  return row([
    escapeHtml(standingWords({ verdict: one.verdict, standing: standingOf(one) })),
    `<strong>${escapeHtml(caseTitle(one))}</strong><br>${escapeHtml(place)}`,
    [
      ...(one.reason ? [`${escapeHtml(one.reason)} (${CONCERN_TITLES[concernOf(one.reason)]})`] : []),
      escapeHtml(last.message),
      ...(picture !== null && isPictureName(picture)
        ? [`<a href="${escapeHtml(besideAddress(picture, filesBase))}">Picture</a>`]
        : []),
    ].join('<br>'),
  ]);
};

const otherRow = ({ status, title, suites, file, line, message }: OtherTest) =>
  row(
    [
      status,
      [[...suites, title].join(' › '), ...(message === null ? [] : [message])].join(' – '),
      line === null ? file : `${file}:${line}`,
    ].map(escapeHtml),
  );

const row = (cells: readonly string[]): string =>
  `<tr valign="top">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
