/** What follows from the attempts of a case, and the order in which cases stand in a report. */
import type { Attempt, ReportedCase } from './report.js';

/** @throws TypeError for no attempts */
export function deciding(
  attempts: readonly Attempt[],
): Pick<ReportedCase, 'verdict' | 'reason' | 'effect' | 'isFlaky'> {
  const last = attempts.at(-1);
  if (!last) throw new TypeError('A case has at least one attempt.');
  const { verdict, reason, effect } = last;
  const isFlaky =
    effect === 'passes' && attempts.some((one) => one.effect === 'fails' || one.effect === 'warns');
  return { verdict, reason, effect, isFlaky };
}

interface Placed {
  file: string;
  line: number | null;
  project: string;
  repetition: number;
}

/** As the case files have them; those of several projects and repetitions stand together. */
export const byPlace = (a: Placed, b: Placed): number =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  compare(a.project, b.project) ||
  a.repetition - b.repetition;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
