/**
 * The verdict on a plan run, its cases as steps of the entry, and why they did not pass. `passed` needs a completed run all of
 * whose cases passed, and counts that say so, too.
 */
import type { PlanRun, PlanRunCase, Session, SessionListItem } from '../../contract/index.js';
import type { Reason, StepOutcome } from '../../report/outcome.js';
import { judge, type Judgement } from '../verdict.js';
import type { Position } from '../../cases/index.js';
import type { CaseToRun, Progress, RunContext } from '../CaseToRun.js';
import { whyMissing } from '../brokenBy.js';

interface AroundPlanRun {
  /** What the sessions of cases that failed say, by the case's id; undefined where a service does not tell. */
  sessions?: ReadonlyMap<string, Pick<Session, 'status' | 'result'>> | undefined;
  /** Of a plan that was stored for this run: its cases, which are the ones to be run. */
  caseIds?: readonly string[] | undefined;
}

/** @param run one that is over */
export function judgePlanRun(run: PlanRun, { sessions, caseIds }: AroundPlanRun = {}): Judgement {
  const { status, cases } = run;
  const failed = cases.filter((one) => one.status === 'failed');
  const isWhole = hasCases(run, caseIds);
  if (failed.length > 0 && isWhole) return judgeFailed(failed, sessions);
  if (status === 'cancelled') return error('plan run cancelled');
  if (status === 'failed') return error('plan run failed');
  if (cases.length === 0) return error('no result');
  if (status !== 'completed' || !isWhole || cases.some((one) => one.status !== 'passed')) {
    return error('plan run incomplete');
  }
  return countsAgree(run) ? { verdict: 'passed', reason: null } : error('status and result disagree');
}

/** The contract has one word for a case that failed and for one that was not judged; their sessions have two. */
function judgeFailed(failed: readonly PlanRunCase[], sessions: AroundPlanRun['sessions']): Judgement {
  const isJudged = ({ caseId }: PlanRunCase) => {
    const session = sessions?.get(caseId);
    return session !== undefined && judge(session).verdict === 'failed';
  };
  const isFinding = sessions === undefined || failed.some(isJudged);
  return isFinding ? { verdict: 'failed', reason: 'plan run failed' } : error('session error');
}

/** Each of the stored cases once, and no other one. */
function hasCases({ cases }: PlanRun, caseIds: readonly string[] | undefined): boolean {
  if (caseIds === undefined) return true;
  const inOrder = (ids: readonly string[]) => ids.map((id) => id.toLowerCase()).sort();
  const ran = inOrder(cases.map(({ caseId }) => caseId));
  const wanted = inOrder(caseIds);
  return ran.length === wanted.length && ran.every((id, index) => id === wanted[index]);
}

function countsAgree({ cases, totalCases, completedCases, passedCases, failedCases }: PlanRun): boolean {
  return [totalCases, completedCases, passedCases].every((n) => n === cases.length) && failedCases === 0;
}

const error = (reason: Reason): Judgement => ({ verdict: 'error', reason });

export function planRunMessage(
  run: PlanRun,
  { verdict, reason }: Judgement,
  { caseIds }: Pick<AroundPlanRun, 'caseIds'> = {},
): string {
  const { status, cases } = run;
  const all = cases.length === 1 ? 'The one case' : `All ${cases.length} cases`;
  if (verdict === 'passed') return `${all} passed.`;
  if (cases.length === 0) return `The plan run ended as ${status}, without a case.`;
  if (reason === 'status and result disagree') {
    return `${all} passed, but the run's own counts say otherwise: ${countsOf(run)}.`;
  }
  const words = new Set(['passed', ...cases.map((one) => one.status)]);
  const tally = [...words].map((word) => `${cases.filter((one) => one.status === word).length} ${word}`);
  const total = cases.length === 1 ? '1 case' : `${cases.length} cases`;
  const others = caseIds && !hasCases(run, caseIds) ? ` ${notThose(caseIds.length)}` : '';
  return `The plan run ended as ${status}. Of ${total}: ${tally.join(', ')}.${others}`;
}

const notThose = (stored: number) =>
  `They are not those that the plan lists: ${stored === 1 ? '1 case was' : `${stored} cases were`} stored for it.`;

const countsOf = ({ totalCases, completedCases, passedCases, failedCases }: PlanRun): string =>
  `total ${totalCases}, completed ${completedCases}, passed ${passedCases}, failed ${failedCases}`;

export const nameOf = ({ title, caseId }: PlanRunCase): string => title || `case ${caseId}`;

export function planSteps(
  entry: CaseToRun,
  { planRun, details, stored }: Pick<Progress, 'planRun' | 'details' | 'stored'>,
): StepOutcome[] {
  return (planRun?.cases ?? []).map((one) =>
    planStep(one, placeOfPlanCase(entry, one, stored?.caseIds), whyNotPassed(one, entry, details)),
  );
}

/**
 * Its item of the list; for a plan that only the service knows, the plan's own place.
 * @param caseIds those of the cases that were stored, in the list's order
 */
export function placeOfPlanCase(
  { case: plan, planned }: CaseToRun,
  { caseId }: Pick<PlanRunCase, 'caseId'>,
  caseIds: readonly string[] = [],
): Position {
  const index = caseIds.findIndex((id) => id.toLowerCase() === caseId.toLowerCase());
  return planned?.[index]?.listedAt ?? plan;
}

