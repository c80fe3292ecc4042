/** What run this is: its name, when and where it ran. */
import type { RunPart } from '../../../report.js';
import { useReport } from '../data.js';
import { SafeLink } from '../parts/SafeLink.js';
import { formatDate, formatDuration } from '../words.js';

export function RunHead() {
  const { title, startedAt, duration, parts, status, version, modelUse } = useReport();
  return (
    <header class="head">
      <div class="row wraps">
        <h1>{title}</h1>
        <span class={`badge is-${status}`}>{STATUS_WORDS[status]}</span>
      </div>
      <p class="row wraps muted">
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
    <details class="muted">
      <summary>{parts.length} parts of the run</summary>
      <ul>
        {parts.map((part) => (
          <li key={`${part.hostname} ${part.startedAt} ${part.shard?.current ?? 0}`}>{wordsOf(part)}</li>
        ))}
      </ul>
    </details>
  );
}
