/** The case's text beside what happened, step by step. The step that decided is marked and open. */
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { sourceBlock } from '../../pageData.js';
import { useAddress } from '../address/useAddress.js';
import { useBlock } from '../data/useBlock.js';
import { useKeys } from '../keys/useKeys.js';
import { Healed } from './Healed.js';
import { decisiveStep } from './decisiveStep.js';
import { SourceText } from './SourceText.js';
import { StepItem } from './StepItem.js';
import { hashOf } from '../address/Address.js';

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
