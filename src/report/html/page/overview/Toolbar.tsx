/** Search and filters of the list. */
import { useMemo } from 'preact/hooks';
import type { ListedCase } from '../../pageData.js';
import { usePage, type Filter } from '../address.js';
import { countValues } from '../search.js';

export function Toolbar({ found }: { found: readonly ListedCase[] }) {
  const { data, address, replace } = usePage();
  const [count, all] = [found.length, data.cases.length].map((number) => number.toLocaleString('en'));
  return (
    <search class="toolbar">
      <input
        type="search"
        class="search"
        aria-label="Search cases"
        placeholder="Search titles, files, tags and messages"
        value={address.q}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => replace({ q: currentTarget.value })}
      />
      <div class="row wraps">
        {MENUS.map(([filter, title]) => (
          <FilterMenu key={filter} {...{ filter, title }} />
        ))}
        <span class="found end muted small" role="status">
          {count === all ? '' : `${count} of ${all} found`}
        </span>
      </div>
    </search>
  );
}

/** The other filters are the counts above. */
const MENUS: readonly (readonly [Filter, string])[] = [
  ['reason', 'Reason'],
  ['tag', 'Tag'],
  ['platform', 'Platform'],
  ['file', 'File'],
  ['project', 'Project'],
];

/** Only where there is a choice. */
function FilterMenu({ filter, title }: { filter: Filter; title: string }) {
  const { data, address, go } = usePage();
  const counts = useMemo(() => [...countValues(data.cases, filter)].sort(byCount), [data, filter]);
  const chosen = address[filter];
  if (counts.length < 2 && chosen === '') return null;
  return (
    <select
      class={`button ${chosen === '' ? '' : 'is-on'}`}
      aria-label={title}
      value={chosen}
      onChange={({ currentTarget }) => go({ [filter]: currentTarget.value })}
    >
      <option value="">{title}</option>
      {counts.map(([value, count]) => (
        <option key={value} value={value}>
          {value} ({count.toLocaleString('en')})
        </option>
      ))}
    </select>
  );
}

const byCount = ([a, countA]: [string, number], [b, countB]: [string, number]): number =>
  countB - countA || a.localeCompare(b);
