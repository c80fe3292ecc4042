/** Small real projects that run `npx vitest`, with the built package as a user has it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import type { EntryMeta } from '../../src/vitest/provided.js';
import { root } from './places.js';
import { casesCalls, makeProject, runNode, type PlaywrightProject, type Ran } from './playwrightProject.js';

export interface VitestProject extends PlaywrightProject {
  /** `npx vitest run` with these arguments. */
  vitest(args?: string[], env?: Record<string, string>): Promise<Ran>;
  /** `npx vitest list` with these arguments. */
  list(args?: string[]): Promise<Ran>;
  /** A script of the project. */
  node(args: string[]): Promise<Ran>;
}

export const VITEST = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** The configuration that most projects need; `options` is the text of what `cases()` gets, or each of several. */
export function vitestConfig(options: string | readonly string[], rest = ''): string {
  return (
    `import { defineConfig } from 'vitest/config';\n` +
    `import { cases } from 'casewright/vitest';\n` +
    `export default defineConfig({ plugins: [${casesCalls(options)}], ${rest} });\n`
  );
}

/** A project for the length of the test that makes it. */
export async function vitestProject(files: Record<string, string>): Promise<VitestProject> {
  const project = await makeVitestProject(files);
  onTestFinished(() => project.dispose());
  return project;
}

/** The same for several tests, whose last one disposes of it. */
export async function makeVitestProject(files: Record<string, string>): Promise<VitestProject> {
  const project = await makeProject(files);
  return {
    ...project,
    vitest: (args = [], env = {}) => runNode(project.folder, [VITEST, 'run', ...args], env),
    node: (args) => runNode(project.folder, args),
    list: (args = []) => runNode(project.folder, [VITEST, 'list', ...args]),
  };
}

/** A test as Vitest's own JSON report has it. */
export interface ReportedTest {
  title: string;
  fullName: string;
  status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
  failureMessages: string[];
  meta: { casewright?: EntryMeta };
  location?: { line: number; column: number };
}

interface Report {
  testResults: { name: string; message: string; assertionResults: ReportedTest[] }[];
}

/** For runs with these arguments, {@link reportedTests} knows the tests. */
export const WITH_REPORT = ['--reporter=default', '--reporter=json', '--outputFile.json=report.json'];

/** @param file the report's; it lies in Vite's root */
export async function reportedTests(
  project: Pick<VitestProject, 'read'>,
  file = 'report.json',
): Promise<ReportedTest[]> {
  const { testResults } = JSON.parse(await project.read(file)) as Report;
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

/** The titles of those that were run. */
export async function titlesRun(project: Pick<VitestProject, 'read'>): Promise<string[]> {
  const tests = await reportedTests(project);
  const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed');
  return ran.map(({ title }) => title).toSorted();
}

/** What the plugin wrote down of a test's last attempt. */
export async function outcomeOf(test: ReportedTest): Promise<Outcome> {
  return Outcome.parse(JSON.parse(await readFile(outcomeFileOf(test) ?? '', 'utf8')));
}

/** Undefined for a test that came to no outcome. */
export const outcomeFileOf = ({ meta }: ReportedTest): string | undefined =>
  meta.casewright?.outcomes?.at(-1)?.path;
