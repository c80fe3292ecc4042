/** The page's list: of each case what its row, the search and the filters need. */
import { REASONS, type Reason } from '../reasons.js';
import type { Report, ReportedCase } from '../report.js';
import { modelUse } from '../modelUse.js';
import { standingOf } from '../countCases.js';
import { decisivePicture } from './casesInOrder.js';
import { historyOf, type History } from './historyOf.js';
import type { ListedCase, PageData, ReasonFacts } from './pageData.js';

/** A row shows one line of it; the whole message is on the case's page. */
const LONGEST_MESSAGE = 400;

export function pageDataOf(report: Report, earlier: readonly Report[], filesBase: string): PageData {
  const history = historyOf(report, earlier);
  const { title, version, status, startedAt, duration, parts, faults, otherTests } = report;
  return {
    ...{ title, version, status, startedAt, duration, parts, faults, otherTests, filesBase },
    cases: report.cases.map((one) => listedCase(one, history)),
    reasons: reasonsOf(report),
    runs: history.runs,
    modelUse: modelUse(report),
  };
}

function listedCase(one: ReportedCase, { marksOf }: History): ListedCase {
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
    before: marksOf(id),
  };
}

function reasonsOf({ cases }: Report): Partial<Record<Reason, ReasonFacts>> {
  const met = cases.flatMap(({ attempts }) => attempts.map(({ reason }) => reason));
  return Object.fromEntries(
    [...new Set(met)].filter((reason) => reason !== null).map((reason) => [reason, REASONS[reason]]),
  );
}
