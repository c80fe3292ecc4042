/** What the agent did, call by call: tool, input, output, and how long it took. */
import type { SessionTimeline } from '../../../../contract/index.js';
import type { Attempt } from '../../../report.js';
import { LongList } from '../parts/LongList.js';
import { shownPictures } from '../picture/pictures.js';
import { asText, formatDuration } from '../words.js';

interface TimelineViewProps {
  timeline: SessionTimeline | null;
  attempt: Attempt;
  onPicture: (index: number) => void;
}

export function TimelineView({ timeline, attempt, onPicture }: TimelineViewProps) {
  if (!timeline || timeline.steps.length === 0) return <p class="nothing">The session has no timeline.</p>;
  const rows = timelineRows(timeline, Date.parse(attempt.session?.completedAt ?? ''));
  const from = Math.min(...rows.map(({ start }) => start));
  const to = Math.max(...rows.map(({ end }) => end), from + 1);
  return (
    <section class="panel" aria-label="Timeline">
      <LongList
        items={rows}
        class="lined"
        each={(row) => <Row key={row.number} {...{ row, from, to, attempt, onPicture }} />}
      />
    </section>
  );
}

interface RowProps extends Pick<TimelineViewProps, 'attempt' | 'onPicture'> {
  row: TimelineRow;
  from: number;
  to: number;
}

function Row({ row, from, to, attempt, onPicture }: RowProps) {
  const { number, tool, role, text, input, output, start, end, messageIds } = row;
  const share = (time: number) => `${((time / (to - from)) * 100).toFixed(2)}%`;
  const pictures = shownPictures(attempt).flatMap(({ messageId }, place) =>
    messageId !== null && messageIds.includes(messageId) ? [place] : [],
  );
  return (
    <li>
      <details class="call">
        <summary>
          <span class="muted small">{number}</span>
          <span class="mono cut">{tool ?? role}</span>
          <span class="call-text cut">{text.split('\n', 1)[0]}</span>
          <span class={`call-bar ${hasFailed(output) ? 'is-failed' : ''}`} aria-hidden="true">
            <i style={{ left: share(start - from), width: share(end - start) }} />
          </span>
          <span class="time">{formatDuration(end - start)}</span>
        </summary>
        <div class="call-body row wraps">
          {tool === null && <pre tabIndex={0}>{text}</pre>}
          {input != null && <Value title="Input" value={input} />}
          {output != null && <Value title="Output" value={output} />}
          {pictures.map((place) => (
            <button key={place} type="button" class="button" onClick={() => onPicture(place)}>
              Picture {place + 1}
            </button>
          ))}
        </div>
      </details>
    </li>
  );
}

/** The local service tells it; other services need not. */
const hasFailed = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'verdict' in output &&
  (output.verdict === 'failed' || output.verdict === 'error');

function Value({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h3 class="muted">{title}</h3>
      <pre tabIndex={0}>{asText(value)}</pre>
    </section>
  );
}

/** The timeline as rows: a call of a tool and its answer are one, and each has its stretch of time. */
interface TimelineRow {
  number: number;
  role: string;
  tool: string | null;
  text: string;
  input: unknown;
  output: unknown;
  messageIds: string[];
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
}

type Step = SessionTimeline['steps'][number];

/** @param endedAt when the session ended, for the last row */
function timelineRows({ steps }: SessionTimeline, endedAt: number): TimelineRow[] {
  const rows: TimelineRow[] = [];
  steps.forEach((step, index) => {
    const last = rows.at(-1);
    if (last && isAnswerTo(step, last)) join(last, step);
    else rows.push(rowOf(step, index, rows.length + 1));
  });
  // What an action took is reported where it ended, so it began that much before.
  for (const row of rows) row.start = Math.min(row.start, row.end - (shownDuration(row.output) ?? 0));
  rows.forEach((row, index) => {
    if (shownDuration(row.output) !== undefined) return;
    const next = rows[index + 1]?.start ?? endedAt;
    row.end = Math.max(row.start, Number.isNaN(next) ? row.start : next);
  });
  return rows;
}

const isAnswerTo = ({ toolName, role }: Step, { tool, output }: TimelineRow): boolean =>
  role === 'tool' && tool !== null && tool === toolName && output == null;

function join(row: TimelineRow, { toolOutput, text, messageId, createdAt }: Step): void {
  row.output = toolOutput;
  row.text = text ?? row.text;
  row.messageIds.push(messageId);
  row.end = Date.parse(createdAt);
}

function rowOf(step: Step, index: number, number: number): TimelineRow {
  const { role, toolName, text, toolInput, toolOutput, messageId, createdAt } = step;
  const start = Date.parse(createdAt);
  return {
    ...{ number, role, tool: toolName ?? null, text: text ?? `Step ${index + 1}` },
    ...{ input: toolInput, output: toolOutput, messageIds: [messageId], start, end: start },
  };
}

/** The local service tells it; of other services only the times of the messages are known. */
function shownDuration(output: unknown): number | undefined {
  if (typeof output !== 'object' || output === null || !('duration' in output)) return undefined;
  return typeof output.duration === 'number' ? output.duration : undefined;
}
