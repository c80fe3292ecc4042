/** The overview: what run it is, how it stands, who has to look, and all cases. */
import { useMemo } from 'preact/hooks';
import type { RunPart } from '../../../report.js';
import { usePage } from '../address.js';
import { matchCases } from '../search.js';
import { SafeLink } from '../parts/SafeLink.js';
import { formatDate, formatDuration, plural } from '../words.js';
import { CaseList } from './CaseList.js';
import { OtherTests } from './OtherTests.js';
import { RunHistory } from './RunHistory.js';
import { Toolbar } from './Toolbar.js';
import { Totals } from './Totals.js';

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

/** What run this is: its name, when and where it ran. */
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
