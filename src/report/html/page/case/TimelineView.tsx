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
        each={(row, index) => <Row key={index} {...{ row, index, from, to, attempt, onPicture }} />}
      />
    </section>
  );
}

interface RowProps extends Pick<TimelineViewProps, 'attempt' | 'onPicture'> {
  row: TimelineRow;
  index: number;
  from: number;
  to: number;
}

function Row({ row: { call, answer, start, end }, index, from, to, attempt, onPicture }: RowProps) {
  const { toolName, role, toolInput } = call;
  const text = answer.text ?? call.text ?? '';
  const share = (time: number) => `${((time / (to - from)) * 100).toFixed(2)}%`;
  const pictures = shownPictures(attempt).flatMap(({ messageId }, place) =>
    messageId === call.messageId || messageId === answer.messageId ? [place] : [],
  );
  return (
    <li>
      <details class="call">
        <summary>
          <span class="muted small">{index + 1}</span>
          <span class="mono cut">{toolName ?? role}</span>
          <span class="call-text cut">{text.split('\n', 1)[0]}</span>
          <span class={`call-bar ${hasFailed(answer) ? 'is-failed' : ''}`} aria-hidden="true">
            <i style={{ left: share(start - from), width: share(end - start) }} />
          </span>
          <span class="time">{formatDuration(end - start)}</span>
        </summary>
        <div class="call-body row wraps">
          {toolName == null && <pre tabIndex={0}>{text}</pre>}
          <Value title="Input" value={toolInput} />
          <Value title="Output" value={answer.toolOutput} />
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

function Value({ title, value }: { title: string; value: unknown }) {
  if (value == null) return null;
  return (
    <section>
      <h3 class="muted">{title}</h3>
      <pre tabIndex={0}>{asText(value)}</pre>
    </section>
  );
}

type Step = SessionTimeline['steps'][number];

/** A call of a tool and its answer are one, and each has its stretch of time. */
interface TimelineRow {
  call: Step;
  /** The call itself where none came. */
  answer: Step;
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
}

/** @param endedAt when the session ended, for the last row */
function timelineRows({ steps }: SessionTimeline, endedAt: number): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && isAnswerTo(step, last)) last.answer = step;
    else rows.push({ call: step, answer: step, start: 0, end: 0 });
  }
  for (const row of rows) {
    row.end = Date.parse(row.answer.createdAt);
    // What an action took is reported where it ended, so it began that much before.
    row.start = Math.min(Date.parse(row.call.createdAt), row.end - (shownDuration(row.answer) ?? 0));
  }
  rows.forEach((row, index) => {
    const next = rows[index + 1]?.start ?? endedAt;
    if (shownDuration(row.answer) === undefined) row.end = Math.max(row.start, next || row.start);
  });
  return rows;
}

const isAnswerTo = ({ toolName, role }: Step, { call, answer }: TimelineRow): boolean =>
  role === 'tool' && toolName != null && toolName === call.toolName && answer.toolOutput == null;

/** The local service tells it; of other services only the times of the messages are known. */
const shownDuration = ({ toolOutput }: Step): number | undefined => {
  const { duration } = Object(toolOutput) as { duration?: unknown };
  return typeof duration === 'number' ? duration : undefined;
};

/** The same. */
const hasFailed = ({ toolOutput }: Step): boolean => {
  const { verdict } = Object(toolOutput) as { verdict?: unknown };
  return verdict === 'failed' || verdict === 'error';
};
