/** What the service noticed beside the verdict, each with the way to the message that it stems from. */
import type { Attempt } from '../../../report.js';
import { hashOf } from '../address/Address.js';
import { useAddress } from '../address/useAddress.js';

export function Observations({ attempt: { observations, evidence } }: { attempt: Attempt }) {
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
