/** Options from wherever they are given become those of a case, or a word on what is wrong with them. */
import { inspect } from 'node:util';
import ms from 'ms';
import type { CaseOptions, Position, Mistake } from './case.js';
import type { CaseDraft } from './finishCases.js';
import { nearestName, VARIABLE_NAME } from './variables.js';

/** What a file, the plugin or the environment says of how cases are to be run. */
export interface OptionsRead {
  options: CaseOptions;
  /** Each begins with `@`. */
  tags: string[];
  variables: Record<string, string>;
  plan: PlanOptions;
}

export interface PlanOptions {
  /** That of a plan on the service. */
  id?: string;
  /** The list of a plan that stands in the file itself, as written. */
  cases?: (Position & { written: unknown })[];
  stopOnFailure?: boolean;
}

/** Where a file says an option, by the option's name; also of one with a wrong value. */
export type OptionPlaces = Readonly<Record<string, Position>>;

export interface OptionMistake {
  /** The option's name as it was written. */
  name: string;
  message: string;
}

interface Option<Value = unknown> {
  /** The rest of "Please write …". */
  expected: string;
  /** Undefined for a wrong value. */
  read: (given: unknown) => Value | undefined;
  /** Why a value is wrong, where the value itself should not be shown. */
  fault?: string;
  /** Where it is to be written, of an option that only a case file itself can have. */
  onlyIn?: string;
}

const CASE_OPTIONS = {
  platform: { expected: 'one of desktop, android, ios', read: oneOf('desktop', 'android', 'ios') },
  model: { expected: 'the name of a model', read: readText },
  startUrl: {
    expected:
      'an address such as https://example.com/shop, a path such as /shop, or for a phone a deep link such as shop://cart',
    read: readUrl,
  },
  timeout: {
    expected: 'milliseconds above 0, or a time such as 90s or 5m, below 25 days',
    read: readDuration,
  },
  userDeviceId: { expected: 'the UUID of the device', read: readUuid },
  device: { expected: "a device's name, model or token", read: readText },
  app: { expected: 'a path that ends in .apk or .ipa, or the name of an upload', read: readText },
  executionMode: { expected: 'parallel or sequential', read: oneOf('parallel', 'sequential') },
} satisfies { [Name in keyof CaseOptions]-?: Option<CaseOptions[Name]> };

const OPTIONS: Readonly<Record<string, Option>> = {
  ...CASE_OPTIONS,
  tags: { expected: 'a list such as [smoke, slow]', read: readTags },
  variables: {
    fault: 'it is not a flat list of names and values',
    expected:
      'one "name: value" per line; a name has only letters, digits, "_", "-" and ".", a value is a text or a number',
    read: readVariables,
  },
  plan: {
    expected: 'the UUID of the plan',
    onlyIn: 'there, as "plan: <UUID>" in its front matter or "# plan: <UUID>" above its feature',
    read: readUuid,
  },
  cases: {
    expected: 'a list such as [login.feature, "checkout.md#Pay by card"]',
    onlyIn: 'into the front matter of a .md or .txt file of its own',
    read: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
  },
  stopOnFailure: {
    expected: 'true or false',
    onlyIn: 'beside "cases", in the front matter of a .md or .txt file',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  },
};

/** Reads options of every kind that holds for many files, such as those given to a plugin. */
export function readCaseOptions(
  raw: Record<string, unknown>,
): Omit<OptionsRead, 'plan'> & { mistakes: OptionMistake[] } {
  const read = noOptions();
  const mistakes: OptionMistake[] = [];
  for (const [name, value] of Object.entries(raw)) {
    const message = whyOnlyInFile(name) ?? readCaseOption({ name, value }, read);
    if (message !== undefined) mistakes.push({ name, message });
  }
  const { options, tags, variables } = read;
  return { options, tags, variables, mistakes };
}

/** Reads one option into what was read so far, or says what is wrong with it. */
export function readCaseOption(
  { name, value, called = `the option "${name}"` }: { name: string; value: unknown; called?: string },
  into: OptionsRead,
): string | undefined {
  const option = isOption(name) ? OPTIONS[name] : undefined;
  if (option === undefined) return `Failed to read ${called}: ${whyUnknown(name)}`;
  const read = option.read(value);
  if (read === undefined)
    return `Failed to read ${called}: ${option.fault ?? faultOf(value)}. Please write ${option.expected}.`;
  keep(name, read, into);
  return undefined;
}

