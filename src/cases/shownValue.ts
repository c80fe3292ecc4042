import { inspect } from 'node:util';

/** A value that somebody gave, as a message about it names it: in one line, and not at length. Never for a secret. */
export function shownValue(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : inspect(value, { breakLength: Infinity, depth: 3 });
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
