/** Several runs, or the shards of one, as one report. */
import { byPlace, deciding } from '../inOrder.js';
import type { Attempt, OtherTest, Report, ReportedCase, Source } from '../report.js';
import { SourceList } from '../SourceList.js';

/**
 * A case that several of them have run keeps all attempts, by their time: it is flaky where it passed only later.
 * Files of the reports are named by their content, so names never clash.
 * @throws TypeError for no reports
 */
export function mergeReports(reports: readonly Report[]): Report {
  const [first] = reports;
  if (!first) throw new TypeError('There is no report to merge.');
  if (reports.length === 1) return first;
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

interface WithText {
  one: ReportedCase;
  text: Source | undefined;
}

function mergedCases(reports: readonly Report[], sources: SourceList): ReportedCase[] {
  const merged = new Map<string, WithText>();
  for (const report of reports) {
    for (const one of report.cases) {
      const found = { one, text: one.source === null ? undefined : report.sources[one.source] };
      const before = merged.get(one.id);
      merged.set(one.id, before ? joined(before, found) : found);
    }
  }
  const inOrder = [...merged.values()].toSorted((a, b) => byPlace(a.one, b.one));
  return inOrder.map(({ one, text }) => ({ ...one, source: text ? sources.add(text.file, text) : null }));
}

function joined(before: WithText, after: WithText): WithText {
  const all = [...before.one.attempts, ...after.one.attempts].toSorted(byStart);
  const ran = all.filter(({ reason }) => reason !== 'not run');
  const attempts: Attempt[] = ran.length > 0 ? ran : all;
  const [later, earlier] = endOf(after) >= endOf(before) ? [after, before] : [before, after];
  return {
    one: { ...later.one, ...deciding(attempts), attempts },
    text: later.text ?? earlier.text,
  };
}

const endOf = ({ one }: WithText) => Math.max(...one.attempts.map(startOf));

function mergedTests(reports: readonly Report[]): OtherTest[] {
  const merged = new Map<string, OtherTest>();
  for (const test of reports.flatMap(({ otherTests }) => otherTests)) {
    const key = JSON.stringify([test.project, test.repetition, test.file, ...test.suites, test.title]);
    merged.set(key, joinedTest(merged.get(key), test));
  }
  return [...merged.values()].toSorted(byPlace);
}

/** The last result, but that of a run which never came to the test is none. */
function joinedTest(before: OtherTest | undefined, after: OtherTest): OtherTest {
  if (!before) return after;
  if (after.status === 'skipped') return before;
  const isMended = after.status === 'passed' && (before.status === 'failed' || before.status === 'flaky');
  return isMended ? { ...after, status: 'flaky' } : after;
}
