/** What run this is: its name, when and where it ran. */
import { useMemo } from 'preact/hooks';
import { STANDINGS, type Standing } from '../../../caseFacts.js';
import type { RunPart } from '../../../report.js';
import { useAddress } from '../address.js';
import { useReport } from '../data/ReportContext.js';
import { Mark } from '../parts/Mark.js';
import { SafeLink } from '../parts/SafeLink.js';
import { readQuery, toggleTerm } from '../query/Query.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { countStandings } from '../query/matchCases.js';
import { formatDate, formatDuration, isExpectedFailure, plural } from '../words.js';

export function RunHead({ onHelp }: { onHelp: () => void }) {
  const { title, startedAt, duration, parts, status, version, modelUse } = useReport();
  return (
    <header class="head">
      <div class="head-title">
        <h1>{title}</h1>
        <span class={`status is-${status}`}>{STATUS_WORDS[status]}</span>
        <button type="button" class="button is-quiet head-help" onClick={onHelp}>
          Keys <kbd>?</kbd>
        </button>
      </div>
      <p class="head-facts">
        <time dateTime={startedAt}>{formatDate(startedAt)}</time>
        <span>{formatDuration(duration)}</span>
        {runnersOf(parts).map((runner) => (
          <span key={runner}>{runner}</span>
        ))}
        <CiFacts parts={parts} />
        {modelUse !== null && <span>{modelUse}</span>}
        <span>Casewright {version}</span>
      </p>
      {parts.length > 1 && <Parts parts={parts} />}
    </header>
  );
}

const STATUS_WORDS = { passed: 'Passed', failed: 'Failed', interrupted: 'Interrupted' };

const nameOf = ({ runner: { name, version } }: RunPart): string =>
  `${name === 'vitest' ? 'Vitest' : 'Playwright'} ${version}`;

const runnersOf = (parts: readonly RunPart[]): string[] => [...new Set(parts.map(nameOf))];

function CiFacts({ parts }: { parts: readonly RunPart[] }) {
  const ci = parts.find((part) => part.ci !== null)?.ci;
  if (!ci) return null;
  return (
    <>
      <span>{ci.url === null ? ci.name : <SafeLink address={ci.url}>{ci.name}</SafeLink>}</span>
      {ci.branch !== null && <span class="mono">{ci.branch}</span>}
      {ci.commit !== null && <span class="mono">{ci.commit.slice(0, 10)}</span>}
    </>
  );
}

const wordsOf = (part: RunPart): string =>
  `${nameOf(part)}${part.shard ? `, shard ${part.shard.current} of ${part.shard.total},` : ''} on ${part.hostname}, ` +
  `${formatDate(part.startedAt)}: ${part.status} after ${formatDuration(part.duration)}`;

function Parts({ parts }: { parts: readonly RunPart[] }) {
  return (
    <details class="parts">
      <summary>{parts.length} parts of the run</summary>
      <ul class="plain">
        {parts.map((part) => (
          <li key={`${part.hostname} ${part.startedAt} ${part.shard?.current ?? 0}`}>{wordsOf(part)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Also shown where there is none: that is what one wants to know. */
const ALWAYS: readonly Standing[] = ['failed', 'passed'];

export function Totals({ all }: { all: readonly SearchableCase[] }) {
  const counts = useMemo(() => countStandings(all), [all]);
  const expected = useMemo(() => all.filter(({ listed }) => isExpectedFailure(listed)).length, [all]);
  return (
    <section class="totals" aria-label="Verdicts">
      <p class="totals-line">
        <strong>{plural(all.length, 'case')}</strong>
        {expected > 0 && <span>{expected} of them failed, as expected</span>}
      </p>
      <div class="totals-bar" aria-hidden="true">
        {STANDINGS.map((kind) =>
          counts[kind] === 0 ? null : (
            <span key={kind} class={`is-${kind}`} style={{ flexGrow: String(counts[kind]) }} />
          ),
        )}
      </div>
      <div class="totals-counts">
        {STANDINGS.filter((kind) => counts[kind] > 0 || ALWAYS.includes(kind)).map((kind) => (
          <Total key={kind} kind={kind} count={counts[kind]} />
        ))}
      </div>
    </section>
  );
}

function Total({ kind, count }: { kind: Standing; count: number }) {
  const { address, go } = useAddress();
  const term = { key: 'verdict', value: kind, isNegated: false } as const;
  const isOn = readQuery(address.query).some(
    ({ key, value, isNegated }) => key === 'verdict' && value === kind && !isNegated,
  );
  return (
    <button
      type="button"
      class={`total ${count === 0 ? 'is-none' : ''}`}
      aria-pressed={isOn}
      onClick={() => go({ ...address, query: toggleTerm(address.query, term) })}
    >
      <Mark of={kind} />
      <b>{count.toLocaleString('en')}</b> {kind}
    </button>
  );
}
