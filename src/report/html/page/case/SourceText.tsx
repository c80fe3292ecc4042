/** The case as it stands in its file, with a mark at each line that is a step. */
import { useEffect, useRef } from 'preact/hooks';
import type { Attempt, Source } from '../../../report.js';
import { Mark } from '../parts.js';
import { statusClass } from './StepItem.js';

interface SourceTextProps {
  source: Source;
  /** Of the case itself. */
  line: number;
  attempt: Attempt;
  /** Index of a step. */
  current: number | null;
  onChoose: (step: number) => void;
}

export function SourceText({ source, line, attempt, current, onChoose }: SourceTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showMarked(box.current), [current]);
  return (
    <section class="source panel" aria-label="Text of the case">
      <h2 class="mono muted">{source.file}</h2>
      <div ref={box} class="source-lines" role="group" tabIndex={0} aria-label="Lines">
        {nearLines(source, line, attempt).map((one) => (
          <Line
            key={one.number}
            line={one}
            isCase={one.number === line}
            {...{ attempt, current, onChoose }}
          />
        ))}
      </div>
    </section>
  );
}

/** The marked line of a long case may be far down, in a box that scrolls by itself. */
function showMarked(box: HTMLElement | null): void {
  const marked = box?.querySelector('.is-current') ?? box?.querySelector('.is-case');
  if (!box || !marked) return;
  const [line, { top, bottom }] = [marked.getBoundingClientRect(), box.getBoundingClientRect()];
  if (line.top < top || line.bottom > bottom) box.scrollTop += line.top - top - box.clientHeight / 2;
}

interface LineProps extends Pick<SourceTextProps, 'attempt' | 'current' | 'onChoose'> {
  line: SourceLine;
  isCase: boolean;
}

function Line({ line: { number, text, isAfterGap }, isCase, attempt, current, onChoose }: LineProps) {
  const isHere = (index: number) => attempt.steps[index]?.line === number;
  const shown =
    current !== null && isHere(current) ? current : attempt.steps.findIndex((_, at) => isHere(at));
  const step = attempt.steps[shown];
  const classes = [
    'source-line',
    isCase && 'is-case',
    isAfterGap && 'is-after-gap',
    step && statusClass(step),
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
        <span />
      )}
      <code class="prose">{text || ' '}</code>
    </div>
  );
}

interface SourceLine {
  /** In the file. */
  number: number;
  text: string;
  /** Whether lines before it are left out. */
  isAfterGap: boolean;
}

/** So many lines before one of the case and after it are shown with it, and all between two that have no more between them. */
const BEFORE = 2;
const AFTER = 1;
const BETWEEN = 6;

/** Those of the case and what is close to it: its heading, its tags. All, where it isn't known which its steps are. */
function nearLines(source: Source, line: number, { steps }: Attempt): SourceLine[] {
  const own = [line, ...steps.map((step) => step.line)];
  const isNear = ({ number }: { number: number }): boolean => {
    const above = number - Math.max(...own.filter((place) => place <= number));
    const below = Math.min(...own.filter((place) => place >= number)) - number;
    return above <= AFTER || below <= BEFORE || above + below <= BETWEEN;
  };
  return source.text
    .trimEnd()
    .split(/\r?\n/)
    .map((text, index) => ({ text, number: source.line + index }))
    .filter((one) => steps.length === 0 || isNear(one))
    .map((one, index, all) => ({
      ...one,
      isAfterGap: index > 0 && all[index - 1]?.number !== one.number - 1,
    }));
}
