/** The step that decided an attempt, if the service told. */
import type { StepOutcome } from './outcome.js';

export const decidingStep = ({ steps }: { steps: readonly StepOutcome[] }): StepOutcome | undefined =>
  steps.find(({ status }) => status === 'failed' || status === 'error');
