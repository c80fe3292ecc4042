/** Reads and checks all reports that the command line names, and tells at once what is wrong with any of them. */
import { existsSync, statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { z } from 'zod';
import { harmlessLine } from '../../report/plainText.js';
import { Report, REPORT_SCHEMA } from '../../report/report.js';
import { UsageError, type Environment } from '../Environment.js';
import type { ReportOptions } from './report.js';

export interface FoundReport {
  /** Absolute. */
  file: string;
  /** As the user would name it. */
  name: string;
  report: Report;
}

/** @throws UsageError */
export async function readReports(
  { from, history = [] }: Pick<ReportOptions, 'from' | 'history'>,
  { cwd, platform }: Pick<Environment, 'cwd' | 'platform'>,
): Promise<{ from: FoundReport[]; history: Report[] }> {
  const faults: string[] = [];
  const read = async ({ files, faults: missing }: Found) => {
    faults.push(...missing);
    const found: FoundReport[] = [];
    for (const file of files) {
      const name = path.relative(cwd, file);
      const report = await readReport(file);
      if (Array.isArray(report)) faults.push(...report.map((fault) => `${name}: ${fault}`));
      else found.push({ file, name, report });
    }
    return found;
  };
  const found = await read(await findReports(from, { cwd, platform, mayBeNone: false }));
  // Before the first run of a suite there is no earlier one.
  const earlier = await read(await findReports(history, { cwd, platform, mayBeNone: true }));
  if (faults.length > 0) throw new UsageError(complaint(faults));
  return { from: found, history: earlier.map(({ report }) => report) };
}

/** The report, or what is wrong with it and where. */
async function readReport(file: string): Promise<Report | string[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const what = error instanceof SyntaxError ? 'is no JSON, perhaps it was cut off' : "can't be read";
    return [`${what}: ${error.message}`];
  }
  const foreign = faultOfSchema(value);
  if (foreign !== undefined) return [foreign];
  const read = Report.safeParse(value);
  if (!read.success) return shortened(read.error.issues.map(issueInWords));
  const faults = faultsOfSources(read.data);
  return faults.length > 0 ? shortened(faults) : read.data;
}

const MOST_FAULTS = 5;

/** File names and what stands in files may hold whatever a terminal or a CI service would obey. */
const complaint = (faults: readonly string[]): string =>
  [
    "These reports can't be drawn, so nothing was written:",
    ...faults.map((each) => harmlessLine(each, 600)),
  ].join('\n  ');

const NO_REPORT = 'Please give the report.json that a reporter of Casewright has written.';

function faultOfSchema(value: unknown): string | undefined {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (schema === REPORT_SCHEMA) return undefined;
  if (typeof schema !== 'string') return `is no report of Casewright, it has no \`schema\`. ${NO_REPORT}`;
  if (/^casewright-report\/\d+$/.test(schema)) {
    return (
      `was written by another version of Casewright: its schema is ${schema}, this version reads ${REPORT_SCHEMA}. ` +
      'Please draw it with the version that the run had, or a later one.'
    );
  }
  return `is no report of Casewright, its schema is ${JSON.stringify(schema)}. ${NO_REPORT}`;
}

const issueInWords = ({ path, message }: z.core.$ZodIssue): string =>
  `${z.core.toDotPath(path) || 'the whole'}: ${message}`;

const faultsOfSources = ({ cases, sources }: Report): string[] =>
  cases.flatMap(({ source }, index) =>
    source === null || source in sources ? [] : [`cases[${index}].source: there is no source ${source}`],
  );

function shortened(faults: readonly string[]): string[] {
  const left = faults.length - MOST_FAULTS;
  return [...faults.slice(0, MOST_FAULTS), ...(left > 0 ? [`and ${left} more`] : [])];
}

type SearchContext = Pick<Environment, 'cwd' | 'platform'>;

interface Found {
  /** Absolute, each once. */
  files: string[];
  faults: string[];
}

interface Search extends SearchContext {
  /** Whether a glob may stand for no report at all. */
  mayBeNone: boolean;
}

/** What the words of the command line stand for: a report, a folder that holds one, or a glob of either. */
async function findReports(words: readonly string[], search: Search): Promise<Found> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const word of words) {
    const places = await placesOf(word, search);
    const found = places.map(reportAt).filter((file) => existsSync(file));
    for (const file of found) files.set(await realpath(file), file);
    const fault = found.length < Math.max(places.length, 1) ? whyNone(word, places, search) : undefined;
    if (fault !== undefined) faults.push(fault);
  }
  return { files: [...files.values()], faults };
}

/** A name that is there is never a glob, whatever brackets it has. */
async function placesOf(word: string, { cwd, platform }: SearchContext): Promise<string[]> {
  const absolute = path.resolve(cwd, word);
  const pattern = patternOf(word, platform);
  if (existsSync(absolute) || !isDynamicPattern(pattern)) return [absolute];
  const found = await glob(pattern, { cwd, absolute: true, onlyFiles: false, expandDirectories: false });
  return found.map((place) => path.resolve(place)).toSorted();
}

/** There a backslash separates folders, and escapes nothing. */
const patternOf = (word: string, platform: NodeJS.Platform) =>
  platform === 'win32' ? word.replaceAll('\\', '/') : word;

const reportAt = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ? path.join(place, 'report.json') : place;

function whyNone(word: string, places: readonly string[], search: Search): string | undefined {
  if (places.length === 0) return search.mayBeNone ? undefined : `${word}: no file matches it.`;
  const bare = places.filter((place) => existsSync(place) && !existsSync(reportAt(place)));
  if (bare.length === 0) return `${word}: there is no such file.`;
  const names = bare.map((place) => path.relative(search.cwd, place) || '.');
  return `${names.join(', ')}: the folder holds no report.json.`;
}
