/** Who has to look: whether the product broke, a case is stale, the service was down, or the run itself failed. */
import type { Concern } from '../../../reasons.js';
import { useMemo } from 'preact/hooks';
import { useAddress } from '../address/useAddress.js';
import { isSameTerm, readQuery, toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CONCERN_HINTS, CONCERN_TITLES } from '../words/concerns.js';

const ORDER: readonly Concern[] = ['product', 'case', 'service', 'run'];

export function Concerns({ all }: { all: readonly SearchableCase[] }) {
  const counts = useMemo(() => countConcerns(all), [all]);
  return (
    <section class="concerns" aria-label="Who has to look">
      {ORDER.map((concern) => (
        <ConcernTile key={concern} concern={concern} count={counts[concern]} />
      ))}
    </section>
  );
}

function countConcerns(all: readonly SearchableCase[]): Record<Concern, number> {
  const counts = { product: 0, case: 0, service: 0, run: 0 };
  for (const concern of ORDER)
    counts[concern] = all.filter(({ small }) => small.concern.includes(concern)).length;
  return counts;
}

function ConcernTile({ concern, count }: { concern: Concern; count: number }) {
  const { address, go } = useAddress();
  const term = { key: 'concern', value: concern, isNegated: false } as const;
  const isOn = readQuery(address.query).some((known) => isSameTerm(known, term));
  return (
    <button
      type="button"
      class={`concern ${count === 0 ? 'is-none' : ''}`}
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      onClick={() => go({ ...address, query: toggleTerm(address.query, term) })}
    >
      <b>{count.toLocaleString('en')}</b>
      <span class="concern-title">{CONCERN_TITLES[concern]}</span>
      <span class="concern-hint">{count === 0 ? 'nothing found' : CONCERN_HINTS[concern]}</span>
    </button>
  );
}