function keep(name: string, value: unknown, into: OptionsRead): void {
  if (name === 'tags') into.tags.push(...(value as string[]));
  else if (name === 'variables')
    into.variables = { ...into.variables, ...(value as OptionsRead['variables']) };
  else if (name === 'plan') into.plan.id = value as string;
  else if (name === 'stopOnFailure') into.plan.stopOnFailure = value as boolean;
  // What is in the list is read with its places, by the front matter.
  else if (name !== 'cases') Object.assign(into.options, { [name]: value });
}

export const noOptions = (): OptionsRead => ({ options: {}, tags: [], variables: {}, plan: {} });

export const isOption = (name: string): boolean => Object.hasOwn(OPTIONS, name);

/** Whether a word is the name of an option, or was probably meant to be. */
export const resemblesOption = (name: string): boolean =>
  isOption(name) || nearestName(name, mistakableNames) !== undefined;

export const allNames = Object.keys(OPTIONS);
/** `@case:12` and `# Case: 12` name a test in some other tool. */
const mistakableNames = allNames.filter((name) => name !== 'cases');

function whyUnknown(name: string): string {
  const nearest = nearestName(name, allNames);
  const mend = nearest === undefined ? `use one of ${allNames.join(', ')}` : `write "${nearest}"`;
  return `there is no such option. Please ${mend}.`;
}

function whyOnlyInFile(name: string): string | undefined {
  const where = isOption(name) ? OPTIONS[name]?.onlyIn : undefined;
  if (where === undefined) return undefined;
  return `Failed to read the option "${name}": it makes a single case file a plan and belongs into that file. Please write it ${where}.`;
}

function faultOf(value: unknown): string {
  if (value == null || value === '') return 'it has no value';
  if (Array.isArray(value) && value.length === 0) return 'the list is empty';
  if (!isScalar(value)) return `it can't be a ${Array.isArray(value) ? 'list' : 'map'}`;
  return `it can't be ${shownValue(value)}`;
}

/** A device and an app are those of a phone or a tablet: a case that names the desktop has no use for them. */
export function mobileOptionsOnDesktop({ options, places, ...draft }: CaseDraft): Mistake[] {
  if (options.platform !== 'desktop') return [];
  const given = (['device', 'app'] as const).filter((name) => options[name] !== undefined);
  return given.map((name) => {
    const { line, column } = places[name] ?? draft;
    const message = `Failed to read the option "${name}": it needs platform: android or ios, and the platform is desktop here. Please correct "platform", or take "${name}" out.`;
    return { line, column, message };
  });
}

/** Options that the environment gives for one run, startUrl by CASEWRIGHT_START_URL; they beat those of plugin, file and scenario. */
const variableOf = (option: string): string => `CASEWRIGHT_${option.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The mistakes name the environment variable; an empty one counts as not set. */
export function caseOptionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): {
  options: CaseOptions;
  mistakes: OptionMistake[];
} {
  const read = noOptions();
  const mistakes: OptionMistake[] = [];
  for (const name of Object.keys(CASE_OPTIONS)) {
    const variable = variableOf(name);
    const value = env[variable] || undefined;
    if (value === undefined) continue;
    const message = readCaseOption({ name, value, called: `the environment variable ${variable}` }, read);
    if (message !== undefined) mistakes.push({ name: variable, message });
  }
  return { options: read.options, mistakes };
}

// Timers of a longer time fire at once.
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function oneOf<const Value extends string>(...values: readonly Value[]) {
  return (given: unknown): Value | undefined => values.find((one) => one === given);
}

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

function readVariables(value: unknown): Record<string, string> | undefined {
  if (value == null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).map(([name, held]): [string, unknown] => [name, held ?? '']);
  const areRight = entries.every(([name, held]) => VARIABLE_NAME.test(name) && isScalar(held));
  return areRight ? Object.fromEntries(entries.map(([name, held]) => [name, String(held)])) : undefined;
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** A value that somebody gave, as a message about it names it: in one line, and not at length. Never for a secret. */
export function shownValue(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : inspect(value, { breakLength: Infinity, depth: 3 });
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
