/** A step: what came of it, what was expected and what was seen, and its pictures. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Attempt } from '../../../report.js';
import type { StepOutcome } from '../../../outcome.js';
import { Mark } from '../parts/Mark.js';
import { SmallPicture, WholePicture, shownPictures } from '../picture/pictures.js';
import { formatDuration } from '../words.js';

interface StepItemProps {
  step: StepOutcome;
  index: number;
  attempt: Attempt;
  isDecisive: boolean;
  isCurrent: boolean;
  /** Whether the address names it. */
  isAsked: boolean;
  onPicture: (index: number) => void;
}

export function StepItem({ step, index, attempt, isDecisive, isCurrent, isAsked, onPicture }: StepItemProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isCurrent || isDecisive);
  const own = shownPictures(attempt).filter((picture) => picture.step === index);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li class={`step is-${step.status.replace(' ', '-')} ${isDecisive ? 'is-decisive panel' : ''}`}>
      <details ref={element} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary class="row" {...(isCurrent && { 'aria-current': 'step' })}>
          <Mark of={step.status} label={step.status} />
          <span class="step-text grows">
            {step.text}
            {step.model?.hasJudged && <span class="label is-unknown">judged by a model</span>}
          </span>
          {!isOpen && own[0] && <SmallPicture file={own[0].file} />}
          <span class="time">{step.duration === null ? timeWords(step) : formatDuration(step.duration)}</span>
        </summary>
        {isOpen && <StepBody {...{ step, index, attempt, onPicture }} />}
      </details>
    </li>
  );
}

const timeWords = ({ status }: StepOutcome): string => (status === 'not reached' ? 'not reached' : '');

type StepBodyProps = Pick<StepItemProps, 'step' | 'index' | 'attempt' | 'onPicture'>;

function StepBody({ step, index, attempt, onPicture }: StepBodyProps) {
  const { summary, status, model } = step;
  const pictures = shownPictures(attempt);
  const own = pictures.flatMap((picture, place) => (picture.step === index ? [{ picture, place }] : []));
  const isReported = isCompared(step);
  return (
    <div class="step-body">
      {isReported && <Against {...step} />}
      {summary !== null && !(isReported && status === 'failed') && <p class="muted prose">{summary}</p>}
      {!isReported && summary === null && <p class="muted">{SAID[status] ?? ''}</p>}
      {model !== undefined && <ModelAsked {...model} />}
      {own.map(({ picture, place }) => (
        <WholePicture
          key={place}
          file={picture.file}
          label={`Picture of step ${index + 1}`}
          onOpen={() => onPicture(place)}
        />
      ))}
    </div>
  );
}

/** What a model has judged is reported in its own words. */
const isCompared = ({ expected, observed, model }: StepOutcome): boolean =>
  (expected !== null || observed !== null) && !model?.hasJudged;

const Against = ({ expected, observed, status }: StepOutcome) => (
  <dl class="against">
    <dt class="muted">Expected</dt>
    <dd class="mono prose is-passed">{expected ?? '–'}</dd>
    <dt class="muted">Observed</dt>
    <dd class={`mono prose is-${status.replace(' ', '-')}`}>{observed ?? '–'}</dd>
  </dl>
);

const ModelAsked = ({ id, provider }: NonNullable<StepOutcome['model']>) => (
  <p class="muted">
    Model asked: {id}
    {provider !== null && ` (${provider})`}
  </p>
);

const SAID: Partial<Record<StepOutcome['status'], string>> = {
  'not reached': 'The case had ended before.',
  'not told': 'The service does not say what came of the single step.',
  skipped: 'It was skipped.',
  cancelled: 'It was cancelled.',
};
