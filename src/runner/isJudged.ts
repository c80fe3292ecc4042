/** Whether an outcome is a judgement on the application. */
import type { Outcome } from '../report/outcome.js';
import { judge } from './verdict.js';

/** A plan run alone does not tell a case that failed from one that was never judged; its session does. */
export function isJudged({ verdict, planRunId, session }: Outcome): boolean {
  if (verdict !== 'failed') return verdict === 'passed';
  return planRunId === null || (session !== null && judge(session).verdict === 'failed');
}
