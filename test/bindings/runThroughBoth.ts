/** The same case files through both bindings, and what each told of every entry, in one shape. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Outcome } from '../../src/report/outcome.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import {
  WITH_REPORT,
  reportedTests,
  vitestConfig,
  vitestProject,
  type ReportedTest,
} from '../support/vitestProject.js';

export interface Told {
  /** How the runner counts it. */
  state: 'green' | 'red' | 'skipped';
  /** What the runner shows of its failure, without its place. */
  message: string | undefined;
  /** `file:line:column` of the failure. */
  place: string | undefined;
  outcome: Outcome | undefined;
}

/** By the entry's full title. */
export type AllTold = Map<string, Told>;

export interface Run {
  files: Record<string, string>;
  /** The text of what `cases()` gets, in both. */
  options: string;
  env?: Record<string, string>;
}

export async function throughPlaywright({ files, options, env = {} }: Run): Promise<AllTold> {
  const project = await playwrightProject({ 'playwright.config.ts': config(options), ...files });
  await project.playwright(['--reporter=json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' });
  const report = JSON.parse(await project.read('report.json')) as JsonReport;
  const told = entriesOf(report).map(
    async (entry) => [entry.title, await ofPlaywright(entry, project.folder)] as const,
  );
  return new Map(await Promise.all(told));
}

export async function throughVitest({ files, options, env = {} }: Run): Promise<AllTold> {
  const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options), ...files });
  await project.vitest(WITH_REPORT, env);
  const tests = await reportedTests(project);
  const told = tests.map(async (one) => [one.title, await ofVitest(one, project.folder)] as const);
  return new Map(await Promise.all(told));
}

async function ofPlaywright({ ok, result }: JsonEntry, folder: string): Promise<Told> {
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
    outcome: attached?.path === undefined ? undefined : await readOutcome(attached.path),
  };
}

async function ofVitest({ status, failureMessages, meta }: ReportedTest, folder: string): Promise<Told> {
  // Playwright has no error for this; it counts the entry as failed by itself.
  const [failure] = failureMessages.filter((message) => !message.includes('is tagged @fail, but it passed'));
  const frame = /\n\s+at (?:.*\()?(?<place>[^\n()]+:\d+:\d+)\)?/.exec(failure ?? '')?.groups?.['place'];
  return {
    state: status === 'passed' ? 'green' : status === 'failed' ? 'red' : 'skipped',
    message: bare(failure),
    place: frame && path.relative(folder, frame),
    outcome: meta.casewright && (await readOutcome(meta.casewright.outcome)),
  };
}

const readOutcome = async (file: string) => Outcome.parse(JSON.parse(await readFile(file, 'utf8')));

/** Without colours, the error's name, the stack and the code frame. */
const bare = (message: string | undefined): string | undefined =>
  message &&
  stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .replace(/\n\s+at [^\n]+:\d+:\d+[^]*$/, '')
    .trimEnd();
