/** Recorded sentences that no longer fitted the page, with what a model put in their place. */
import type { Attempt, ReportedCase } from '../../../report.js';
import { besideCase, healingPatch } from '../../../healing.js';
import { ChangeLines } from '../parts/ChangeLines.js';

export function Healed({ details, attempt: { healed } }: { details: ReportedCase; attempt: Attempt }) {
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
