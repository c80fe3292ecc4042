/** The values of one filter, each to be included or left out. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useAddress } from '../address.js';
import { LongList } from '../parts/LongList.js';
import { isSameTerm, readQuery, toggleTerm, type FilterKey } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';

interface FilterMenuProps {
  of: FilterKey;
  all: readonly SearchableCase[];
}

/** Only where there is something to choose. */
export function FilterMenu({ of, all }: FilterMenuProps) {
  const counts = useMemo(() => countValues(all, of), [all, of]);
  const { address } = useAddress();
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeByOutside(element.current), []);
  const inForce = readQuery(address.query).filter(({ key }) => key === of).length;
  if (counts.length < 2 && inForce === 0) return null;
  return (
    <details class="menu" ref={element}>
      <summary class={`button ${inForce > 0 ? 'is-on' : ''}`}>
        {TITLES[of]}
        {inForce > 0 && <span class="menu-count">{inForce}</span>}
      </summary>
      <div class="menu-body">
        <LongList
          items={counts}
          atOnce={100}
          each={([value, count]) => <FilterValue key={value} of={of} value={value} count={count} />}
        />
      </div>
    </details>
  );
}

const TITLES: Record<FilterKey, string> = {
  verdict: 'Verdict',
  concern: 'Who looks',
  reason: 'Reason',
  tag: 'Tag',
  platform: 'Platform',
  file: 'File',
  project: 'Project',
  like: 'Message',
};

function FilterValue({ of, value, count }: { of: FilterKey; value: string; count: number }) {
  const { address, go } = useAddress();
  const terms = readQuery(address.query);
  const choose = (isNegated: boolean) =>
    go({ ...address, query: toggleTerm(address.query, { key: of, value, isNegated }) });
  const isChosen = (isNegated: boolean) =>
    terms.some((term) => isSameTerm(term, { key: of, value, isNegated }));
  return (
    <li class="menu-row">
      <button type="button" class="menu-value" aria-pressed={isChosen(false)} onClick={() => choose(false)}>
        <span>{value}</span>
        <span class="muted">{count.toLocaleString('en')}</span>
      </button>
      <button
        type="button"
        class="menu-not"
        aria-pressed={isChosen(true)}
        aria-label={`not ${value}`}
        onClick={() => choose(true)}
      >
        not
      </button>
    </li>
  );
}

function countValues(all: readonly SearchableCase[], key: FilterKey): [string, number][] {
  const counts = new Map<string, number>();
  for (const { values } of all) {
    for (const value of values[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}

/** A click elsewhere and Esc close it; without a script of ours the browser would leave it open. */
function closeByOutside(menu: HTMLDetailsElement | null): () => void {
  const click = ({ target }: Event) => {
    if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu?.open) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  addEventListener('click', click);
  addEventListener('keydown', press, { capture: true });
  return () => {
    removeEventListener('click', click);
    removeEventListener('keydown', press, { capture: true });
  };
}
