/** Every option in one place: its name, how its value is read, and what is said of a wrong one. */
import { inspect } from 'node:util';
import ms from 'ms';
import type { CaseOptions } from './case.js';
import { VARIABLE_NAME } from './variables.js';
import type { OptionsRead } from './caseOptions.js';

interface Option {
  /** The rest of "Please write …". */
  expected: string;
  /** Why a value is wrong, where the value itself should not be shown. */
  fault?: string;
  /** Where it is to be written, of an option that only a case file itself can have. */
  onlyIn?: string;
  /** Puts the value where it belongs, or says `false` if it is a wrong one. */
  take(value: unknown, into: OptionsRead): boolean;
}

const PLATFORMS = ['desktop', 'android', 'ios'] as const;
const EXECUTION_MODES = ['parallel', 'sequential'] as const;

export const optionTable: Record<string, Option> = {
  platform: caseOption('platform', `one of ${PLATFORMS.join(', ')}`, (value) =>
    PLATFORMS.find((platform) => platform === value),
  ),
  model: caseOption('model', 'the name of a model', readText),
  startUrl: caseOption(
    'startUrl',
    'an address such as https://example.com/shop, a path such as /shop, or for a phone a deep link such as shop://cart',
    readUrl,
  ),
  timeout: caseOption(
    'timeout',
    'milliseconds above 0, or a time such as 90s or 5m, below 25 days',
    readDuration,
  ),
  userDeviceId: caseOption('userDeviceId', 'the UUID of the device', readUuid),
  device: caseOption('device', "a device's name, model or token", readText),
  app: caseOption('app', 'a path that ends in .apk or .ipa, or the name of an upload', readText),
  executionMode: caseOption('executionMode', EXECUTION_MODES.join(' or '), (value) =>
    EXECUTION_MODES.find((mode) => mode === value),
  ),
  tags: {
    expected: 'a list such as [smoke, slow]',
    take(value, into) {
      const tags = readTags(value);
      into.tags.push(...(tags ?? []));
      return tags !== undefined;
    },
  },
  variables: {
    fault: 'it is not a flat list of names and values',
    expected:
      'one "name: value" per line; a name has only letters, digits, "_", "-" and ".", a value is a text or a number',
    take(value, into) {
      const entries = readVariables(value);
      into.variables = { ...into.variables, ...Object.fromEntries(entries ?? []) };
      return entries !== undefined;
    },
  },
  plan: {
    expected: 'the UUID of the plan',
    onlyIn: 'there, as "plan: <UUID>" in its front matter or "# plan: <UUID>" above its feature',
    take(value, into) {
      const id = readUuid(value);
      if (id !== undefined) into.plan.id = id;
      return id !== undefined;
    },
  },
  cases: {
    expected: 'a list such as [login.feature, "checkout.md#Pay by card"]',
    onlyIn: 'into the front matter of a .md or .txt file of its own',
    // What is in the list is read with its places, by the front matter.
    take: (value) => Array.isArray(value) && value.length > 0,
  },
  stopOnFailure: {
    expected: 'true or false',
    onlyIn: 'beside "cases", in the front matter of a .md or .txt file',
    take(value, into) {
      if (typeof value !== 'boolean') return false;
      into.plan.stopOnFailure = value;
      return true;
    },
  },
};

function caseOption<Name extends keyof CaseOptions>(
  name: Name,
  expected: string,
  read: (value: unknown) => CaseOptions[Name] | undefined,
): Option {
  return {
    expected,
    take(raw, into) {
      const value = read(raw);
      if (value === undefined) return false;
      into.options[name] = value;
      return true;
    },
  };
}

// Timers of a longer time fire at once.
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function readUuid(value: unknown): string | undefined {
  const text = readText(value);
  return text !== undefined && UUID.test(text) ? text : undefined;
}

/** Of a page, or a link into an app: those have schemes of the app's own. */
function readUrl(value: unknown): string | undefined {
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

function readTags(value: unknown): string[] | undefined {
  if (value == null) return [];
  const words = typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value;
  if (!Array.isArray(words)) return undefined;
  const tags = words.map((word) => (isScalar(word) ? String(word).trim() : ''));
  if (tags.some((tag) => !/^@?[^\s@]+$/.test(tag))) return undefined;
  return tags.map((tag) => (tag.startsWith('@') ? tag : `@${tag}`));
}

function readVariables(value: unknown): [string, string][] | undefined {
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
