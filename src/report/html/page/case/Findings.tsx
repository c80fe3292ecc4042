/** What came up beside the steps: the service's observations, and recordings that were healed. */
import { besideCase, healingPatch } from '../../../healing.js';
import type { Attempt, ReportedCase } from '../../../report.js';
import { hashOf, useAddress } from '../address.js';
import { ChangeLines } from '../parts/ChangeLines.js';

/** What the service noticed beside the verdict, each with the way to the message that it stems from. */
export function Observations({ attempt: { observations, evidence } }: { attempt: Attempt }) {
  const { address } = useAddress();
  if (observations.length === 0) return null;
  return (
    <section class="finding" aria-labelledby="observations-title">
      <h2 id="observations-title">Observations</h2>
      <ul>
        {observations.map(({ description, messageId }, index) => (
          <li key={index} class="row">
            <span>{description}</span>
            {evidence !== null && (
              <a class="end" href={hashOf({ ...address, view: 'messages', message: messageId })}>
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
export function Healed({ details, attempt: { healed } }: { details: ReportedCase; attempt: Attempt }) {
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
      {healed.map((one, index) => (
        <div key={index}>
          <p>
            <code>{`${besideCase(details, one.file)}:${one.line}`}</code>{' '}
            <span class="muted">by {one.model}</span>
          </p>
          <ChangeLines label={`What step ${one.step + 1} says`} was={[one.was]} now={one.now} />
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
