/** The report as JUnit XML, for every CI; `JUNIT_FORMS` says what that means. A plan's cases are tests of their own, and so is a run that failed otherwise. */
import { plainLine, plainText, bounded } from '../plainText.js';
import type { Report, Attempt, ReportedCase, OtherTest } from '../report.js';
import {
  type JunitForm,
  type JunitTest,
  type Finding,
  type AttachmentPlaces,
  writeSuites,
  type JunitSuite,
} from './writeSuites.js';
import {
  faultProperties,
  reportProperties,
  findingOf,
  placeLine,
  planTests,
  propertiesOf,
} from './findingOf.js';
import { caseTitle, lastAttempt } from '../caseFacts.js';

export { attachmentBase } from './writeSuites.js';
export { JUNIT_FORMS, type JunitForm } from './writeSuites.js';

interface JunitOptions extends AttachmentPlaces {
  /** @default 'full' */
  form?: JunitForm;
}

export function junitXml(report: Report, { form = 'full', ...places }: JunitOptions): string {
  const title = plainLine(report.title) || 'Casewright';
  const hostname = [...new Set(report.parts.map((part) => plainLine(part.hostname)))].join(', ');
  const suites = form === 'full' ? suitesOf(report, title) : [wholeSuite(report, title)];
  return writeSuites(suites, { title, hostname, form, ...places });
}

/** One for each file. What went wrong around them, and a run without any test, get one of the run's name. */
function suitesOf(report: Report, title: string): JunitSuite[] {
  const files = new Map<string, JunitTest[]>();
  const reported = testsOf(report);
  for (const test of reported) {
    const tests = files.get(test.file);
    if (tests) tests.push(test);
    else files.set(test.file, [test]);
  }
  const properties = reportProperties(report);
  const all = [...files].map(([name, tests]) => ({ name, properties, tests: uniqueNames(tests) }));
  const faults = faultProperties(report);
  const tests = runTests(report, reported).map(plainTest);
  if (all.length > 0 && faults.length === 0 && tests.length === 0) return all;
  return [{ name: title, properties: [...properties, ...faults], tests }, ...all];
}

const wholeSuite = (report: Report, title: string): JunitSuite => ({
  name: title,
  properties: [...reportProperties(report), ...faultProperties(report)],
  tests: suitesOf(report, title).flatMap(({ tests }) => tests),
});

const testsOf = ({ cases, otherTests }: Report): JunitTest[] =>
  [...cases.flatMap(caseTests), ...otherTests.map(otherTest)].map(plainTest);

/** Readers of JUnit keep one test of each name in a file, so twins get what tells them apart. */
const NAME_LIMIT = 1_000;

function uniqueNames(tests: readonly JunitTest[]): JunitTest[] {
  const named = tests.map((test) => ({ ...test, name: plainLine(test.name, NAME_LIMIT) || '(no title)' }));
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = named.map((test) => {
    const isTwin = test.line !== null && (counts.get(test.name) ?? 0) > 1;
    return isTwin ? { ...test, name: `${test.name} (line ${test.line})` } : test;
  });
  return numberTwins(told);
}

function numberTwins(tests: readonly JunitTest[]): JunitTest[] {
  const taken = new Set<string>();
  return tests.map((test) => {
    let name = test.name;
    for (let number = 2; taken.has(name); number += 1) name = `${test.name} (${number})`;
    taken.add(name);
    return { ...test, name };
  });
}

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

function otherTest(test: OtherTest): JunitTest {
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
function runTests(report: Report, tests: readonly JunitTest[]): JunitTest[] {
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

const plainTest = (test: JunitTest): JunitTest => ({
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
