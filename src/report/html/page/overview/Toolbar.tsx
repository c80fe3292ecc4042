/** Search, filters, and what of them is in force. */
import { useRef } from 'preact/hooks';
import { ORDERS, type Order, useAddress } from '../address.js';
import { useKeys } from '../keys.js';
import { FILTER_KEYS, readQuery, toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { FilterMenu } from './FilterMenu.js';

interface ToolbarProps {
  all: readonly SearchableCase[];
  found: readonly SearchableCase[];
}

export function Toolbar({ all, found }: ToolbarProps) {
  const { address, replace } = useAddress();
  const input = useRef<HTMLInputElement>(null);
  useKeys(address.hasKeys, { '/': () => input.current?.focus() });
  return (
    <search class="toolbar">
      <input
        ref={input}
        type="search"
        class="search"
        aria-label="Search cases"
        placeholder="Search: words, tag:smoke, -verdict:passed …"
        value={address.query}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => replace({ ...address, query: currentTarget.value })}
      />
      <div class="filters">
        {FILTER_KEYS.filter((key) => key !== 'like').map((key) => (
          <FilterMenu key={key} of={key} all={all} />
        ))}
        <OrderMenu />
        <span class="found" role="status">
          {found.length === all.length
            ? ''
            : `${found.length.toLocaleString('en')} of ${all.length.toLocaleString('en')} found`}
        </span>
      </div>
      <ActiveFilters />
    </search>
  );
}

const ORDER_WORDS: Record<Order, string> = {
  ...{ failing: 'Failing first', files: 'As in the files', slowest: 'Slowest first' },
};

function OrderMenu() {
  const { address, go } = useAddress();
  return (
    <select
      class="button order"
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

function ActiveFilters() {
  const { address, go } = useAddress();
  const terms = readQuery(address.query).filter(({ key }) => key !== null);
  if (terms.length === 0) return null;
  return (
    <ul class="chips" aria-label="Filters in force">
      {terms.map((term) => (
        <li key={`${term.key ?? ''} ${term.value} ${term.isNegated ? 'not' : ''}`}>
          <button
            type="button"
            class={`chip ${term.isNegated ? 'is-negated' : ''}`}
            aria-label={`Remove the filter ${term.isNegated ? 'not ' : ''}${term.key ?? ''} ${term.value}`}
            onClick={() => go({ ...address, query: toggleTerm(address.query, term) })}
          >
            {term.isNegated && 'not '}
            {term.key}: <b>{term.value}</b> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="button is-quiet" onClick={() => go({ ...address, query: '' })}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
