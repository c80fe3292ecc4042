/** What a session leaves behind, row by row: what the agent said and did, and what the browser saw. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { LongList, SafeLink, Mark, asText, formatDuration, formatDate } from '../parts.js';
import { consoleRows, networkRows, timelineRows, type LogRow } from './evidenceRows.js';

interface TimelineProps {
  evidence: Evidence;
  observations: Attempt['observations'];
}

export function Timeline({ evidence, observations }: TimelineProps) {
  const rows = timelineRows(evidence, observations);
  if (rows.length === 0) return <p class="nothing">The session has no timeline.</p>;
  return <Log title="Timeline" rows={rows} start={rows[0]?.ts ?? 0} />;
}

export function BrowserView({ evidence: { capture } }: { evidence: Evidence }) {
  if (!capture) return <p class="nothing">The session has no capture of its browser.</p>;
  const start = Date.parse(capture.startedAt ?? '');
  return (
    <>
      {capture.truncated && (
        <p class="callout is-error">The service has dropped events: there were too many.</p>
      )}
      <Log title="Console" rows={consoleRows(capture)} start={start} />
      <Log title="Network" rows={networkRows(capture)} start={start} />
    </>
  );
}

interface LogProps {
  title: string;
  rows: readonly LogRow[];
  /** Milliseconds since 1970. */
  start: number;
}

function Log({ title, rows, start }: LogProps) {
  return (
    <section class="log" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p class="muted">Nothing was seen.</p>
      ) : (
        <LongList
          items={rows}
          class="panel lined"
          each={(row, index) => <Row key={index} {...{ row, start }} />}
        />
      )}
    </section>
  );
}

interface RowProps extends Pick<LogProps, 'start'> {
  row: LogRow;
}

function Row({ row, start }: RowProps) {
  const more = row.more.filter(([, value]) => value != null && value !== '');
  const line = <Line {...{ row, start }} />;
  return (
    <li class={row.isError ? 'is-error' : ''}>
      {more.length === 0 ? (
        <div class="log-line">{line}</div>
      ) : (
        <details>
          <summary class="log-line">{line}</summary>
          <div class="log-more row wraps">
            {more.map(([title, value]) => (
              <section key={title}>
                <h3 class="muted">{title}</h3>
                <pre tabIndex={0}>{asText(value)}</pre>
              </section>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}

function Line({ row: { kind, text, address, note, facts, ts, isError }, start }: RowProps) {
  return (
    <>
      <span class="log-kind row small">
        {isError && <Mark of="error" />}
        {kind}
      </span>
      <span class="log-text mono prose">
        {text} {address !== '' && <SafeLink address={address} />}
        {note !== '' && <small>{note}</small>}
      </span>
      <span class="row muted small">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span class="time">{Number.isNaN(start) ? '' : `+${formatDuration(Math.max(0, ts - start))}`}</span>
      </span>
    </>
  );
}

interface FactsViewProps {
  details: Omit<ReportedCase, 'attempts'>;
  attempt: Attempt;
  evidence: Evidence | undefined;
}

export function FactsView({ details, attempt, evidence }: FactsViewProps) {
  const { message, startedAt, duration, session, sessionId, planRun, planRunId } = attempt;
  const { id, format, project, isExpectedToFail } = details;
  const taggedFail = isExpectedToFail ? 'yes, tagged @fail' : null;
  const facts = { message, startedAt, duration, format, project, expectedToFail: taggedFail, id };
  const { prompt = '', mobileSession = {}, ...ofSession } = session ?? { id: sessionId };
  return (
    <div class="facts">
      <Facts title="Case" facts={facts} />
      <Facts title="Session" facts={ofSession} />
      <Facts title="Device" facts={mobileSession ?? {}} />
      <Facts title="Plan run" facts={planRun ?? { id: planRunId }} />
      <Facts title="Browser" facts={evidence?.capture?.browserContext ?? {}} />
      {prompt !== '' && (
        <section>
          <h2>Prompt</h2>
          <pre tabIndex={0}>{prompt}</pre>
        </section>
      )}
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: Record<string, unknown> }) {
  const known = Object.entries(facts).map(([name, value]) => [name, wordsOf(name, value)] as const);
  if (known.every(([, words]) => words === '')) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([name, words]) =>
          words === '' ? null : (
            <div key={name}>
              <dt class="muted">{name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</dt>
              <dd class="prose">{words}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

/** `''` for nothing, and for what is larger than a fact. */
function wordsOf(name: string, value: unknown): string {
  if (name === 'duration' && typeof value === 'number') return formatDuration(value);
  if (name.endsWith('At') && typeof value === 'string') return formatDate(value);
  if (typeof value !== 'object' || value === null) return value == null ? '' : asText(value);
  const parts = Object.values(value);
  if (parts.length === 0 || parts.some((part) => typeof part === 'object')) return '';
  return Array.isArray(value) ? parts.join(', ') : JSON.stringify(value);
}
