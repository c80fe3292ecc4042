/** The page's list: of each case what its row, the search and the filters need. */
import { modelUse, standingOf, countCases, decisivePicture } from '../caseFacts.js';
import type { Report, ReportedCase } from '../report.js';
import type { ListedCase, PageData } from './pageData.js';

/** A row shows one line of it; the whole message is on the case's page. */
const LONGEST_MESSAGE = 400;

const MOST_RUNS = 30;

export function pageDataOf(report: Report, history: readonly Report[], filesBase: string): PageData {
  const { cases, sources: _unpackedLater, ...run } = report;
  const earlier = history
    .filter(({ startedAt }) => Date.parse(startedAt) < Date.parse(report.startedAt))
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .slice(-MOST_RUNS);
  const known = earlier.map((one) => new Map(one.cases.map((each) => [each.id, standingOf(each)])));
  const before = (id: string) =>
    known.some((standings) => standings.has(id)) ? known.map((standings) => standings.get(id) ?? null) : [];
  return {
    ...run,
    ...{ filesBase, modelUse: modelUse(report) },
    cases: cases.map((one) => ({ ...listedCase(one), before: before(one.id) })),
    hasProjects: new Set(cases.map(({ project }) => project)).size > 1,
    runs: earlier.map(({ startedAt, duration, cases: all }) => ({
      ...{ startedAt, duration, counts: countCases(all) },
    })),
  };
}

function listedCase(one: ReportedCase): Omit<ListedCase, 'before'> {
  const last = one.attempts.at(-1);
  return {
    ...one,
    platform: last?.session?.platform ?? null,
    message: (last?.message ?? '').slice(0, LONGEST_MESSAGE),
    duration: last?.duration ?? 0,
    standing: standingOf(one),
    attempts: one.attempts.length,
    picture: last ? decisivePicture(last) : null,
  };
}
