/** How many cases stand how, and who has to look. Each count is a filter. */
import type { ComponentChildren } from 'preact';
import { STANDINGS, type Standing } from '../../../caseFacts.js';
import { CONCERNS } from '../../../reasons.js';
import { useAddress } from '../address.js';
import { Mark } from '../parts/Mark.js';
import { readQuery, toggleTerm, isSameTerm, type FilterKey } from '../query/Query.js';
import { countValues } from '../query/matchCases.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CONCERN_HINTS, CONCERN_TITLES, isExpectedFailure, plural } from '../words.js';

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
            <Total
              key={concern}
              of="concern"
              value={concern}
              count={concerns.get(concern) ?? 0}
              title={`The ${concern === 'product' ? 'application' : concern} ${CONCERN_HINTS[concern]}`}
            >
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
  title?: string;
  children: ComponentChildren;
}

function Total({ of, value, count, title, children }: TotalProps) {
  const { address, go } = useAddress();
  const term = { key: of, value, isNegated: false };
  return (
    <button
      type="button"
      class="total bare row"
      title={title}
      aria-pressed={readQuery(address.query).some((known) => isSameTerm(known, term))}
      onClick={() => go({ ...address, query: toggleTerm(address.query, term) })}
    >
      {children} <b>{count.toLocaleString('en')}</b>
    </button>
  );
}
