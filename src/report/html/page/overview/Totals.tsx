/** How many cases stand how, and who has to look. Each count is a filter. */
import type { ComponentChildren } from 'preact';
import { isExpectedFailure, STANDINGS, type Standing } from '../../../caseFacts.js';
import { CONCERNS } from '../../../reasons.js';
import { useAddress } from '../address.js';
import { Mark } from '../parts/Mark.js';
import { hasValue, toggleValue, type FilterKey } from '../query/Query.js';
import { countValues, type SearchableCase } from '../query/search.js';
import { CONCERN_TITLES, plural } from '../words.js';

/** Also shown where there is none: that is what one wants to know. */
const ALWAYS: readonly Standing[] = ['failed', 'passed'];

export function Totals({ all }: { all: readonly SearchableCase[] }) {
  const standings = countValues(all, 'verdict');
  const concerns = countValues(all, 'concern');
  const expected = all.filter(({ listed }) => isExpectedFailure(listed)).length;
  const known = STANDINGS.filter((kind) => standings.has(kind));
  return (
    <section class="totals panel" aria-label="Verdicts">
      <p class="muted">
        <strong>{plural(all.length, 'case')}</strong>
        {expected > 0 && `, ${expected} of them failed, as expected`}
      </p>
      <div class="totals-bar" aria-hidden="true">
        {known.map((kind) => (
          <span key={kind} class={`is-${kind}`} style={{ flexGrow: String(standings.get(kind)) }} />
        ))}
      </div>
      <div class="row wraps">
        {STANDINGS.filter((kind) => standings.has(kind) || ALWAYS.includes(kind)).map((kind) => (
          <Total key={kind} of="verdict" value={kind} count={standings.get(kind) ?? 0}>
            <Mark of={kind} />
            {kind}
          </Total>
        ))}
      </div>
      {concerns.size > 0 && (
        <div class="row wraps" role="group" aria-label="Who has to look">
          <span class="muted">Who has to look</span>
          {CONCERNS.filter((concern) => concerns.has(concern)).map((concern) => (
            <Total key={concern} of="concern" value={concern} count={concerns.get(concern) ?? 0}>
              {CONCERN_TITLES[concern]}
            </Total>
          ))}
        </div>
      )}
    </section>
  );
}

interface TotalProps {
  of: FilterKey;
  value: string;
  count: number;
  children: ComponentChildren;
}

function Total({ of, value, count, children }: TotalProps) {
  const { address, go } = useAddress();
  return (
    <button
      type="button"
      class="total bare row"
      aria-pressed={hasValue(address.query, of, value)}
      onClick={() => go({ ...address, query: toggleValue(address.query, of, value) })}
    >
      {children} <b>{count.toLocaleString('en')}</b>
    </button>
  );
}
