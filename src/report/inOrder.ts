/** What a report that is built and one that is merged share: what attempts come to, the order of cases, the sources. */
import type { SourceText } from './outcome.js';
import type { Attempt, ReportedCase, Source } from './report.js';

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

/** The texts of case files, each once, however many of its cases have run. */
export class SourceList {
  readonly all: Source[] = [];
  readonly #indices = new Map<string, number>();

  /** Gives its index. */
  add(file: string, { line, text }: SourceText): number {
    const key = `${file}\0${line}\0${text}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.all.push({ file, line, text });
    this.#indices.set(key, this.all.length - 1);
    return this.all.length - 1;
  }
}
