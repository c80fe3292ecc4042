/** Which step decided that a case isn't fine. */
import { decidingStep } from '../../../decidingStep.js';
import type { Attempt } from '../../../report.js';

/** Index; null where no step did. */
export function decisiveStep(attempt: Attempt): number | null {
  const decided = decidingStep(attempt);
  const index = decided ? attempt.steps.indexOf(decided) : -1;
  return index === -1 ? null : index;
}
