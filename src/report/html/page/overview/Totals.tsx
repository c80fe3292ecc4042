/** Verdicts at a glance. Each number is a filter. */
import { useMemo } from 'preact/hooks';
import { STANDINGS, type Standing } from '../../../countCases.js';
import { useAddress } from '../address/useAddress.js';
import { Mark } from '../parts/Mark.js';
import { countStandings } from '../query/countStandings.js';
import { readQuery, toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { isExpectedFailure } from '../words/standing.js';
import { plural } from '../words/format.js';

/** Also shown where there is none: that is what one wants to know. */
const ALWAYS: readonly Standing[] = ['failed', 'passed'];

export function Totals({ all }: { all: readonly SearchableCase[] }) {
  const counts = useMemo(() => countStandings(all), [all]);
  const expected = useMemo(() => all.filter(({ listed }) => isExpectedFailure(listed)).length, [all]);
  return (
    <section class="totals" aria-label="Verdicts">
      <p class="totals-line">
        <strong>{plural(all.length, 'case')}</strong>
        {expected > 0 && <span>{expected} of them failed, as expected</span>}
      </p>
      <div class="totals-bar" aria-hidden="true">
        {STANDINGS.map((kind) =>
          counts[kind] === 0 ? null : (
            <span key={kind} class={`is-${kind}`} style={{ flexGrow: String(counts[kind]) }} />
          ),
        )}
      </div>
      <div class="totals-counts">
        {STANDINGS.filter((kind) => counts[kind] > 0 || ALWAYS.includes(kind)).map((kind) => (
          <Total key={kind} kind={kind} count={counts[kind]} />
        ))}
      </div>
    </section>
  );
}

function Total({ kind, count }: { kind: Standing; count: number }) {
  const { address, go } = useAddress();
  const term = { key: 'verdict', value: kind, isNegated: false } as const;
  const isOn = readQuery(address.query).some(
    ({ key, value, isNegated }) => key === 'verdict' && value === kind && !isNegated,
  );
  return (
    <button
      type="button"
      class={`total ${count === 0 ? 'is-none' : ''}`}
      aria-pressed={isOn}
      onClick={() => go({ ...address, query: toggleTerm(address.query, term) })}
    >
      <Mark of={kind} />
      <b>{count.toLocaleString('en')}</b> {kind}
    </button>
  );
}
