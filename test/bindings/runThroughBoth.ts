/** The same case files through both bindings, and what each told of every entry, in one shape. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Outcome } from '../../src/report/outcome.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import {
  WITH_REPORT,
  outcomeFileOf,
  outcomeOf,
  reportedTests,
  vitestConfig,
  vitestProject,
  type ReportedTest,
} from '../support/vitestProject.js';

export interface Reported {
  /** How the runner counts it. */
  state: 'green' | 'red' | 'skipped';
  /** What the runner shows of its failure, without its place. */
  message: string | undefined;
  /** `file:line:column` of the failure. */
  place: string | undefined;
  outcome: Outcome | undefined;
}

/** By the entry's title. */
export type AllTold = Map<string, Reported>;

export interface Run {
  files: Record<string, string>;
  /** The text of what each `cases()` of the configuration gets, in both. */
  options: readonly string[];
  env?: Record<string, string>;
  /** How often what failed is tried again. */
  retries?: number;
  /**
   * Titles of entries that Playwright is told to expect to fail: after each that it doesn't, it starts a worker and its
   * browser anew. Not for a hosted service, where no session is started ahead for a test of one's own.
   */
  expected?: readonly string[];
}

export interface RanThrough {
  reported: AllTold;
  exitCode: number;
}

/** Entries at the same time: they wait more than they work. */
const WORKERS = 3;

export async function throughPlaywright(run: Run): Promise<RanThrough> {
  const { files, env, retries = 0, expected = [] } = run;
  const settings = `fullyParallel: true, workers: ${WORKERS}, retries: ${retries},`;
  const own = expected.length === 0 ? '' : `importTestFrom: './expecting.ts'`;
  const options = run.options.map((one) => `{ ...${one}, ${own} }`);
  const project = await playwrightProject({
    ...{ 'playwright.config.ts': config(options, settings), 'expecting.ts': expecting(expected) },
    ...files,
  });
  const { exitCode } = await project.playwright(['--reporter=json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json',
  });
  const report = JSON.parse(await project.read('report.json')) as JsonReport;
  const entries = entriesOf(report).map((one) =>
    // It is fine for Playwright when it fails.
    expected.includes(one.title) ? { ...one, ok: !one.ok } : one,
  );
  return { exitCode, reported: await byTitle(entries, (one) => ofPlaywright(one, project.folder)) };
}

const expecting = (titles: readonly string[]) => `import { test as base } from '@playwright/test';
export const test = base.extend({
  expecting: [async ({}, use, testInfo) => {
    testInfo.fail(${JSON.stringify(titles)}.includes(testInfo.title));
    await use();
  }, { auto: true }],
});
`;

export async function throughVitest({ files, options, env, retries = 0 }: Run): Promise<RanThrough> {
  // A process for each case file would take longer than most of its cases.
  const settings = `test: { maxWorkers: ${WORKERS}, retry: ${retries}, isolate: false }`;
  const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options, settings), ...files });
  const { exitCode } = await project.vitest(WITH_REPORT, env);
  const tests = await reportedTests(project);
  return { exitCode, reported: await byTitle(tests, (one) => ofVitest(one, project.folder)) };
}

/** @throws Error for a title that two entries have: one of them would be compared with nothing */
async function byTitle<Entry extends { title: string }>(
  entries: readonly Entry[],
  tell: (entry: Entry) => Promise<Reported>,
): Promise<AllTold> {
  const all: AllTold = new Map();
  for (const entry of entries) {
    if (all.has(entry.title)) throw new Error(`Two entries have the title "${entry.title}".`);
    all.set(entry.title, await tell(entry));
  }
  return all;
}

async function ofPlaywright({ ok, result }: JsonEntry, folder: string): Promise<Reported> {
  const attached = result.attachments.find(({ name }) => name === 'casewright-outcome');
  const { message, location } = result.error ?? {};
  const state = result.status === 'skipped' ? 'skipped' : ok ? 'green' : 'red';
  return {
    state,
    message: state === 'red' ? bare(message) : undefined,
    place:
      state === 'red' && location
        ? `${path.relative(folder, location.file)}:${location.line}:${location.column}`
        : undefined,
    outcome:
      attached?.path === undefined
        ? undefined
        : Outcome.parse(JSON.parse(await readFile(attached.path, 'utf8'))),
  };
}

async function ofVitest(test: ReportedTest, folder: string): Promise<Reported> {
  const { status, failureMessages } = test;
  // Playwright has no error for this; it counts the entry as failed by itself.
  const isRed = status === 'failed';
  const failure = failureMessages.findLast(
    (message) => isRed && !message.includes('is tagged @fail, but it passed'),
  );
  const frame = /\n\s+at (?:.*\()?(?<place>[^\n()]+:\d+:\d+)\)?/.exec(failure ?? '')?.groups?.['place'];
  return {
    state: isRed ? 'red' : status === 'passed' ? 'green' : 'skipped',
    message: bare(failure),
    place: frame && path.relative(folder, frame),
    outcome: outcomeFileOf(test) === undefined ? undefined : await outcomeOf(test),
  };
}

/** Without colours, the error's name, the stack and the code frame. */
const bare = (message: string | undefined): string | undefined =>
  message &&
  stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .replace(/\n\s+at [^\n]+:\d+:\d+[^]*$/, '')
    .trimEnd();
