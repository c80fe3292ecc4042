/** The runs before, as columns: how many cases were fine, and how many weren't. */
import { countStandings, STANDINGS, type Counts } from '../../../caseFacts.js';
import type { EarlierRun } from '../../pageData.js';
import { usePage } from '../address.js';
import { formatDate, formatDuration } from '../words.js';

export function RunHistory() {
  const { runs, startedAt, duration, cases } = usePage().data;
  if (runs.length === 0) return null;
  const counts = countStandings(cases.map(({ standing }) => standing));
  const shown = [...runs, { startedAt, duration, counts }];
  const most = Math.max(...shown.map((run) => totalOf(run.counts)), 1);
  return (
    <section class="panel">
      <h2>Runs</h2>
      <ol class="runs">
        {shown.map((run, index) => (
          <li key={index} title={wordsOf(run)} style={{ height: `${(totalOf(run.counts) / most) * 100}%` }}>
            <span class="hidden">{wordsOf(run)}</span>
            {STANDINGS.map((standing) => (
              <i key={standing} class={`is-${standing}`} style={{ flexGrow: String(run.counts[standing]) }} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const totalOf = (counts: Counts): number => STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);

function wordsOf({ startedAt, duration, counts }: EarlierRun): string {
  const met = STANDINGS.filter((standing) => counts[standing] > 0);
  const words = met.map((standing) => `${counts[standing]} ${standing}`).join(', ');
  return `${formatDate(startedAt)}, ${formatDuration(duration)}: ${words}`;
}
