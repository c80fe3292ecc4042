/** How many cases stand how, and who has to look. Each count is a filter. */
import { isExpectedFailure, STANDINGS } from '../../../caseFacts.js';
import { CONCERN_TITLES, CONCERNS } from '../../../reasons.js';
import { usePage, type Filter } from '../address.js';
import { Mark } from '../parts/Mark.js';
import { countValues } from '../search.js';
import { plural } from '../words.js';

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
