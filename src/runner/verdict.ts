/**
 * The verdict table, and how a verdict is reported in words. Never greener than the facts: `passed` needs status `succeeded` and
 * result `passed`.
 */
import type { Session } from '../contract/index.js';
import type { Reason, Verdict, Outcome } from '../report/outcome.js';
import { decidingStep, whyLines } from '../report/caseFacts.js';
import { harmlessText } from '../report/plainText.js';

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

/**
 * Several lines: what failed, then expected and observed or, where those aren't reported, why.
 * @param options.nameSession for sessions that can be looked up somewhere, as those of a hosted service
 */
export function failureMessage(outcome: Outcome, { nameSession }: { nameSession: boolean }): string {
  const { verdict, reason } = outcome;
  const step = decidingStep(outcome);
  const heading = `${verdict === 'failed' ? 'Failed' : 'No verdict'} (${reason ?? 'no reason'})`;
  const named = nameSession ? nameOfRunning(outcome) : undefined;
  const lines = [
    step && !outcome.planRun ? `${heading} at: ${step.text}` : heading,
    '',
    // Its step stands in the heading.
    ...(planCases(outcome) ?? notUnderstood(outcome) ?? whyLines(outcome).slice(step ? 1 : 0)),
    ...(named === undefined ? [] : ['', named]),
  ];
  // Much of it comes from pages, and a CI service reads along.
  return harmlessText(lines.join('\n'));
}

/** Undefined where nothing was created as far as is known. */
export function nameOfRunning({
  sessionId,
  planRunId,
}: Pick<Outcome, 'sessionId' | 'planRunId'>): string | undefined {
  if (planRunId !== null) return `Plan run ${planRunId}`;
  return sessionId === null ? undefined : `Session ${sessionId}`;
}

/** The run in one line, then each case that did not pass, with why where that is known. */
function planCases({ planRun, message, steps }: Outcome): string[] | undefined {
  if (!planRun) return undefined;
  const open = steps.filter(({ status }) => status !== 'passed');
  return [
    message,
    ...open.map(({ status, text, summary }) => `  ${status}: ${text}${summary ? `\n    ${summary}` : ''}`),
  ];
}

/** Several steps that weren't understood are all reported at once, each with its line. */
function notUnderstood({ steps, reason }: Outcome): string[] | undefined {
  const unknown = steps.filter(({ status }) => status === 'error');
  if (reason !== 'step not understood' || unknown.length < 2) return undefined;
  return unknown.map(({ line, text, summary }) => `line ${line}: ${text}\n    ${summary ?? ''}`);
}
