/** The case's text beside what happened, step by step. The step that decided is marked and open. */
import type { Attempt, ReportedCase, Source } from '../../../report.js';
import { sourceBlock } from '../../pageData.js';
import { useAddress } from '../address.js';
import { useBlock } from '../data.js';
import { Healed, Observations } from './Findings.js';
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
  return (
    <div class={`steps-view ${details.source === null ? 'has-no-source' : ''}`}>
      {source.state === 'ready' && (
        <SourceText
          source={source.value}
          details={details}
          attempt={attempt}
          current={current}
          onChoose={(step) => replace({ ...address, step: step + 1 })}
        />
      )}
      <section aria-label="What happened">
        <Summary attempt={attempt} decisive={decisive} />
        <ol>
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
        <p class={`outcome callout prose is-${verdict}`}>
          {message}
          {isFar && (
            <button type="button" class="button" onClick={showDecisive}>
              Show step {decisive + 1}
            </button>
          )}
        </p>
      )}
      {remarks.map((remark, index) => (
        <p key={index} class="callout is-error">
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
