/** What run this is: its name, when and where it ran. */
import type { RunPart } from '../../../report.js';
import { usePage } from '../address.js';
import { SafeLink } from '../parts/SafeLink.js';
import { formatDate, formatDuration } from '../words.js';

export function RunHead() {
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
