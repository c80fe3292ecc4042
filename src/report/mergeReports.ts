/** Several runs, or the shards of one, as one report. */
import { byPlace, deciding, SourceList } from './caseFacts.js';
import type { Attempt, OtherTest, Report, ReportedCase, Source } from './report.js';

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
}

function mergedCases(reports: readonly Report[], sources: SourceList): ReportedCase[] {
  const merged = mergedBy(
    reports,
    ({ cases, sources: texts }) =>
      cases.map((one) => [one.id, { one: decided(one), text: texts[one.source ?? -1] }]),
    joined,
  );
  const inOrder = merged.toSorted((a, b) => byPlace(a.one, b.one));
  return inOrder.map(({ one, text }) => ({ ...one, source: text ? sources.add(text.file, text) : null }));
}

/** @param isAtOnce whether the later run began before the earlier one had ended */
type Join<Item> = (before: Item, after: Item, isAtOnce: boolean) => Item;

/** What several runs have under the same key is joined, one run after the other. */
function mergedBy<Item>(
  reports: readonly Report[],
  itemsOf: (report: Report) => [key: string, item: Item][],
  join: Join<Item>,
): Item[] {
  const merged = new Map<string, { item: Item; end: number }>();
  for (const report of reports) {
    const begin = startOf(report);
    const end = begin + report.duration;
    for (const [key, after] of itemsOf(report)) {
      const before = merged.get(key);
      const item = before ? join(before.item, after, begin < before.end) : after;
      merged.set(key, { item, end: Math.max(before?.end ?? end, end) });
    }
  }
  return [...merged.values()].map(({ item }) => item);
}

function joined(before: Found, after: Found, isAtOnce: boolean): Found {
  const [earlier, later] =
    isNotRun(after) || (isAtOnce && isWorse(before, after)) ? [after, before] : [before, after];
  const all = [...earlier.one.attempts, ...later.one.attempts];
  const ran = all.filter(({ reason }) => reason !== 'not run');
  const attempts: Attempt[] = ran.length > 0 ? ran : all;
  return { one: { ...later.one, ...deciding(attempts), attempts }, text: later.text ?? earlier.text };
}

const isNotRun = ({ one }: Found) => one.attempts.every(({ reason }) => reason === 'not run');

const FROM_BEST = ['none', 'passes', 'warns', 'fails'] as const;

const isWorse = ({ one: a }: Found, { one: b }: Found): boolean =>
  FROM_BEST.indexOf(a.effect) > FROM_BEST.indexOf(b.effect);

function mergedTests(reports: readonly Report[]): OtherTest[] {
  const keyed = ({ parts: [part], otherTests }: Report) =>
    otherTests.map((test): [string, OtherTest] => {
      const { project, repetition, file, suites, title } = test;
      return [JSON.stringify([part?.runner.name, project, repetition, file, ...suites, title]), test];
    });
  return mergedBy(reports, keyed, joinedTest).toSorted(byPlace);
}

/** The last result, or at the same time the worse one; that of a run which never came to the test is none. */
function joinedTest(before: OtherTest, after: OtherTest, isAtOnce: boolean): OtherTest {
  const isBad = before.status === 'failed' || before.status === 'interrupted';
  if (after.status === 'skipped' || (isBad && isAtOnce)) return before;
  const isMended = after.status === 'passed' && (before.status === 'failed' || before.status === 'flaky');
  return isMended ? { ...after, status: 'flaky' } : after;
}
