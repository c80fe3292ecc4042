/** The options of a case, each in one place: its name, how its value is read, and what is said of a wrong one. */
import ms from 'ms';
import type { CaseOptions } from './case.js';
import { nearestName } from './nearestName.js';
import { VARIABLE_NAME } from './variables.js';

/** What a file, the plugin or the environment says of how cases are to be run. */
export interface OptionsRead {
  options: CaseOptions;
  /** Each begins with `@`. */
  tags: string[];
  variables: Record<string, string>;
}

export interface OptionMistake {
  /** The option's name as it was written. */
  name: string;
  message: string;
}

/** Reads options of every kind at once, such as those given to a plugin. */
export function readCaseOptions(raw: Record<string, unknown>): OptionsRead & { mistakes: OptionMistake[] } {
  const read = noOptions();
  const mistakes: OptionMistake[] = [];
  for (const [name, value] of Object.entries(raw)) {
    const message = readCaseOption({ name, value }, read);
    if (message !== undefined) mistakes.push({ name, message });
  }
  return { ...read, mistakes };
}

/** Reads one option into what was read so far, or says what is wrong with it. */
export function readCaseOption(
  { name, value, called = `the option "${name}"` }: { name: string; value: unknown; called?: string },
  into: OptionsRead,
): string | undefined {
  const option = isOption(name) ? optionTable[name] : undefined;
  if (option === undefined) return `Failed to read ${called}: ${whyUnknown(name)}`;
  if (option.take(value, into)) return undefined;
  return `Failed to read ${called}: ${option.fault ?? faultOf(value)}. Please write ${option.expected}.`;
}

export function noOptions(): OptionsRead {
  return { options: {}, tags: [], variables: {} };
}

/** Whether this version knows an option of that name. */
export function isOption(name: string): boolean {
  return Object.hasOwn(optionTable, name);
}

/** Whether a word is the name of an option, of this version or a later one, or was probably meant to be. */
export function resemblesOption(name: string): boolean {
  return allNames.includes(name) || nearestName(name, allNames) !== undefined;
}

interface Option {
  /** The rest of "Please write …". */
  expected: string;
  /** Why a value is wrong, where the value itself should not be shown. */
  fault?: string;
  /** Puts the value where it belongs, or says `false` if it is a wrong one. */
  take(value: unknown, into: OptionsRead): boolean;
}

const PLATFORMS = ['desktop', 'android', 'ios'] as const;
// Timers of a longer time fire at once.
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const optionTable: Record<string, Option> = {
  platform: caseOption('platform', `one of ${PLATFORMS.join(', ')}`, (value) =>
    PLATFORMS.find((platform) => platform === value),
  ),
  model: caseOption('model', 'the name of a model', readText),
  startUrl: caseOption(
    'startUrl',
    'an address such as https://example.com/shop, or a path such as /shop',
    readUrl,
  ),
  timeout: caseOption(
    'timeout',
    'milliseconds above 0, or a time such as 90s or 5m, below 25 days',
    readDuration,
  ),
  userDeviceId: caseOption('userDeviceId', 'the UUID of the device', (value) => {
    const text = readText(value);
    return text !== undefined && UUID.test(text) ? text : undefined;
  }),
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
};

const laterNames = ['device', 'app', 'plan'];
const allNames = [...Object.keys(optionTable), ...laterNames];

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

function whyUnknown(name: string): string {
  if (laterNames.includes(name)) return 'this version does not support it yet. Please take it out.';
  const nearest = nearestName(name, allNames);
  const mend =
    nearest === undefined ? `use one of ${Object.keys(optionTable).join(', ')}` : `write "${nearest}"`;
  return `there is no such option. Please ${mend}.`;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function readUrl(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined || /\s/.test(text)) return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
}

function readDuration(value: unknown): number | undefined {
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

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function faultOf(value: unknown): string {
  if (value == null || value === '') return 'it has no value';
  if (!isScalar(value)) return `it can't be a ${Array.isArray(value) ? 'list' : 'map'}`;
  const text = JSON.stringify(value);
  return `it can't be ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
