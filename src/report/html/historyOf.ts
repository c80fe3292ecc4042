/** What earlier reports say of the same cases. */
import { countCases, standingOf } from '../countCases.js';
import type { Report } from '../report.js';
import { MARKS, type EarlierRun } from './pageData.js';

export interface History {
  /** Oldest first. */
  runs: EarlierRun[];
  /** A letter for each run; nothing for a case that none of them has. */
  marksOf: (id: string) => string;
}

const MOST_RUNS = 30;

export function historyOf(report: Report, earlier: readonly Report[]): History {
  const start = Date.parse(report.startedAt);
  const reports = earlier
    .filter(({ startedAt }) => Date.parse(startedAt) < start)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .slice(-MOST_RUNS);
  const marks = reports.map(({ cases }) => new Map(cases.map((one) => [one.id, MARKS[standingOf(one)]])));
  return {
    runs: reports.map(({ startedAt, duration, cases }) => ({
      startedAt,
      duration,
      counts: countCases(cases),
    })),
    marksOf: (id) =>
      marks.some((known) => known.has(id)) ? marks.map((known) => known.get(id) ?? '-').join('') : '',
  };
}
