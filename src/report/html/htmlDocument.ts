/** The frame of the page: its policy, which lets nothing run or load that isn't its own, the order of its parts, how text and data become HTML, and the list of cases for where no script runs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Report, OtherTest, ReportedCase } from '../report.js';
import { plainText } from '../plainText.js';
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
import { besideAddress, isPictureName } from './pageData.js';

interface DocumentParts {
  page: PageBundle;
  title: string;
  status: Report['status'];
  /** Shown where scripts don't run, and on paper. */
  fallback: string;
  list: string;
  blocks: readonly string[];
}

/** Comes first, so that nobody sees the list that the page replaces. */
const EARLY_SCRIPT = "document.documentElement.className='scripted'";

/** The page's script stands before the cases' blocks: it shows the list while the browser still reads those. */
export function htmlDocument({ page, title, status, fallback, list, blocks }: DocumentParts): string {
  const script = asScript(page.script);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy([EARLY_SCRIPT, script], page.style)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="generator" content="Casewright">',
    `<link rel="icon" href="${iconOf(status)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<script>${EARLY_SCRIPT}</script>`,
    `<style>${page.style}</style>`,
    '</head>',
    '<body>',
    '<div id="page"></div>',
    `<div id="static">${fallback}</div>`,
    list,
    `<script>${script}</script>`,
    ...blocks,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const policy = (scripts: readonly string[], style: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' data:",
    "connect-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The bundler has escaped the end of the element in its strings already; this is for whatever comes with a library. */
const asScript = (script: string): string => script.replaceAll('</script', '<\\/script');

const COLOURS = { passed: '%231a7f37', failed: '%23c62828', interrupted: '%23b26a00' };

const iconOf = (status: Report['status']): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='${COLOURS[status]}'/%3E%3C/svg%3E`;

/** The page's script and style, which are built into files of their own beside the package's code. */
export interface PageBundle {
  script: string;
  style: string;
}

export async function readPageBundle(): Promise<PageBundle> {
  const [script, style] = await Promise.all(
    ['reportPage.js', 'reportPage.css'].map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}

/** Gives the element of a value that JSON can say. */
export const dataBlock = (id: string, value: unknown): string =>
  packedBlock(id, Buffer.from(JSON.stringify(value, (_key, said: unknown) => readable(said))));

/** Nearly every text is plain already, and there may be a million of them. */
const readable = (said: unknown): unknown =>
  typeof said === 'string' && /[^\n\x20-\x7e]/.test(said) ? plainText(said) : said;

/**
 * Gives the element of a text that is JSON already. One after the other: each packing at the same time takes memory of
 * its own, and there may be ten thousand.
 */
export const packedBlock = (id: string, json: Buffer): string =>
  inertElement(id, 'application/gzip', gzipSync(json));

/** Carries data and does nothing: packed, and without a character that HTML could mistake for its own. */
export const inertElement = (id: string, type: string, bytes: Buffer): string =>
  `<script type="text/x-data" id="${escapeHtml(id)}" data-type="${escapeHtml(type)}">${bytes.toString('base64')}</script>`;

/** Text becomes HTML that shows just this text, in an element or in a quoted attribute. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const COLUMNS = ['Verdict', 'Case', 'What happened'];

/**
 * The report without a script and without a style: what Jenkins' default policy leaves of the page, and what is printed. Its
 * looks come from HTML's own attributes, because no policy forbids those.
 */
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
