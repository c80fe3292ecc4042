/** The case as it stands in its file, with a mark at each line that is a step. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { Mark } from '../parts/Mark.js';

interface SourceTextProps {
  source: Source;
  details: ReportedCase;
  attempt: Attempt;
  /** Index of a step. */
  current: number | null;
  onChoose: (step: number) => void;
}

export function SourceText({ source, details, attempt, current, onChoose }: SourceTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => showMarked(box.current), [current, isWhole]);
  const lines = sourceLines(source, details, attempt);
  return (
    <section class="source panel" aria-label="Text of the case">
      <header class="row">
        <h2 class="mono muted">{source.file}</h2>
        {lines.some(({ isNear }) => !isNear) && (
          <button type="button" class="button end" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            Whole file
          </button>
        )}
      </header>
      <div
        ref={box}
        class={`source-lines ${isWhole ? 'is-whole' : ''}`}
        role="group"
        tabIndex={0}
        aria-label="Lines"
      >
        {lines.map((line) => (
          <Line key={line.number} {...{ line, attempt, current, onChoose }} />
        ))}
      </div>
    </section>
  );
}

/** The marked line of a long file may be far down, in a box that scrolls by itself. */
function showMarked(box: HTMLElement | null): void {
  const marked = box?.querySelector('.is-current') ?? box?.querySelector('.is-case');
  if (!box || !marked) return;
  const [line, { top, bottom }] = [marked.getBoundingClientRect(), box.getBoundingClientRect()];
  if (line.top < top || line.bottom > bottom) box.scrollTop += line.top - top - box.clientHeight / 2;
}

interface LineProps extends Pick<SourceTextProps, 'attempt' | 'current' | 'onChoose'> {
  line: SourceLine;
}

function Line({ line: { number, text, steps, isCase, isNear }, attempt, current, onChoose }: LineProps) {
  const shown = steps.includes(current ?? -1) ? (current ?? -1) : (steps[0] ?? -1);
  const step = attempt.steps[shown];
  const classes = [
    'source-line',
    isCase && 'is-case',
    !isNear && 'is-far',
    step && `is-${step.status.replace(' ', '-')}`,
    step && shown === current && 'is-current',
  ];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <span class="source-number">{number}</span>
      {step ? (
        <button
          type="button"
          class="source-step bare"
          aria-label={`Step ${shown + 1}, ${step.status}, line ${number}`}
          onClick={() => onChoose(shown)}
        >
          <Mark of={step.status} />
        </button>
      ) : (
        <span class="source-step" />
      )}
      <code class="prose">{text || ' '}</code>
    </div>
  );
}

interface SourceLine {
  /** In the file. */
  number: number;
  text: string;
  /** Indexes of the steps that stand there. */
  steps: number[];
  /** Whether it is the line of the case itself. */
  isCase: boolean;
  /** Whether it is of the case or close to it: its heading, its tags. The others are shown with the whole file. */
  isNear: boolean;
}

/** So many lines before one of the case and after it are close, and all between two that have no more between them. */
const BEFORE = 2;
const AFTER = 1;
const BETWEEN = 6;

function sourceLines(source: Source, { line }: ReportedCase, { steps }: Attempt): SourceLine[] {
  const own = [line, ...steps.map((step) => step.line)];
  return source.text
    .trimEnd()
    .split(/\r?\n/)
    .map((text, index) => {
      const number = source.line + index;
      const above = number - Math.max(...own.filter((place) => place <= number));
      const below = Math.min(...own.filter((place) => place >= number)) - number;
      return {
        ...{ number, text, isCase: number === line },
        steps: steps.flatMap((step, place) => (step.line === number ? [place] : [])),
        isNear: above <= AFTER || below <= BEFORE || above + below <= BETWEEN,
      };
    });
}
