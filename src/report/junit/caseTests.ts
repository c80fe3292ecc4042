/** A case as tests of a JUnit file: one, or for a plan as many as the plan has cases. */
import { caseTitle, lastAttempt } from '../caseFacts.js';
import { plainLine, plainText, bounded } from '../plainText.js';
import type { Attempt, ReportedCase, OtherTest, Report } from '../report.js';
import type { JunitTest, Finding } from './JunitTest.js';
import { findingOf, placeLine, planTests } from './findingOf.js';
import { propertiesOf } from './propertiesOf.js';

export function caseTests(one: ReportedCase): JunitTest[] {
  const test = caseTest(one);
  const planned = planTests(one);
  // A plan without cases, and a fault that is none of its cases', must not be lost.
  const isReported = planned.some(
    ({ finding }) => finding.kind === test.finding.kind || finding.kind === 'failure',
  );
  const isGreen = test.finding.kind === 'passed' && planned.length > 0;
  return isReported || isGreen ? planned : [test, ...planned];
}

function caseTest(one: ReportedCase): JunitTest {
  const attempt = lastAttempt(one);
  return {
    ...{ id: one.id, name: caseTitle(one), file: one.file, line: one.line },
    ...{ duration: attempt.session?.duration ?? attempt.duration, startedAt: beginning(attempt) },
    finding: findingOf(attempt, one),
    earlier: one.attempts
      .slice(0, -1)
      .map((earlier) => findingOf(earlier, one))
      .filter(({ kind }) => kind !== 'passed'),
    properties: propertiesOf(one, attempt),
  };
}

const beginning = ({ session, startedAt }: Attempt): string => session?.startedAt ?? startedAt;

/** Tests of the suite that are no cases: counted and listed as well. */
const KINDS = {
  passed: 'passed',
  failed: 'failure',
  flaky: 'passed',
  skipped: 'skipped',
  interrupted: 'error',
} as const;

export function otherTest(test: OtherTest): JunitTest {
  const { file, line, column, message, status, duration, project, title } = test;
  const name = caseTitle({ ...test, repetition: 0 });
  const words = message ?? `The test was ${status}.`;
  const place = placeLine(title, { file, line: line ?? 1, column: column ?? 1 });
  const reported = {
    message: plainLine(words),
    type: status,
    text: `${plainText(words)}\n\n${place}`,
    files: [],
  };
  const passed: Finding = { kind: 'passed', message: '', type: '', text: '', files: [] };
  const kind = KINDS[status];
  return {
    ...{ id: `${file}:${line ?? 0} ${name}`, name, file, line, duration, startedAt: null },
    finding: kind === 'passed' ? passed : { ...reported, kind },
    earlier: status === 'flaky' ? [{ ...reported, kind: 'failure' }] : [],
    properties: project === '' ? [] : [['project', project]],
  };
}

/**
 * The run itself as a test, where it failed and no test tells: by a module that could not be loaded, by an error outside of
 * all tests, because it was broken off or had no tests at all. Who only reads this file would else take it for a good one.
 */
const TEXT_LIMIT = 4_000;

/** One or none. @param tests those of the report */
export function runTests(report: Report, tests: readonly JunitTest[]): JunitTest[] {
  if (tests.some(({ finding: { kind } }) => kind === 'failure' || kind === 'error')) return [];
  const problems = problemsOf(report);
  const [first] = problems;
  if (first === undefined) return [];
  const { startedAt, status } = report;
  return [
    {
      ...{ id: 'run', name: 'The run itself', file: '', line: null, duration: 0, startedAt },
      finding: {
        kind: 'error',
        message: plainLine(first),
        type: status === 'interrupted' ? 'interrupted' : 'hook or fixture failed',
        text: problems.map((problem) => bounded(plainText(problem), TEXT_LIMIT)).join('\n\n'),
        files: [],
      },
      earlier: [],
      properties: [],
    },
  ];
}

function problemsOf({ status, faults, parts, cases }: Report): string[] {
  if (status === 'passed') return [];
  // A later run, merged with one that was broken off, may have made up for it.
  const isCutShort = parts.length === 1 || cases.some(({ reason }) => reason === 'not run');
  if (status === 'interrupted' && isCutShort) return ['The run was interrupted.', ...faults];
  const isUnexplained = parts.length === 1 && faults.length === 0;
  return isUnexplained ? ['The run failed, and neither a test nor a fault says why.'] : faults;
}

/** The one door that all text of a test goes through: whatever an earlier step forgot, nothing else is written. */
const FILE_LIMIT = 4_000;

export const plainTest = (test: JunitTest): JunitTest => ({
  ...{ id: plainLine(test.id, FILE_LIMIT), file: plainLine(test.file, FILE_LIMIT) },
  ...{ name: test.name, line: test.line, duration: test.duration },
  startedAt: test.startedAt === null ? null : plainLine(test.startedAt),
  finding: plainFinding(test.finding),
  earlier: test.earlier.map(plainFinding),
  properties: test.properties.map(([name, value]) => [plainLine(name), plainText(value)]),
});

const plainFinding = ({ kind, message, type, text, files }: Finding): Finding => ({
  ...{ kind, message: plainLine(message), type: plainLine(type), text: plainText(text) },
  // A path with anything else in it is no file of a report.
  files: files.filter((file) => file === plainLine(file, FILE_LIMIT)),
});
