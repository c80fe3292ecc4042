/** The log of a service: an event to a line, as JSON for machines or as text for people. */
import type { ServiceEvent, Tell } from './ServiceEvent.js';

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
