/** What came up beside the steps: the service's observations, and recordings that were healed. */
import { besideCase, healingPatch } from '../../../healing.js';
import type { Attempt, ReportedCase } from '../../../report.js';

/** What the service noticed beside the verdict. The timeline has each at its message. */
export function Observations({ attempt: { observations } }: { attempt: Attempt }) {
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
export function Healed({ details, attempt: { healed } }: HealedProps) {
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
