/** The verdict table: never greener than the facts. `passed` needs status `succeeded` and result `passed`. */
import type { Session } from '../contract/index.js';
import type { Reason, Verdict, Outcome } from '../report/outcome.js';

export interface Judgement {
  verdict: Verdict;
  /** The session's own; a step that failed may know a closer one. */
  reason: Reason | null;
}

/** @param session one whose status is terminal */
export function judge({ status, result }: Pick<Session, 'status' | 'result'>): Judgement {
  if (result === 'passed') {
    return status === 'succeeded' ? { verdict: 'passed', reason: null } : error('status and result disagree');
  }
  if (result === 'failed') return { verdict: 'failed', reason: 'session failed' };
  if (result === 'error') return error('session error');
  if (result != null) return error('no result');
  return withoutResult(status);
}

function withoutResult(status: Session['status']): Judgement {
  if (status === 'failed') return { verdict: 'failed', reason: 'session failed' };
  return error(REASON_OF_STATUS[status] ?? 'no result');
}

const REASON_OF_STATUS: Readonly<Record<string, Reason>> = {
  terminated: 'session terminated',
  archived: 'session archived',
  error: 'session error',
};

const error = (reason: Reason): Judgement => ({ verdict: 'error', reason });

/** A plan run alone does not tell a case that failed from one that was never judged; its session does. */
export function isJudged({ verdict, planRunId, session }: Outcome): boolean {
  if (verdict !== 'failed') return verdict === 'passed';
  return planRunId === null || (session !== null && judge(session).verdict === 'failed');
}
