/** The overview: what run it is, how it stands, who has to look, and all cases. */
import { useMemo } from 'preact/hooks';
import type { RunPart, OtherTest } from '../../../report.js';
import { usePage, matchCases } from '../address.js';
import { SafeLink, LongList, Mark, formatDate, formatDuration, plural } from '../parts.js';
import { CaseList } from './CaseList.js';
import { Toolbar, Totals } from './Toolbar.js';
import { countStandings, STANDINGS, type Counts } from '../../../caseFacts.js';
import type { EarlierRun } from '../../pageData.js';

export function Overview() {
  const { data, address } = usePage();
  const found = useMemo(() => matchCases(data.cases, address), [data, address]);
  return (
    <>
      <RunHead />
      <main id="main" tabIndex={-1}>
        <Faults faults={data.faults} />
        <div class="glance row">
          <Totals />
          <RunHistory />
        </div>
        <section aria-labelledby="cases-title">
          <h2 id="cases-title" class="hidden">
            Cases
          </h2>
          <Toolbar found={found} />
          <CaseList found={found} />
        </section>
        <OtherTests tests={data.otherTests} />
      </main>
    </>
  );
}

function RunHead() {
  const { title, startedAt, duration, parts, status, version, modelUse } = usePage().data;
  return (
    <header class="head">
      <div class="row wraps">
        <h1>{title}</h1>
        <span class={`badge is-${status}`}>{status}</span>
      </div>
      <p class="row wraps muted">
        <time dateTime={startedAt}>{formatDate(startedAt)}</time>
        <span>{formatDuration(duration)}</span>
        {modelUse !== null && <span>{modelUse}</span>}
        <span>Casewright {version}</span>
      </p>
      <ul class="muted">
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </ul>
    </header>
  );
}

/** The run, or one of the runs and shards that it is merged from. */
function Part({ part: { runner, shard, hostname, status, ci } }: { part: RunPart }) {
  return (
    <li class="row wraps">
      <span>{`${runner.name === 'vitest' ? 'Vitest' : 'Playwright'} ${runner.version}`}</span>
      {shard && <span>{`shard ${shard.current} of ${shard.total}, ${status}`}</span>}
      <span>{hostname}</span>
      {ci && <span>{ci.url === null ? ci.name : <SafeLink address={ci.url}>{ci.name}</SafeLink>}</span>}
      {ci?.branch && <span class="mono">{ci.branch}</span>}
      {ci?.commit && <span class="mono">{ci.commit.slice(0, 10)}</span>}
    </li>
  );
}

/** What went wrong outside of any case: nobody may miss it. */
function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="callout is-failed" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <ul class="faults prose" tabIndex={0} aria-label="Faults">
        {faults.map((fault, index) => (
          <li key={index}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}

const hasFailed = ({ status }: OtherTest): boolean => status === 'failed' || status === 'interrupted';

/** Those that somebody has to look at come first. */
function OtherTests({ tests }: { tests: readonly OtherTest[] }) {
  if (tests.length === 0) return null;
  const failing = tests.filter(hasFailed);
  return (
    <details class="others" open={failing.length > 0}>
      <summary>
        <h2>{plural(tests.length, 'other test')} of the suite</h2>
        <span class="muted">{failing.length > 0 ? `${failing.length} failing` : 'none failing'}</span>
      </summary>
      <LongList
        items={[...failing, ...tests.filter((test) => !hasFailed(test))]}
        class="lined"
        each={(test, index) => (
          <li key={index} class={`other row is-${test.status}`}>
            <Mark of={test.status} label={test.status} />
            <div class="grows">
              {[...test.suites, test.title].join(' › ')}
              {test.message !== null && <div class="prose own">{test.message}</div>}
              <div class="muted mono">
                {test.line === null ? test.file : `${test.file}:${test.line}`}
                {test.project !== '' && ` · ${test.project}`}
              </div>
            </div>
            <span class="time">{formatDuration(test.duration)}</span>
          </li>
        )}
      />
    </details>
  );
}

/** The runs before, as columns: how many cases were fine, and how many weren't. */
function RunHistory() {
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
