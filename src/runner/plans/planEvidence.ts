/**
 * Why a case of a plan run did not pass. The contract's plan run names no sessions, but its lists of sessions name their
 * case; a service without such a list costs these details only.
 */
import type { PlanRun, Session, SessionListItem } from '../../contract/index.js';
import type { RunContext } from '../CaseToRun.js';
import { judge } from '../verdict.js';
import { whyMissing } from '../brokenBy.js';

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
