/** What a written value stands for, by its kind; `undefined` where it is none of that kind. */
import { inspect } from 'node:util';
import ms from 'ms';
import { VARIABLE_NAME } from '../variables.js';

// Timers of a longer time fire at once.
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function readUuid(value: unknown): string | undefined {
  const text = readText(value);
  return text !== undefined && UUID.test(text) ? text : undefined;
}

/** Of a page, or a link into an app: those have schemes of the app's own. */
export function readUrl(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined || /\s/.test(text)) return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  const isFile = /^(?:file|ftp|wss?):/i.test(text);
  return !isFile && /^[a-z][a-z\d+.-]*:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
}

export function readDuration(value: unknown): number | undefined {
  const duration =
    typeof value === 'string' && value.trim() !== '' ? ms(value.trim() as ms.StringValue) : value;
  return typeof duration === 'number' && duration > 0 && duration <= LONGEST_TIMEOUT ? duration : undefined;
}

export function readTags(value: unknown): string[] | undefined {
  if (value == null) return [];
  const words = typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value;
  if (!Array.isArray(words)) return undefined;
  const tags = words.map((word) => (isScalar(word) ? String(word).trim() : ''));
  if (tags.some((tag) => !/^@?[^\s@]+$/.test(tag))) return undefined;
  return tags.map((tag) => (tag.startsWith('@') ? tag : `@${tag}`));
}

export function readVariables(value: unknown): [string, string][] | undefined {
  if (value == null) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).map(([name, held]): [string, unknown] => [name, held ?? '']);
  return entries.every(isVariable) ? entries.map(([name, held]) => [name, String(held)]) : undefined;
}

function isVariable(entry: [string, unknown]): entry is [string, string | number | boolean] {
  return VARIABLE_NAME.test(entry[0]) && isScalar(entry[1]);
}

export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A value that somebody gave, as a message about it names it: in one line, and not at length. Never for a secret. */
export function shownValue(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : inspect(value, { breakLength: Infinity, depth: 3 });
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