/** The contract's cases of a run have no field for it. */
function whyNotPassed(
  { status, caseId }: PlanRunCase,
  { case: { plan } }: CaseToRun,
  details: Progress['details'],
): string | null {
  if (status === 'failed') {
    return details?.sessions.get(caseId)?.summary ?? details?.reasons.get(caseId) ?? null;
  }
  const stops = plan !== undefined && 'cases' in plan && plan.stopOnFailure;
  return status === 'skipped' && stops ? 'The plan stops on a failure (`stopOnFailure`).' : null;
}

function planStep(one: PlanRunCase, { line, column }: Position, summary: string | null): StepOutcome {
  const { startedAt, completedAt } = one;
  const isTimed = startedAt != null && completedAt != null;
  return {
    text: nameOf(one),
    line,
    column,
    status: ENDS.find((end) => end === one.status) ?? 'not reached',
    summary,
    expected: null,
    observed: null,
    duration: isTimed ? Math.max(0, Date.parse(completedAt) - Date.parse(startedAt)) : null,
  };
}

const ENDS = ['passed', 'failed', 'skipped', 'cancelled'] as const;

export interface PlanDetails {
  /** In full, of the first cases that failed, by the id of the case. */
  sessions: Map<string, Session>;
  /** What the sessions of all cases that failed say, as far as is known; undefined where the service does not tell. */
  judged: ReadonlyMap<string, Pick<Session, 'status' | 'result'>> | undefined;
  /** Of cases that failed without a session, by the id of the case. */
  reasons: Map<string, string>;
  remarks: string[];
}

type Access = Pick<RunContext, 'client' | 'projectId' | 'signal'>;

const CASES_TO_EXPLAIN = 10;

/**
 * Why cases did not pass. The contract's plan run names no sessions, but its lists of sessions name their case; a service
 * without such a list costs these details only.
 */
export async function planEvidence(run: PlanRun, access: Access): Promise<PlanDetails> {
  const failed = run.cases.filter(({ status }) => status === 'failed').map(({ caseId }) => caseId);
  const details: PlanDetails = { sessions: new Map(), judged: undefined, reasons: new Map(), remarks: [] };
  if (failed.length === 0) return details;
  let all: ReadonlyMap<string, SessionListItem> | undefined;
  try {
    const { listed, isWhole } = await sessionsListed(run, new Set(failed), access);
    if (isWhole) all = listed;
    await readSessions([...listed], details.sessions, access);
  } catch (error) {
    details.remarks.push(`Why cases of the plan failed is not known: ${whyMissing(error)}`);
  }
  // One that was read in full is newer than its item of the list.
  if (all || details.sessions.size > 0)
    details.judged = new Map<string, SessionListItem>([...(all ?? []), ...details.sessions]);
  const open = failed.filter((caseId) => !details.judged?.has(caseId));
  await readReasons(open.slice(0, CASES_TO_EXPLAIN), details.reasons, access);
  const left = beyondLimit(all?.size ?? 0) + beyondLimit(open.length);
  if (left > 0) details.remarks.push(leftOutRemark(left, failed.length));
  return details;
}

const beyondLimit = (cases: number) => Math.max(0, cases - CASES_TO_EXPLAIN);

const leftOutRemark = (left: number, failed: number) =>
  `Of the ${failed} cases that failed, ${left} ${left === 1 ? 'was' : 'were'} not asked why: there are too many. ` +
  'The service has what is known of them.';

const OTHER_SESSIONS = 200;

/** A list that leaves out the cases of its sessions, or that is too long, does not tell that a case has none. */
async function sessionsListed(
  { createdAt: begun, cases }: PlanRun,
  wanted: Set<string>,
  { client, projectId, signal }: Access,
): Promise<{ listed: Map<string, SessionListItem>; isWhole: boolean }> {
  const listed = new Map<string, SessionListItem>();
  let seen = 0;
  let isWhole = true;
  for await (const item of client.listSessions(projectId, { signal })) {
    const { caseId, createdAt, result } = item;
    const isOfRun = Date.parse(createdAt) >= Date.parse(begun);
    if (isOfRun && caseId == null) isWhole = false;
    if (caseId != null && isOfRun && result !== 'passed' && wanted.delete(caseId)) listed.set(caseId, item);
    if (wanted.size === 0) return { listed, isWhole: true };
    if (++seen >= OTHER_SESSIONS + 2 * cases.length) return { listed, isWhole: false };
  }
  return { listed, isWhole };
}

/** Those that were judged come first: one of them stands for the run. */
async function readSessions(
  listed: readonly (readonly [caseId: string, item: SessionListItem])[],
  sessions: PlanDetails['sessions'],
  { client, signal }: Access,
): Promise<void> {
  const [judged, others] = [true, false].map((wanted) =>
    listed.filter(([, item]) => (judge(item).verdict === 'failed') === wanted),
  );
  for (const [caseId, { id }] of [...(judged ?? []), ...(others ?? [])].slice(0, CASES_TO_EXPLAIN)) {
    sessions.set(caseId, await client.getSession(id, { signal }));
  }
}

/** A service may say there why a case failed that never got a session: "failed: …". Nothing depends on it. */
async function readReasons(
  caseIds: readonly string[],
  reasons: PlanDetails['reasons'],
  { client, signal }: Access,
): Promise<void> {
  for (const caseId of caseIds) {
    const [lastStatus] = await Promise.allSettled([client.getCase(caseId, { signal })]);
    const reported = lastStatus.status === 'fulfilled' ? lastStatus.value.lastStatus : undefined;
    const reason = /^failed:\s*(\S.*)$/is.exec(reported ?? '')?.[1];
    if (reason !== undefined) reasons.set(caseId, reason);
  }
}
