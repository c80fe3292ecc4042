/** Search and filters of the list; the counts above it are filters, too. */
import { useMemo } from 'preact/hooks';
import type { ListedCase } from '../../pageData.js';
import { usePage, type Filter, countValues } from '../address.js';
import { isExpectedFailure, STANDINGS } from '../../../caseFacts.js';
import { CONCERN_TITLES, CONCERNS } from '../../../reasons.js';
import { Mark, plural } from '../parts.js';

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

/** The other filters are the counts. */
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

export function Totals() {
  const { cases } = usePage().data;
  const standings = countValues(cases, 'verdict');
  const concerns = countValues(cases, 'concern');
  const expected = cases.filter(isExpectedFailure).length;
  return (
    <section class="totals panel" aria-label="Verdicts">
      <p class="muted">
        <strong>{plural(cases.length, 'case')}</strong>
        {expected > 0 && `, ${expected} of them failed, as expected`}
      </p>
      <div class="totals-bar" aria-hidden="true">
        {STANDINGS.map((kind) => (
          <span key={kind} class={`is-${kind}`} style={{ flexGrow: String(standings.get(kind) ?? 0) }} />
        ))}
      </div>
      <div class="row wraps">
        {STANDINGS.map((kind) => (
          <Total key={kind} filter="verdict" value={kind} title={kind} count={standings.get(kind)} />
        ))}
      </div>
      {concerns.size > 0 && (
        <div class="row wraps" role="group" aria-label="Who has to look">
          <span class="muted">Who has to look</span>
          {CONCERNS.map((concern) => (
            <Total
              key={concern}
              filter="concern"
              value={concern}
              title={CONCERN_TITLES[concern]}
              count={concerns.get(concern)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface TotalProps {
  filter: Filter;
  value: string;
  title: string;
  count: number | undefined;
}

/** That none failed or passed is also what one wants to know. */
function Total({ filter, value, title, count = 0 }: TotalProps) {
  const { address, go } = usePage();
  const isOn = address[filter] === value;
  if (count === 0 && value !== 'failed' && value !== 'passed') return null;
  return (
    <button
      type="button"
      class="total bare row"
      aria-pressed={isOn}
      onClick={() => go({ [filter]: isOn ? '' : value })}
    >
      {filter === 'verdict' && <Mark of={value} />} {title} <b>{count.toLocaleString('en')}</b>
    </button>
  );
}
