/** The case as it stands in its file, with a mark at each line that is a step. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { Mark } from '../parts/Mark.js';
import { plural } from '../words/format.js';
import { sourceParts, type SourceLine } from './sourceParts.js';

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
