/** Console and network of a capture, errors first. Which keys an event has beyond its type is up to the service. */
import type { CaptureEvent, SessionCapture } from '../../../../contract/index.js';
import { formatDuration } from '../words.js';

export interface LogRow {
  /** The level of a line, or how a request was answered. */
  kind: string;
  text: string;
  /** Where a request went. */
  address: string;
  /** The place of a line, or why a request failed. */
  note: string;
  stack: string;
  facts: string[];
  ts: number;
  isError: boolean;
}

export function consoleRows({ events }: SessionCapture): LogRow[] {
  const lines = (events ?? []).filter(({ type }) => type === 'console' || type === 'exception');
  return errorsFirst(lines.map(lineOf));
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
  return errorsFirst(calls.map(callOf));
}

export const browserErrors = (capture: SessionCapture): number =>
  [...consoleRows(capture), ...networkRows(capture)].filter(({ isError }) => isError).length;

function lineOf(event: CaptureEvent): LogRow {
  const kind = event.type === 'exception' ? 'exception' : textOf(event, 'level') || 'log';
  return {
    ...{ kind, address: '', facts: [], ts: event.ts },
    text: textOf(event, 'text') || textOf(event, 'message'),
    note: [textOf(event, 'url'), textOf(event, 'line')].filter(Boolean).join(':'),
    stack: textOf(event, 'stack'),
    isError: ['exception', 'error', 'assert'].includes(kind),
  };
}

function callOf({ request, response }: Call): LogRow {
  const answer: Record<string, unknown> = response ?? {};
  const { status, duration, errorText, canceled, fromCache } = answer;
  const hasFailed = typeof errorText === 'string';
  return {
    ...{ address: textOf(request, 'url'), stack: '', ts: request.ts },
    kind: hasFailed ? 'failed' : typeof status === 'number' ? String(status) : 'no answer',
    text: textOf(request, 'method') || 'GET',
    note: hasFailed ? errorText : '',
    facts: [
      textOf(request, 'resourceType'),
      fromCache === true ? 'cached' : '',
      typeof duration === 'number' ? formatDuration(duration) : '',
    ].filter(Boolean),
    isError: (typeof status === 'number' && status >= 400) || (hasFailed && canceled !== true),
  };
}

function textOf(event: CaptureEvent, key: string): string {
  const value = event[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const errorsFirst = (rows: readonly LogRow[]): LogRow[] =>
  rows.toSorted((one, other) => Number(other.isError) - Number(one.isError));
