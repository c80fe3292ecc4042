/** What a look over all cases finds: the same failure many times, slow ones, flaky ones, and the runs before. */
import { useMemo } from 'preact/hooks';
import { hashOf, ofCase, useAddress } from '../address.js';
import { toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { formatDuration, formatDate } from '../words.js';
import { STANDINGS } from '../../../caseFacts.js';
import type { EarlierRun } from '../../pageData.js';
import { useReport } from '../data/ReportContext.js';
import { countStandings } from '../query/matchCases.js';

const MOST = 5;

export function Insights({ all }: { all: readonly SearchableCase[] }) {
  return (
    <aside class="insights" aria-label="Insights">
      <FrequentReasons all={all} />
      <FlakyCases cases={all.filter(({ listed }) => listed.isFlaky)} />
      <SlowestCases all={all} />
      <RunHistory all={all} />
    </aside>
  );
}

function FrequentReasons({ all }: { all: readonly SearchableCase[] }) {
  const { address } = useAddress();
  const groups = useMemo(() => shapesOf(all).slice(0, MOST), [all]);
  if (groups.length === 0) return null;
  return (
    <section class="insight">
      <h2>Most frequent reasons</h2>
      <ol class="plain">
        {groups.map(({ reason, shape, count }) => {
          const terms = toggleTerm(toggleTerm('', { key: 'reason', value: reason, isNegated: false }), {
            ...{ key: 'like', value: shape, isNegated: false },
          });
          return (
            <li key={`${reason} ${shape}`}>
              <a class="insight-row" href={hashOf({ ...ofCase(address, null), query: terms })}>
                <b class="insight-count">{count.toLocaleString('en')}</b>
                <span>
                  {reason}
                  <small>{shape}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface Shape {
  reason: string;
  shape: string;
  count: number;
}

function shapesOf(all: readonly SearchableCase[]): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const { listed, values } of all) {
    const [shape] = values.like;
    if (shape === undefined || listed.reason === null) continue;
    const key = `${listed.reason} ${shape}`;
    const known = shapes.get(key);
    if (known) known.count += 1;
    else shapes.set(key, { reason: listed.reason, shape, count: 1 });
  }
  return [...shapes.values()].sort((a, b) => b.count - a.count);
}

function FlakyCases({ cases }: { cases: readonly SearchableCase[] }) {
  if (cases.length === 0) return null;
  return (
    <section class="insight">
      <h2>Flaky</h2>
      <CaseLinks cases={cases.slice(0, MOST)} factOf={({ listed }) => `${listed.attempts} attempts`} />
      {cases.length > MOST && <p class="muted">and {cases.length - MOST} more: see the filter Verdict</p>}
    </section>
  );
}

function SlowestCases({ all }: { all: readonly SearchableCase[] }) {
  const slowest = useMemo(() => slowestOf(all), [all]);
  if (slowest.length === 0) return null;
  return (
    <section class="insight">
      <h2>Slowest</h2>
      <CaseLinks cases={slowest} factOf={({ listed }) => formatDuration(listed.duration)} />
    </section>
  );
}

const slowestOf = (all: readonly SearchableCase[]): SearchableCase[] =>
  all
    .filter(({ listed }) => listed.duration > 0)
    .sort((a, b) => b.listed.duration - a.listed.duration)
    .slice(0, MOST);

interface CaseLinksProps {
  cases: readonly SearchableCase[];
  factOf: (one: SearchableCase) => string;
}

function CaseLinks({ cases, factOf }: CaseLinksProps) {
  const { address } = useAddress();
  return (
    <ol class="plain">
      {cases.map((one) => (
        <li key={one.index}>
          <a class="insight-row is-case" href={hashOf(ofCase(address, one.listed.id))}>
            <span>{one.listed.title}</span>
            <span class="muted">{factOf(one)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The runs before, as columns: how many cases were fine, and how many weren't. */
function RunHistory({ all }: { all: readonly SearchableCase[] }) {
  const { runs, startedAt, duration } = useReport();
  if (runs.length === 0) return null;
  const shown = [...runs, { startedAt, duration, counts: countStandings(all) }];
  const most = Math.max(...shown.map(totalOf), 1);
  return (
    <section class="insight">
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
