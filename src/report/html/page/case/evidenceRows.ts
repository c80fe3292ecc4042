/** Evidence as rows. Which keys its parts have beyond those of the contract is up to the service. */
import type { CaptureEvent, SessionCapture } from '../../../../contract/index.js';
import type { Attempt, Evidence } from '../../../report.js';
import { formatDuration } from '../parts.js';

export interface LogRow {
  /** A tool or who speaks, the level of a line, or how a request was answered. */
  kind: string;
  text: string;
  /** Where a request went. */
  address: string;
  /** The place of a line, why a request failed, or what was observed. */
  note: string;
  facts: string[];
  /** Shown when the row is opened, by their titles. */
  more: [title: string, value: unknown][];
  /** Milliseconds since 1970. */
  ts: number;
  isError: boolean;
}

const ROW = { text: '', address: '', note: '', facts: [], more: [] };

/** What was said and done, message by message. A call of a tool and its answer are one row. */
export function timelineRows(evidence: Evidence, observations: Attempt['observations']): LogRow[] {
  const calls: Exchange[] = [];
  for (const said of saidIn(evidence)) {
    const open = calls.at(-1);
    const isAnswer = said.role === 'tool' && said.toolName != null && said.toolName === open?.call.toolName;
    if (open && isAnswer && open.answer === open.call) open.answer = said;
    else calls.push({ call: said, answer: said });
  }
  return calls.map((call) => rowOfCall(call, observations));
}

/** Where no answer came, it is the call itself. */
interface Exchange {
  call: Said;
  answer: Said;
}

interface Said {
  messageId: string;
  role: string;
  createdAt: string;
  text?: string | null | undefined;
  toolName?: string | null | undefined;
  toolInput?: unknown;
  toolOutput?: unknown;
  /** Whatever else its message says. */
  rest?: object;
}

/** The timeline has what was said and done in one, but where there is none, the messages do. */
function saidIn({ messages, timeline }: Evidence): Said[] {
  const known = messages.map(({ id, role, createdAt, content, metadata }): Said => {
    const { toolName, toolInput, toolOutput, toolCallId: _call, toolCalls: _calls, ...rest } = metadata ?? {};
    return { messageId: id, role, createdAt, text: content, toolName, toolInput, toolOutput, rest };
  });
  if (!timeline || timeline.steps.length === 0) return known;
  const byId = new Map(known.map((said) => [said.messageId, said.rest ?? {}]));
  return timeline.steps.map((step) => ({ ...step, rest: byId.get(step.messageId) ?? {} }));
}

function rowOfCall({ call, answer }: Exchange, observations: Attempt['observations']): LogRow {
  const { verdict, duration } = Object(answer.toolOutput) as Record<string, unknown>;
  const { rejected, ...rest }: Record<string, unknown> = { ...call.rest, ...answer.rest };
  const text = answer.text || call.text || '';
  const isOf = ({ messageId }: { messageId: string }) =>
    [call.messageId, answer.messageId].includes(messageId);
  return {
    ...{ ...ROW, kind: call.toolName ?? call.role, text: text.split('\n', 1)[0] ?? '' },
    note: [
      ...(rejected === true ? ['Rejected by the safety review.'] : []),
      ...observations.filter(isOf).map(({ description }) => `Observed: ${description}`),
    ].join('\n'),
    facts: typeof duration === 'number' ? [`took ${formatDuration(duration)}`] : [],
    more: [
      ['Text', text.includes('\n') ? text : ''],
      ['Input', call.toolInput],
      ['Output', answer.toolOutput],
      ['Details', Object.values(rest).some((value) => value != null) ? rest : null],
    ],
    ts: Date.parse(call.createdAt),
    isError: verdict === 'failed' || verdict === 'error' || rejected === true,
  };
}

export function consoleRows({ events }: SessionCapture): LogRow[] {
  const lines = (events ?? []).filter(({ type }) => type === 'console' || type === 'exception');
  return errorsFirst(lines.map(rowOfLine));
}

interface Call {
  request: CaptureEvent;
  response?: CaptureEvent;
}

export function networkRows({ events }: SessionCapture): LogRow[] {
  const calls: Call[] = [];
  const open = new Map<string, Call>();
  for (const event of events ?? []) {
    const id = textOf(event, 'requestId');
    const call = event.type === 'response' ? open.get(id) : undefined;
    if (call) call.response = event;
    else if (event.type === 'response') calls.push({ request: event, response: event });
    else if (event.type === 'request') {
      const begun = { request: event };
      calls.push(begun);
      open.set(id, begun);
    }
  }
  return errorsFirst(calls.map(rowOfRequest));
}

export const browserErrors = (capture: SessionCapture): number =>
  [...consoleRows(capture), ...networkRows(capture)].filter(({ isError }) => isError).length;

function rowOfLine(event: CaptureEvent): LogRow {
  const kind = event.type === 'exception' ? 'exception' : textOf(event, 'level') || 'log';
  return {
    ...{ ...ROW, kind, ts: event.ts },
    text: textOf(event, 'text') || textOf(event, 'message'),
    note: [textOf(event, 'url'), textOf(event, 'line')].filter(Boolean).join(':'),
    more: [['Stack', textOf(event, 'stack')]],
    isError: ['exception', 'error', 'assert'].includes(kind),
  };
}

function rowOfRequest({ request, response }: Call): LogRow {
  const { status, duration, errorText, canceled } = (response ?? {}) as Record<string, unknown>;
  const hasFailed = typeof errorText === 'string';
  const took = typeof duration === 'number' ? [formatDuration(duration)] : [];
  return {
    ...{ ...ROW, address: textOf(request, 'url'), ts: request.ts },
    kind: hasFailed ? 'failed' : typeof status === 'number' ? String(status) : 'no answer',
    text: textOf(request, 'method') || 'GET',
    note: hasFailed ? errorText : '',
    facts: [textOf(request, 'resourceType'), ...took].filter(Boolean),
    isError: (typeof status === 'number' && status >= 400) || (hasFailed && canceled !== true),
  };
}

function textOf(event: CaptureEvent, key: string): string {
  const value = event[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const errorsFirst = (rows: readonly LogRow[]): LogRow[] =>
  rows.toSorted((one, other) => Number(other.isError) - Number(one.isError));
