/** Which lines of a case file belong to a case, and what lies between them. */
import type { Attempt, ReportedCase, Source } from '../../../report.js';

export interface SourceLine {
  /** In the file. */
  number: number;
  text: string;
  /** Indexes of the steps that stand there. */
  steps: number[];
  /** Whether it is the line of the case itself. */
  isCase: boolean;
}

export interface SourcePart {
  /** Whether it is shown at first. */
  isNear: boolean;
  lines: SourceLine[];
}

/** So many lines around a line of the case are shown: its heading, its tags. */
const BEFORE = 2;
const AFTER = 1;

/** A gap up to this isn't worth hiding. */
const SMALL_GAP = 3;

export function sourceParts(source: Source, { line }: ReportedCase, { steps }: Attempt): SourcePart[] {
  const lines = source.text.split(/\r?\n/).map((text, index): SourceLine => {
    const number = source.line + index;
    const own = steps.flatMap((step, place) => (step.line === number ? [place] : []));
    return { number, text, steps: own, isCase: number === line };
  });
  while (lines.at(-1)?.text === '') lines.pop();
  return withoutSmallGaps(partsOf(lines));
}

function partsOf(lines: readonly SourceLine[]): SourcePart[] {
  const own = lines.flatMap((line, index) => (line.isCase || line.steps.length > 0 ? [index] : []));
  const near = new Set(
    own.flatMap((index) =>
      Array.from({ length: BEFORE + 1 + AFTER }, (_, offset) => index - BEFORE + offset),
    ),
  );
  const parts: SourcePart[] = [];
  lines.forEach((line, index) => {
    const isNear = near.size === 0 || near.has(index);
    const last = parts.at(-1);
    if (last?.isNear === isNear) last.lines.push(line);
    else parts.push({ isNear, lines: [line] });
  });
  return parts;
}

const withoutSmallGaps = (parts: readonly SourcePart[]): SourcePart[] =>
  parts.map(({ isNear, lines }) => ({ isNear: isNear || lines.length <= SMALL_GAP, lines }));
