/** The page's list: of each case what its row, the search and the filters need. */
import { REASONS, type Reason } from '../reasons.js';
import type { Report, ReportedCase } from '../report.js';
import { modelUse, standingOf, countCases, decisivePicture } from '../caseFacts.js';
import type { EarlierRun, ListedCase, PageData, ReasonFacts } from './pageData.js';

/** A row shows one line of it; the whole message is on the case's page. */
const LONGEST_MESSAGE = 400;

export function pageDataOf(report: Report, earlier: readonly Report[], filesBase: string): PageData {
  const history = historyOf(report, earlier);
  const { title, version, status, startedAt, duration, parts, faults, otherTests } = report;
  return {
    ...{ title, version, status, startedAt, duration, parts, faults, otherTests, filesBase },
    cases: report.cases.map((one) => listedCase(one, history)),
    hasProjects: new Set(report.cases.map(({ project }) => project)).size > 1,
    reasons: reasonsOf(report),
    runs: history.runs,
    modelUse: modelUse(report),
  };
}

function listedCase(one: ReportedCase, { standingsOf }: History): ListedCase {
  const { id, title, suites, file, line, project, repetition, tags } = one;
  const { verdict, reason, effect, isFlaky, attempts } = one;
  const last = attempts.at(-1);
  return {
    ...{ id, title, suites, file, line, project, repetition, tags, verdict, reason, effect, isFlaky },
    platform: last?.session?.platform ?? null,
    message: (last?.message ?? '').slice(0, LONGEST_MESSAGE),
    duration: last?.duration ?? 0,
    standing: standingOf(one),
    attempts: attempts.length,
    picture: last ? decisivePicture(last) : null,
    before: standingsOf(id),
  };
}

function reasonsOf({ cases }: Report): Partial<Record<Reason, ReasonFacts>> {
  const met = cases.flatMap(({ attempts }) => attempts.map(({ reason }) => reason));
  return Object.fromEntries(
    [...new Set(met)].filter((reason) => reason !== null).map((reason) => [reason, REASONS[reason]]),
  );
}

/** What earlier reports say of the same cases. */
interface History {
  /** Oldest first. */
  runs: EarlierRun[];
  /** One for each run; nothing for a case that none of them has. */
  standingsOf: (id: string) => ListedCase['before'];
}

const MOST_RUNS = 30;

function historyOf(report: Report, earlier: readonly Report[]): History {
  const start = Date.parse(report.startedAt);
  const reports = earlier
    .filter(({ startedAt }) => Date.parse(startedAt) < start)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .slice(-MOST_RUNS);
  const known = reports.map(({ cases }) => new Map(cases.map((one) => [one.id, standingOf(one)])));
  return {
    runs: reports.map(({ startedAt, duration, cases }) => ({
      startedAt,
      duration,
      counts: countCases(cases),
    })),
    standingsOf: (id) => (known.some((run) => run.has(id)) ? known.map((run) => run.get(id) ?? null) : []),
  };
}
