/** The timeline as rows: a call of a tool and its answer are one, and each has its stretch of time. */
import type { SessionTimeline } from '../../../../contract/index.js';

export interface TimelineRow {
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
export function timelineRows({ steps }: SessionTimeline, endedAt: number): TimelineRow[] {
  const rows: TimelineRow[] = [];
  steps.forEach((step, index) => {
    const last = rows.at(-1);
    if (last && isAnswerTo(step, last)) join(last, step);
    else rows.push(rowOf(step, index, rows.length + 1));
  });
  // What an action took is told where it ended, so it began that much before.
  for (const row of rows) row.start = Math.min(row.start, row.end - (toldDuration(row.output) ?? 0));
  rows.forEach((row, index) => {
    if (toldDuration(row.output) !== undefined) return;
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
function toldDuration(output: unknown): number | undefined {
  if (typeof output !== 'object' || output === null || !('duration' in output)) return undefined;
  return typeof output.duration === 'number' ? output.duration : undefined;
}
