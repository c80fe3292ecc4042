/** The case's text beside what happened, step by step. The step that decided is marked and open. */
import { besideCase, healingPatch } from '../../../healing.js';
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { sourceBlock } from '../../pageData.js';
import { useAddress, hashOf } from '../address.js';
import { useBlock } from '../data/useBlock.js';
import { useKeys } from '../keys.js';
import { ChangeLines } from '../parts/ChangeLines.js';
import { SourceText } from './SourceText.js';
import { StepItem } from './StepItem.js';
import { decisiveStep } from '../../../caseFacts.js';

interface StepsViewProps {
  details: ReportedCase;
  attempt: Attempt;
  onPicture: (index: number) => void;
}

export function StepsView({ details, attempt, onPicture }: StepsViewProps) {
  const { address, replace } = useAddress();
  const source = useBlock<Source>(details.source === null ? null : sourceBlock(details.source));
  const decisive = decisiveStep(attempt);
  const current = address.step === null ? decisive : address.step - 1;
  const choose = (step: number) => {
    if (step >= 0 && step < attempt.steps.length) replace({ ...address, step: step + 1 });
  };
  const from = current ?? -1;
  useKeys(address.hasKeys, { n: () => choose(from + 1), p: () => choose(from - 1) });
  return (
    <div class={`steps-view ${details.source === null ? 'has-no-source' : ''}`}>
      {source.state === 'ready' && (
        <SourceText
          source={source.value}
          details={details}
          attempt={attempt}
          current={current}
          onChoose={choose}
        />
      )}
      <section class="happened" aria-label="What happened">
        <Summary attempt={attempt} decisive={decisive} />
        <ol class="steps">
          {attempt.steps.map((step, index) => (
            <StepItem
              key={index}
              {...{ step, index, attempt, onPicture }}
              isDecisive={index === decisive}
              isCurrent={index === current}
              isAsked={address.step === index + 1}
            />
          ))}
        </ol>
        <Healed details={details} attempt={attempt} />
        <Observations attempt={attempt} />
      </section>
    </div>
  );
}

/** The first screen has room for so many steps before the one that decided. */
const NEAR = 10;

/** Where a step on the first screen tells it already, it isn't said twice. */
function Summary({ attempt, decisive }: { attempt: Attempt; decisive: number | null }) {
  const { message, remarks, verdict } = attempt;
  const isFar = decisive !== null && decisive >= NEAR;
  return (
    <>
      {(decisive === null || isFar) && (
        <p class={`outcome is-${verdict}`}>
          {message}
          {isFar && (
            <button type="button" class="button" onClick={showDecisive}>
              Show step {decisive + 1}
            </button>
          )}
        </p>
      )}
      {remarks.map((remark, index) => (
        <p key={index} class="remark">
          {remark}
        </p>
      ))}
    </>
  );
}

function showDecisive(): void {
  const head = document.querySelector<HTMLElement>('.step.is-decisive summary');
  head?.scrollIntoView({ block: 'start' });
  head?.focus({ preventScroll: true });
}

/** What the service noticed beside the verdict, each with the way to the message that it stems from. */
function Observations({ attempt: { observations, evidence } }: { attempt: Attempt }) {
  const { address } = useAddress();
  if (observations.length === 0) return null;
  return (
    <section class="observations" aria-labelledby="observations-title">
      <h2 id="observations-title">Observations</h2>
      <ul class="plain">
        {observations.map(({ description, messageId }, index) => (
          <li key={index}>
            <span>{description}</span>
            {evidence !== null && (
              <a href={hashOf({ ...address, view: 'messages', message: messageId })}>
                Message<span class="hidden"> of observation {index + 1}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Recorded sentences that no longer fitted the page, with what a model put in their place. */
function Healed({ details, attempt: { healed } }: { details: ReportedCase; attempt: Attempt }) {
  if (healed.length === 0) return null;
  const isWritten = healed.every(({ written }) => written);
  return (
    <section class="healed" aria-labelledby="healed-title">
      <h2 id="healed-title">Healed recordings</h2>
      <p class="muted">
        These sentences no longer fitted the page. A model found where their things are now; what they do and
        expect is the same.{' '}
        {isWritten ? 'The recordings say so already.' : 'The recordings still say what they said.'}
      </p>
      {healed.map((one, index) => (
        <div key={index}>
          <p>
            <code>{`${besideCase(details, one.file)}:${one.line}`}</code>{' '}
            <span class="muted">by {one.model}</span>
          </p>
          <ChangeLines
            label={`What step ${one.step + 1} says`}
            lines={[
              { kind: 'removed', text: one.was },
              ...one.now.map((text) => ({ kind: 'added' as const, text })),
            ]}
          />
        </div>
      ))}
      {!isWritten && (
        <details class="more">
          <summary>As a patch</summary>
          <pre tabIndex={0} aria-label="Patch">
            {healingPatch(details, healed)}
          </pre>
        </details>
      )}
    </section>
  );
}
