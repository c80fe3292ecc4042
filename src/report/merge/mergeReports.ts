/** Several runs, or the shards of one, as one report. */
import { byPlace, deciding, SourceList } from '../inOrder.js';
import type { Attempt, OtherTest, Report, ReportedCase, Source } from '../report.js';

/**
 * A case that several of them have run, one after the other, keeps all attempts, by their time: it is flaky where it passed
 * only later. Runs at the same time are no retries of each other, and the worse end counts. Files of the reports are
 * named by their content, so names never clash. A run that is given twice counts once.
 * @throws TypeError for no reports
 */
export function mergeReports(given: readonly Report[]): Report {
  const reports = given.filter(isFirst);
  const [first] = reports;
  if (!first) throw new TypeError('There is no report to merge.');
  if (reports.length === 1) return { ...first, cases: first.cases.map(decided) };
  const inTime = reports.toSorted(byStart);
  const parts = reports.flatMap((report) => report.parts).toSorted(byStart);
  const begin = Math.min(...parts.map(startOf));
  const end = Math.max(...parts.map((part) => startOf(part) + part.duration));
  const sources = new SourceList();
  return {
    ...first,
    dataRoot: '.',
    startedAt: new Date(begin).toISOString(),
    duration: end - begin,
    status: worst(parts),
    parts,
    cases: mergedCases(inTime, sources),
    otherTests: mergedTests(inTime),
    sources: sources.all,
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  };
}

/** By its attempts alone, whatever else a report that somebody has edited says. */
const decided = (one: ReportedCase): ReportedCase => ({ ...one, ...deciding(one.attempts) });

const isFirst = (report: Report, index: number, all: readonly Report[]): boolean =>
  all.findIndex((other) => isSameRun(other, report)) === index;

const isSameRun = (one: Report, other: Report): boolean =>
  one === other || (isAlike(one.parts, other.parts) && isAlike(one.cases, other.cases));

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Timed {
  startedAt: string;
}

const startOf = ({ startedAt }: Timed) => Date.parse(startedAt);
const byStart = (a: Timed, b: Timed) => startOf(a) - startOf(b);

function worst(parts: Report['parts']): Report['status'] {
  const statuses = new Set(parts.map(({ status }) => status));
  if (statuses.has('interrupted')) return 'interrupted';
  return statuses.has('failed') ? 'failed' : 'passed';
}

interface Found {
  one: ReportedCase;
  text: Source | undefined;
  run: Run;
}

/** From when to when, in milliseconds since 1970. */
interface Run {
  from: number;
  to: number;
}

const runOf = (report: Report): Run => ({ from: startOf(report), to: startOf(report) + report.duration });

function mergedCases(reports: readonly Report[], sources: SourceList): ReportedCase[] {
  const merged = new Map<string, Found>();
  for (const report of reports) {
    const run = runOf(report);
    for (const one of report.cases) {
      const text = one.source === null ? undefined : report.sources[one.source];
      const found = { one: decided(one), text, run };
      const before = merged.get(one.id);
      merged.set(one.id, before ? joined(before, found) : found);
    }
  }
  const inOrder = [...merged.values()].toSorted((a, b) => byPlace(a.one, b.one));
  return inOrder.map(({ one, text }) => ({ ...one, source: text ? sources.add(text.file, text) : null }));
}

function joined(before: Found, after: Found): Found {
  const [earlier, later] =
    isNotRun(after) || (isAtOnce(before, after) && isWorse(before, after))
      ? [after, before]
      : [before, after];
  const all = [...earlier.one.attempts, ...later.one.attempts];
  const ran = all.filter(({ reason }) => reason !== 'not run');
  const attempts: Attempt[] = ran.length > 0 ? ran : all;
  return {
    one: { ...later.one, ...deciding(attempts), attempts },
    text: later.text ?? earlier.text,
    run: { from: before.run.from, to: Math.max(before.run.to, after.run.to) },
  };
}

const isNotRun = ({ one }: Found) => one.attempts.every(({ reason }) => reason === 'not run');

const isAtOnce = (before: { run: Run }, after: { run: Run }): boolean => after.run.from < before.run.to;

const FROM_BEST = ['none', 'passes', 'warns', 'fails'] as const;

const isWorse = ({ one: a }: Found, { one: b }: Found): boolean =>
  FROM_BEST.indexOf(a.effect) > FROM_BEST.indexOf(b.effect);

interface FoundTest {
  test: OtherTest;
  run: Run;
}

function mergedTests(reports: readonly Report[]): OtherTest[] {
  const merged = new Map<string, FoundTest>();
  for (const report of reports) {
    const run = runOf(report);
    const [runner] = report.parts.map(({ runner: { name } }) => name);
    for (const test of report.otherTests) {
      const { project, repetition, file, suites, title } = test;
      const key = JSON.stringify([runner, project, repetition, file, ...suites, title]);
      const before = merged.get(key);
      merged.set(key, before ? joinedTest(before, { test, run }) : { test, run });
    }
  }
  return [...merged.values()].map(({ test }) => test).toSorted(byPlace);
}

/** The last result, or at the same time the worse one; that of a run which never came to the test is none. */
function joinedTest(before: FoundTest, after: FoundTest): FoundTest {
  const run = { from: before.run.from, to: Math.max(before.run.to, after.run.to) };
  const isBad = before.test.status === 'failed' || before.test.status === 'interrupted';
  if (after.test.status === 'skipped' || (isBad && isAtOnce(before, after))) return { ...before, run };
  const isMended =
    after.test.status === 'passed' && (before.test.status === 'failed' || before.test.status === 'flaky');
  return { test: isMended ? { ...after.test, status: 'flaky' } : after.test, run };
}
