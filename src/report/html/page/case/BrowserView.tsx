/** What the browser's console and network saw, errors first. */
import type { SessionCapture } from '../../../../contract/index.js';
import { LongList } from '../parts/LongList.js';
import { Mark } from '../parts/Mark.js';
import { SafeLink } from '../parts/SafeLink.js';
import { formatDuration } from '../words.js';
import { consoleRows, networkRows, type LogRow } from './browserEvents.js';

export function BrowserView({ capture }: { capture: SessionCapture | null }) {
  if (!capture) return <p class="nothing">The session has no capture of its browser.</p>;
  const start = Date.parse(capture.startedAt ?? '');
  return (
    <div class="browser">
      {capture.truncated && (
        <p class="callout is-error">The service has dropped events: there were too many.</p>
      )}
      <Log
        title="Console"
        rows={consoleRows(capture)}
        start={start}
        none="Nothing was written to the console."
      />
      <Log title="Network" rows={networkRows(capture)} start={start} none="No request was seen." />
    </div>
  );
}

interface LogProps {
  title: string;
  rows: readonly LogRow[];
  start: number;
  none: string;
}

function Log({ title, rows, start, none }: LogProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p class="muted">{none}</p>}
      <LongList
        items={rows}
        class="panel lined"
        each={(row, index) => <Row key={index} {...{ row, start }} />}
      />
    </section>
  );
}

function Row({ row, start }: { row: LogRow; start: number }) {
  const { kind, text, address, note, stack, facts, ts, isError } = row;
  return (
    <li class={`log-row ${isError ? 'is-error' : ''}`}>
      <span class="log-kind row small">
        {isError && <Mark of="error" />}
        {kind}
      </span>
      <span class="log-text mono prose">
        {text} {address !== '' && <SafeLink address={address} />}
        {stack !== '' && (
          <details>
            <summary class="muted small">Stack</summary>
            <pre tabIndex={0}>{stack}</pre>
          </details>
        )}
        {note !== '' && <small class="muted">{note}</small>}
      </span>
      <span class="row muted small">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span class="time">{Number.isNaN(start) ? '' : `+${formatDuration(Math.max(0, ts - start))}`}</span>
      </span>
    </li>
  );
}
