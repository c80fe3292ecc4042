/** The overview: how it stands, who has to look, and all cases. */
import { useMemo } from 'preact/hooks';
import type { Concern } from '../../../reasons.js';
import type { OtherTest } from '../../../report.js';
import { useAddress } from '../address.js';
import { useReport } from '../data/ReportContext.js';
import { LongList } from '../parts/LongList.js';
import { Mark } from '../parts/Mark.js';
import { isSameTerm, readQuery, toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { plural, CONCERN_HINTS, CONCERN_TITLES, formatDuration } from '../words.js';
import { CaseList } from './CaseList.js';
import { Insights } from './Insights.js';
import { RunHead, Totals } from './RunHead.js';
import { Toolbar } from './Toolbar.js';

interface OverviewProps {
  all: readonly SearchableCase[];
  found: readonly SearchableCase[];
  onHelp: () => void;
}

export function Overview({ all, found, onHelp }: OverviewProps) {
  const { faults, otherTests } = useReport();
  return (
    <div class="frame">
      <RunHead onHelp={onHelp} />
      <main id="main" tabIndex={-1} class="overview">
        <Faults faults={faults} />
        <div class="glance">
          <Totals all={all} />
          <Concerns all={all} />
        </div>
        <div class="columns">
          <section class="cases" aria-labelledby="cases-title">
            <h2 id="cases-title" class="hidden">
              Cases
            </h2>
            <Toolbar all={all} found={found} />
            <CaseList found={found} />
            <OtherTests tests={otherTests} />
          </section>
          <Insights all={all} />
        </div>
      </main>
    </div>
  );
}

/** What went wrong outside of any case: nobody may miss it. */
function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <LongList items={faults} atOnce={10} each={(fault, index) => <li key={index}>{fault}</li>} />
    </section>
  );
}

/** Who has to look: whether the product broke, a case is stale, the service was down, or the run itself failed. */
const ORDER: readonly Concern[] = ['product', 'case', 'service', 'run'];

function Concerns({ all }: { all: readonly SearchableCase[] }) {
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

/** The tests of the suite that are no cases: they count, too. */
const RANKS: Record<OtherTest['status'], number> = {
  failed: 0,
  interrupted: 1,
  flaky: 2,
  passed: 3,
  skipped: 4,
};

function OtherTests({ tests }: { tests: readonly OtherTest[] }) {
  if (tests.length === 0) return null;
  const failing = tests.filter(({ status }) => status === 'failed' || status === 'interrupted').length;
  const sorted = [...tests].sort((a, b) => RANKS[a.status] - RANKS[b.status]);
  return (
    <details class="others" open={failing > 0}>
      <summary>
        <h2>{plural(tests.length, 'other test')} of the suite</h2>
        <span class="muted">{failing > 0 ? `${failing} failing` : 'none failing'}</span>
      </summary>
      <LongList
        items={sorted}
        atOnce={50}
        each={(test, index) => (
          <li key={index} class="other">
            <Mark of={test.status} label={test.status} />
            <span class="other-text">
              {[...test.suites, test.title].join(' › ')}
              {test.message !== null && <span class="other-message">{test.message}</span>}
              <small class="muted mono">
                {test.line === null ? test.file : `${test.file}:${test.line}`}
                {test.project !== '' && ` · ${test.project}`}
              </small>
            </span>
            <span class="muted">{formatDuration(test.duration)}</span>
          </li>
        )}
      />
    </details>
  );
}
