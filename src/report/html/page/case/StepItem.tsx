/** A step: what came of it, what was expected and what was seen, and its pictures. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StepOutcome } from '../../../outcome.js';
import type { Attempt } from '../../../report.js';
import { Mark, formatDuration } from '../parts.js';
import { shownPictures, PicturesOf, SmallPicture } from '../pictures.js';

interface StepItemProps {
  step: StepOutcome;
  index: number;
  attempt: Attempt;
  isDecisive: boolean;
  isCurrent: boolean;
  /** Whether somebody has asked for it: then it is opened and shown. */
  isAsked: boolean;
  onPicture: (index: number) => void;
}

export function StepItem({ step, index, attempt, isDecisive, isCurrent, isAsked, onPicture }: StepItemProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isDecisive);
  const picture = shownPictures(attempt).find((one) => one.step === index);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li class={`step ${statusClass(step)} ${isDecisive ? 'is-decisive panel' : ''}`}>
      <details ref={element} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary class="row" aria-current={isCurrent ? 'step' : undefined}>
          <Mark of={step.status} label={step.status} />
          <span class="step-text grows">
            {step.text}
            {step.model?.hasJudged && <span class="label is-unknown">judged by a model</span>}
          </span>
          {!isOpen && picture && <SmallPicture file={picture.file} />}
          <span class="time">{timeWords(step)}</span>
        </summary>
        {isOpen && (
          <div class="step-body">
            <WhatHappened step={step} />
            <PicturesOf
              {...{ attempt, step: index }}
              labelOf={() => `Picture of step ${index + 1}`}
              onOpen={onPicture}
            />
          </div>
        )}
      </details>
    </li>
  );
}

export const statusClass = ({ status }: StepOutcome): string => `is-${status.replace(' ', '-')}`;

function timeWords({ status, duration }: StepOutcome): string {
  if (duration !== null) return formatDuration(duration);
  return status === 'not reached' ? status : '';
}

/** What a model has judged is reported in its own words. Where just what was expected was seen, the summary says it. */
function WhatHappened({ step }: { step: StepOutcome }) {
  const { summary, status, model, expected, observed, readAs } = step;
  const isCompared = expected !== observed && !model?.hasJudged;
  const words = summary ?? (isCompared ? '' : (SAID[status] ?? observed));
  return (
    <>
      {isCompared && <Against step={step} />}
      {!(isCompared && status === 'failed') && <p class="muted prose">{words}</p>}
      {readAs !== undefined && (
        <p class="muted prose">
          Read as: <span class="mono">{readAs}</span>
        </p>
      )}
      {model && (
        <p class="muted">{`Model asked: ${model.id}${model.provider ? ` (${model.provider})` : ''}`}</p>
      )}
    </>
  );
}

const Against = ({ step }: { step: StepOutcome }) => (
  <dl class="against">
    <dt class="muted">Expected</dt>
    <dd class="mono prose is-passed">{step.expected ?? '–'}</dd>
    <dt class="muted">Observed</dt>
    <dd class={`mono prose ${statusClass(step)}`}>{step.observed ?? '–'}</dd>
  </dl>
);

const SAID: Partial<Record<StepOutcome['status'], string>> = {
  'not reached': 'The case had ended before.',
  'not told': 'The service does not say what came of the single step.',
  skipped: 'It was skipped.',
  cancelled: 'It was cancelled.',
};
