/** Search, filters and order of the list. */
import { useMemo } from 'preact/hooks';
import { ORDERS, type Order, useAddress } from '../address.js';
import { chooseValue, FILTER_KEYS, readQuery, type FilterKey } from '../query/Query.js';
import { countValues, withoutAt, type SearchableCase } from '../query/search.js';

interface ToolbarProps {
  all: readonly SearchableCase[];
  found: readonly SearchableCase[];
}

export function Toolbar({ all, found }: ToolbarProps) {
  const { address, replace } = useAddress();
  return (
    <search class="toolbar">
      <input
        type="search"
        class="search"
        aria-label="Search cases"
        placeholder="Search: words, tag:smoke, -verdict:passed …"
        value={address.query}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => replace({ ...address, query: currentTarget.value })}
      />
      <div class="row wraps">
        {FILTER_KEYS.map((key) => (
          <FilterMenu key={key} of={key} all={all} />
        ))}
        <OrderMenu />
        <span class="found end muted small" role="status">
          {found.length === all.length
            ? ''
            : `${found.length.toLocaleString('en')} of ${all.length.toLocaleString('en')} found`}
        </span>
      </div>
    </search>
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
};

interface FilterMenuProps {
  of: FilterKey;
  all: readonly SearchableCase[];
}

/** One value of a filter, or any; several, and those that are left out, can be typed. Only where there is a choice. */
function FilterMenu({ of, all }: FilterMenuProps) {
  const { address, go } = useAddress();
  const counts = useMemo(() => [...countValues(all, of)].sort(byCount), [all, of]);
  const terms = readQuery(address.query).filter(({ key }) => key === of);
  if (counts.length < 2 && terms.length === 0) return null;
  const [chosen] = terms.map(({ value }) => withoutAt(value.toLowerCase()));
  const isOne = terms.length === 1 && terms.every(({ isNegated }) => !isNegated);
  const value = isOne ? counts.find(([known]) => known.toLowerCase() === chosen)?.[0] : undefined;
  return (
    <select
      class={`button ${terms.length > 0 ? 'is-on' : ''}`}
      aria-label={TITLES[of]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        go({ ...address, query: chooseValue(address.query, of, currentTarget.value) })
      }
    >
      <option value="">{TITLES[of]}</option>
      {counts.map(([known, count]) => (
        <option key={known} value={known}>
          {known} ({count.toLocaleString('en')})
        </option>
      ))}
    </select>
  );
}

const byCount = ([a, countA]: [string, number], [b, countB]: [string, number]): number =>
  countB - countA || a.localeCompare(b);

const ORDER_WORDS: Record<Order, string> = {
  ...{ failing: 'Failing first', files: 'As in the files', slowest: 'Slowest first' },
};

function OrderMenu() {
  const { address, go } = useAddress();
  return (
    <select
      class="button"
      aria-label="Sort cases"
      value={address.order}
      onChange={({ currentTarget: { value } }) =>
        go({ ...address, order: ORDERS.find((order) => order === value) ?? 'failing' })
      }
    >
      {ORDERS.map((order) => (
        <option key={order} value={order}>
          {ORDER_WORDS[order]}
        </option>
      ))}
    </select>
  );
}
