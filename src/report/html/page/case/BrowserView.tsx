/** What the browser's console and network saw, errors first. */
import type { SessionCapture } from '../../../../contract/index.js';
import { LongList } from '../parts/LongList.js';
import { Mark } from '../parts/Mark.js';
import { SafeLink } from '../parts/SafeLink.js';
import { formatDuration } from '../words.js';
import { consoleLines, networkCalls, type ConsoleLine, type NetworkCall } from './browserEvents.js';

export function BrowserView({ capture }: { capture: SessionCapture | null }) {
  if (!capture) return <p class="nothing">The session has no capture of its browser.</p>;
  const start = Date.parse(capture.startedAt ?? '');
  const [lines, calls] = [consoleLines(capture), networkCalls(capture)];
  return (
    <div class="browser">
      {capture.truncated && (
        <p class="remark is-error">The service has dropped events: there were too many.</p>
      )}
      <section aria-labelledby="console-title">
        <h2 id="console-title">Console</h2>
        {lines.length === 0 && <p class="muted">Nothing was written to the console.</p>}
        <LongList
          items={lines}
          class="panel lined"
          each={(line, index) => <Line key={index} {...{ line, start }} />}
        />
      </section>
      <section aria-labelledby="network-title">
        <h2 id="network-title">Network</h2>
        {calls.length === 0 && <p class="muted">No request was seen.</p>}
        <LongList
          items={calls}
          class="panel lined"
          each={(call, index) => <Call key={index} {...{ call, start }} />}
        />
      </section>
    </div>
  );
}

const sinceStart = (ts: number, start: number): string =>
  Number.isNaN(start) ? '' : `+${formatDuration(Math.max(0, ts - start))}`;

function Line({
  line: { level, text, place, stack, ts, isError },
  start,
}: {
  line: ConsoleLine;
  start: number;
}) {
  return (
    <li class={`log-row ${isError ? 'is-error' : ''}`}>
      <span class="log-kind row small">
        {isError && <Mark of="error" />}
        {level}
      </span>
      <span class="log-text mono prose">
        {text}
        {stack !== null && (
          <details>
            <summary class="muted small">Stack</summary>
            <pre tabIndex={0}>{stack}</pre>
          </details>
        )}
        {place !== '' && <small class="muted">{place}</small>}
      </span>
      <span class="row muted small">
        <span class="time">{sinceStart(ts, start)}</span>
      </span>
    </li>
  );
}

function Call({ call, start }: { call: NetworkCall; start: number }) {
  const { method, url, status, error, duration, isError, kind, isCached, ts } = call;
  return (
    <li class={`log-row ${isError ? 'is-error' : ''}`}>
      <span class="log-kind row small">
        {isError && <Mark of="error" />}
        {error !== null ? 'failed' : (status ?? 'no answer')}
      </span>
      <span class="log-text mono prose">
        {method} <SafeLink address={url} />
        {error !== null && <small>{error}</small>}
      </span>
      <span class="row muted small">
        {kind !== '' && <span>{kind}</span>}
        {isCached && <span>cached</span>}
        {duration !== null && <span>{formatDuration(duration)}</span>}
        <span class="time">{sinceStart(ts, start)}</span>
      </span>
    </li>
  );
}
