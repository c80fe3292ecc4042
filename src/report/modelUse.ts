/** What asking models came to in a run. */
import type { Report } from './report.js';

/**
 * "12 model calls, 0.031 credits", as the services count them: a credit of the local service is a US dollar. Every attempt
 * was paid. Null where no model was asked.
 */
export function modelUse({ cases }: Pick<Report, 'cases'>): string | null {
  const sessions = cases.flatMap(({ attempts }) => attempts.flatMap(({ session }) => session ?? []));
  const calls = sessions.reduce((sum, { llmCallCount }) => sum + llmCallCount, 0);
  const credits = sessions.reduce((sum, { creditsUsed }) => sum + (creditsUsed ?? 0), 0);
  if (calls === 0) return null;
  const paid =
    credits === 0 ? '' : `, ${credits.toLocaleString('en', { maximumSignificantDigits: 3 })} credits`;
  return `${calls.toLocaleString('en')} model ${calls === 1 ? 'call' : 'calls'}${paid}`;
}
