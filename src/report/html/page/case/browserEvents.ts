/** Console and network of a capture, errors first. Which keys an event has beyond its type is up to the service. */
import type { CaptureEvent, SessionCapture } from '../../../../contract/index.js';

export interface ConsoleLine {
  level: string;
  text: string;
  place: string;
  stack: string | null;
  ts: number;
  isError: boolean;
}

export interface NetworkCall {
  method: string;
  url: string;
  kind: string;
  /** 0 where there was no answer; null where none was seen. */
  status: number | null;
  error: string | null;
  duration: number | null;
  isCached: boolean;
  ts: number;
  isError: boolean;
}

export function consoleLines({ events }: SessionCapture): ConsoleLine[] {
  const lines = (events ?? []).filter(({ type }) => type === 'console' || type === 'exception').map(lineOf);
  return errorsFirst(lines);
}

export function networkCalls({ events }: SessionCapture): NetworkCall[] {
  const calls: NetworkCall[] = [];
  const open = new Map<string, NetworkCall>();
  for (const event of events ?? []) {
    if (event.type === 'request') {
      const call = callOf(event);
      calls.push(call);
      open.set(textOf(event, 'requestId'), call);
    } else if (event.type === 'response') {
      const call = open.get(textOf(event, 'requestId'));
      if (call) answer(call, event);
      else calls.push(answer(callOf(event), event));
    }
  }
  return errorsFirst(calls);
}

export const browserErrors = (capture: SessionCapture): number =>
  [...consoleLines(capture), ...networkCalls(capture)].filter(({ isError }) => isError).length;

function lineOf(event: CaptureEvent): ConsoleLine {
  const level = event.type === 'exception' ? 'exception' : textOf(event, 'level') || 'log';
  const [url, line] = [textOf(event, 'url'), textOf(event, 'line')];
  return {
    level,
    text: textOf(event, 'text') || textOf(event, 'message'),
    place: line === '' ? url : `${url}:${line}`,
    stack: textOf(event, 'stack') || null,
    ts: event.ts,
    isError: ['exception', 'error', 'assert'].includes(level),
  };
}

const callOf = (event: CaptureEvent): NetworkCall => ({
  ...{
    method: textOf(event, 'method') || 'GET',
    url: textOf(event, 'url'),
    kind: textOf(event, 'resourceType'),
  },
  ...{ status: null, error: null, duration: null, isCached: false, ts: event.ts, isError: false },
});

function answer(call: NetworkCall, event: CaptureEvent): NetworkCall {
  const { status, duration, errorText, canceled } = event;
  call.status = typeof status === 'number' ? status : null;
  call.duration = typeof duration === 'number' ? duration : null;
  call.error = typeof errorText === 'string' ? errorText : null;
  call.isCached = event['fromCache'] === true;
  call.isError = (call.status ?? 0) >= 400 || (call.error !== null && canceled !== true);
  return call;
}

function textOf(event: CaptureEvent, key: string): string {
  const value = event[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const errorsFirst = <Item extends { isError: boolean }>(items: readonly Item[]): Item[] => [
  ...items.filter(({ isError }) => isError),
  ...items.filter(({ isError }) => !isError),
];
