/** What a service tells of itself while it runs: its logs are made of it, and what it counts. No secret is in it. */
import type { KeptSession } from '../sessions/KeptSession.js';

export interface RequestEvent {
  event: 'request';
  /** From the header X-Request-Id, or made here; it is given back in the answer. */
  requestId: string;
  method: string;
  /** As in the contract, such as `/api/sessions/{session_id}`; undefined where there is no such endpoint. */
  route?: string | undefined;
  /** Without the query, which may be a signature. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  /** The name of the key. */
  key?: string | undefined;
  /** The session that it was about, or that it made. */
  session?: string | undefined;
  /** Why it was refused. */
  error?: string | undefined;
}

export interface SessionEvent {
  event: 'session';
  session: string;
  project: string;
  status: string;
  result?: string | undefined;
  /** Why it did not pass, in one of a few words. */
  reason?: string | undefined;
  /** In words, where no result was reached. */
  error?: string | undefined;
  /** Milliseconds that it ran, and that it waited before. */
  duration?: number | undefined;
  waited?: number | undefined;
  /** What asking models has cost, in US dollars, and how often they were asked. */
  cost?: number | undefined;
  modelCalls?: number | undefined;
}

/** A worker is gone, or had no connection to the database for too long. */
export interface LeaseEvent {
  event: 'lease lost';
  /** What it carried out. */
  session?: string;
  planRun?: string;
  worker: string;
  /** `queued` for what another one may begin anew or carry on. */
  became: 'queued' | 'ended';
}

interface FaultEvent {
  event: 'fault';
  /** With the stack. */
  error: string;
}

export interface LifeEvent {
  event: 'started' | 'stopping' | 'stopped';
  address?: string;
  /** Sessions that still run. */
  running?: number;
}

export type ServiceEvent = RequestEvent | SessionEvent | LeaseEvent | FaultEvent | LifeEvent;

export type Tell = (event: ServiceEvent) => void;

/** Where faults are told: as the options say, or on standard error. */
export function faultsOf(
  { onFault, onEvent }: { onFault?: ((error: unknown) => void) | undefined; onEvent?: Tell | undefined },
  who: string,
): (error: unknown) => void {
  if (onFault) return onFault;
  return (thrown) => {
    const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    if (onEvent) onEvent({ event: 'fault', error });
    else process.stderr.write(`casewright: ${who} has a fault: ${error}\n`);
  };
}

export function sessionEvent({ shown, projectId, reason }: KeptSession): SessionEvent {
  const { id, status, result, startedAt, createdAt, summary, duration, creditsUsed, llmCallCount } = shown;
  const about = { event: 'session' as const, session: id, project: projectId, status };
  const waited = startedAt == null ? undefined : Date.parse(startedAt) - Date.parse(createdAt);
  if (shown.completedAt == null) return { ...about, ...(waited !== undefined && { waited }) };
  return {
    ...about,
    result: result ?? undefined,
    reason: result === 'passed' ? undefined : reason,
    error: result === 'error' ? (summary ?? undefined) : undefined,
    duration: duration ?? undefined,
    waited,
    ...(llmCallCount > 0 && { cost: creditsUsed ?? 0, modelCalls: llmCallCount }),
  };
}

export type LogForm = 'json' | 'text';

export function logLines(
  form: LogForm,
  write: (line: string) => unknown,
  now: () => Date = () => new Date(),
): Tell {
  return (event) => {
    const line = { time: now().toISOString(), level: levelOf(event), ...event };
    write(`${form === 'json' ? JSON.stringify(line) : asText(line)}\n`);
  };
}

function levelOf(event: ServiceEvent): 'info' | 'warn' | 'error' {
  if (event.event === 'fault') return 'error';
  if (event.event === 'request') return event.status >= 500 ? 'error' : event.status >= 400 ? 'warn' : 'info';
  return event.event === 'session' && event.result === 'error' ? 'warn' : 'info';
}

/** Quoted where a word would not be one: nothing that comes over the network may end a line. */
function asText({ time, level, event, ...about }: ServiceEvent & { time: string; level: string }): string {
  const words = Object.entries(about)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${/^[\w./:{}-]+$/.test(String(value)) ? String(value) : JSON.stringify(value)}`,
    );
  return [time, level, event, ...words].join(' ');
}
