/** Which cases come first where there isn't room for all: those that somebody has to look at. */
import { decidingStep } from '../caseFacts.js';
import type { Attempt, Report, ReportedCase } from '../report.js';

/** The failing ones, then those that only warn, then those that passed, but not at once, then the rest. */
export const casesInOrder = ({ cases }: Report): ReportedCase[] =>
  cases.toSorted((a, b) => rank(a) - rank(b));

export function rank({ effect, isFlaky }: Pick<ReportedCase, 'effect' | 'isFlaky'>): number {
  if (effect === 'fails') return 0;
  if (effect === 'warns') return 1;
  return isFlaky ? 2 : 3;
}

/** The picture of the step that decided; of a case that passed, and where no step is known, the last one. */
export function decisivePicture({ steps, screenshots }: Attempt): string | null {
  const shown = screenshots.filter(({ file }) => file !== null);
  const decided = decidingStep({ steps });
  const own = shown.findLast(({ step }) => step !== null && steps[step] === decided && decided !== undefined);
  return (own ?? shown.at(-1))?.file ?? null;
}
