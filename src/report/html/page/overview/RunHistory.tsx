/** The runs before, as columns: how many cases were fine, and how many weren't. */
import { countStandings, STANDINGS } from '../../../caseFacts.js';
import type { EarlierRun } from '../../pageData.js';
import { useReport } from '../data.js';
import type { SearchableCase } from '../query/search.js';
import { formatDate, formatDuration } from '../words.js';

export function RunHistory({ all }: { all: readonly SearchableCase[] }) {
  const { runs, startedAt, duration } = useReport();
  if (runs.length === 0) return null;
  const shown = [
    ...runs,
    { startedAt, duration, counts: countStandings(all.map(({ listed }) => listed.standing)) },
  ];
  const most = Math.max(...shown.map(totalOf), 1);
  return (
    <section class="panel">
      <h2>Runs</h2>
      <ol class="runs">
        {shown.map((run) => (
          <li key={run.startedAt} title={wordsOf(run)} style={{ height: `${(totalOf(run) / most) * 100}%` }}>
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

const totalOf = ({ counts }: EarlierRun): number =>
  STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);

const wordsOf = ({ startedAt, duration, counts }: EarlierRun): string =>
  `${formatDate(startedAt)}, ${formatDuration(duration)}: ${STANDINGS.filter(
    (standing) => counts[standing] > 0,
  )
    .map((standing) => `${counts[standing]} ${standing}`)
    .join(', ')}`;
