/** The case as it stands in its file, with a mark at each line that is a step. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { Mark } from '../parts/Mark.js';
import { plural } from '../words.js';

interface SourceTextProps {
  source: Source;
  details: ReportedCase;
  attempt: Attempt;
  /** Index of a step. */
  current: number | null;
  onChoose: (step: number) => void;
}

export function SourceText({ source, details, attempt, current, onChoose }: SourceTextProps) {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showMarked(box.current), [current, isWhole]);
  const parts = sourceParts(source, details, attempt);
  return (
    <section class="source" aria-label="Text of the case">
      <header class="source-head">
        <h2 class="mono">{source.file}</h2>
        {parts.some(({ isNear }) => !isNear) && (
          <button
            type="button"
            class="button is-quiet"
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            Whole file
          </button>
        )}
      </header>
      <div ref={box} class="source-lines" role="group" tabIndex={0} aria-label="Lines">
        {parts.map(({ isNear, lines }) =>
          isNear || isWhole ? (
            lines.map((line) => <Line key={line.number} {...{ line, attempt, current, onChoose }} />)
          ) : (
            <div key={lines[0]?.number} class="source-gap">
              {plural(lines.length, 'line')}
            </div>
          ),
        )}
      </div>
    </section>
  );
}

/** The marked line of a long case may be far down, in a box that scrolls by itself. */
function showMarked(box: HTMLElement | null): void {
  const line = box?.querySelector('.is-current')?.getBoundingClientRect();
  if (!box || !line) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (line.top < top || line.bottom > bottom) box.scrollTop += line.top - top - box.clientHeight / 2;
}

interface LineProps extends Pick<SourceTextProps, 'attempt' | 'current' | 'onChoose'> {
  line: SourceLine;
}

function Line({ line: { number, text, steps, isCase }, attempt, current, onChoose }: LineProps) {
  const shown = steps.includes(current ?? -1) ? (current ?? -1) : (steps[0] ?? -1);
  const step = attempt.steps[shown];
  const isCurrent = step !== undefined && shown === current;
  const kind = `${isCase ? 'is-case' : ''} ${isCurrent ? 'is-current' : ''} ${step ? `is-${step.status.replace(' ', '-')}` : ''}`;
  return (
    <div class={`source-line ${kind}`}>
      <span class="source-number">{number}</span>
      {step ? (
        <button
          type="button"
          class="source-step"
          aria-label={`Step ${shown + 1}, ${step.status}, line ${number}`}
          onClick={() => onChoose(shown)}
        >
          <Mark of={step.status} />
        </button>
      ) : (
        <span class="source-step" />
      )}
      <code>{text || ' '}</code>
    </div>
  );
}

/** Which lines of a case file belong to a case, and what lies between them. */
interface SourceLine {
  /** In the file. */
  number: number;
  text: string;
  /** Indexes of the steps that stand there. */
  steps: number[];
  /** Whether it is the line of the case itself. */
  isCase: boolean;
}

interface SourcePart {
  /** Whether it is shown at first. */
  isNear: boolean;
  lines: SourceLine[];
}

/** So many lines around a line of the case are shown: its heading, its tags. */
const BEFORE = 2;
const AFTER = 1;

/** A gap up to this isn't worth hiding. */
const SMALL_GAP = 3;

function sourceParts(source: Source, { line }: ReportedCase, { steps }: Attempt): SourcePart[] {
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
