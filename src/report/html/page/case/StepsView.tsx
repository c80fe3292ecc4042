/** The case's text beside what happened, step by step. The step that decided is marked and open. */
import { useState } from 'preact/hooks';
import { decisiveStep, besideCase, healingPatch } from '../../../caseFacts.js';
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { sourceBlock } from '../../pageData.js';
import { useBlock } from '../blocks.js';
import { shownPictures, PicturesOf } from '../pictures.js';
import { SourceText } from './SourceText.js';
import { StepItem } from './StepItem.js';

interface StepsViewProps {
  details: Omit<ReportedCase, 'attempts'>;
  attempt: Attempt;
  onPicture: (index: number) => void;
}

export function StepsView({ details, attempt, onPicture }: StepsViewProps) {
  const source = useBlock<Source>(sourceBlock(details.source ?? -1)).value;
  const decisive = decisiveStep(attempt);
  const [asked, setAsked] = useState<number | null>(null);
  const current = asked ?? decisive;
  return (
    <div class={source ? 'has-source' : ''}>
      {source && <SourceText {...{ source, attempt, current }} line={details.line} onChoose={setAsked} />}
      <section aria-label="What happened">
        <Summary attempt={attempt} decisive={decisive} onShow={setAsked} />
        <ol>
          {attempt.steps.map((step, index) => (
            <StepItem
              key={index}
              {...{ step, index, attempt, onPicture }}
              isDecisive={index === decisive}
              isCurrent={index === current}
              isAsked={index === asked}
            />
          ))}
        </ol>
        <OtherPictures attempt={attempt} onPicture={onPicture} />
        <Healed details={details} attempt={attempt} />
        <Observations attempt={attempt} />
      </section>
    </div>
  );
}

/** The first screen has room for so many steps before the one that decided. */
const NEAR = 10;

interface SummaryProps extends Pick<StepsViewProps, 'attempt'> {
  decisive: number | null;
  onShow: (step: number) => void;
}

/** Where a step on the first screen tells it already, it isn't said twice. */
function Summary({ attempt: { message, remarks, verdict }, decisive, onShow }: SummaryProps) {
  const isFar = decisive !== null && decisive >= NEAR;
  return (
    <>
      {(decisive === null || isFar) && (
        <div class={`outcome callout prose is-${verdict}`}>
          {message}
          {isFar && (
            <p>
              <button type="button" class="button" onClick={() => onShow(decisive)}>
                Show step {decisive + 1}
              </button>
            </p>
          )}
        </div>
      )}
      {remarks.map((remark, index) => (
        <p key={index} class="callout is-error">
          {remark}
        </p>
      ))}
    </>
  );
}

/** Those that a service told no step of. */
function OtherPictures({ attempt, onPicture }: Pick<StepsViewProps, 'attempt' | 'onPicture'>) {
  if (shownPictures(attempt).every(({ step }) => step !== null)) return null;
  return (
    <section class="finding" aria-labelledby="pictures-title">
      <h2 id="pictures-title">Other pictures</h2>
      <PicturesOf
        {...{ attempt }}
        step={null}
        labelOf={(place) => `Picture ${place + 1}`}
        onOpen={onPicture}
      />
    </section>
  );
}

/** What the service noticed beside the verdict. The timeline has each at its message. */
function Observations({ attempt: { observations } }: { attempt: Attempt }) {
  if (observations.length === 0) return null;
  return (
    <section class="finding" aria-labelledby="observations-title">
      <h2 id="observations-title">Observations</h2>
      <ul>
        {observations.map(({ description }, index) => (
          <li key={index}>{description}</li>
        ))}
      </ul>
    </section>
  );
}

interface HealedProps {
  details: Pick<ReportedCase, 'file' | 'folder'>;
  attempt: Attempt;
}

/** Recorded sentences that no longer fitted the page, with what a model put in their place. */
function Healed({ details, attempt: { healed } }: HealedProps) {
  if (healed.length === 0) return null;
  const isWritten = healed.every(({ written }) => written);
  return (
    <section class="finding" aria-labelledby="healed-title">
      <h2 id="healed-title">Healed recordings</h2>
      <p class="muted">
        These sentences no longer fitted the page. A model found where their things are now; what they do and
        expect is the same.{' '}
        {isWritten ? 'The recordings say so already.' : 'The recordings still say what they said.'}
      </p>
      {healed.map(({ file, line, model, was, now }, index) => (
        <div key={index}>
          <code>{`${besideCase(details, file)}:${line}`}</code> <span class="muted">by {model}</span>
          <p class="change is-failed mono prose">− {was}</p>
          {now.map((text, at) => (
            <p key={at} class="change is-passed mono prose">
              + {text}
            </p>
          ))}
        </div>
      ))}
      {!isWritten && (
        <details>
          <summary>As a patch</summary>
          <pre tabIndex={0} aria-label="Patch">
            {healingPatch(details, healed)}
          </pre>
        </details>
      )}
    </section>
  );
}
