/** Options from wherever they are given become those of a case, or a word on what is wrong with them. */
import type { CaseOptions, Position, Mistake } from './case.js';
import type { CaseDraft } from './finishCases.js';
import { nearestName } from './variables.js';
import { optionTable, isScalar, shownValue } from './optionTable.js';

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
  const option = isOption(name) ? optionTable[name] : undefined;
  if (option === undefined) return `Failed to read ${called}: ${whyUnknown(name)}`;
  if (option.take(value, into)) return undefined;
  return `Failed to read ${called}: ${option.fault ?? faultOf(value)}. Please write ${option.expected}.`;
}

export const noOptions = (): OptionsRead => ({ options: {}, tags: [], variables: {}, plan: {} });

export const isOption = (name: string): boolean => Object.hasOwn(optionTable, name);

/** Whether a word is the name of an option, or was probably meant to be. */
export const resemblesOption = (name: string): boolean =>
  isOption(name) || nearestName(name, mistakableNames) !== undefined;

export const allNames = Object.keys(optionTable);
/** `@case:12` and `# Case: 12` name a test in some other tool. */
const mistakableNames = allNames.filter((name) => name !== 'cases');

function whyUnknown(name: string): string {
  const nearest = nearestName(name, allNames);
  const mend = nearest === undefined ? `use one of ${allNames.join(', ')}` : `write "${nearest}"`;
  return `there is no such option. Please ${mend}.`;
}

function whyOnlyInFile(name: string): string | undefined {
  const where = isOption(name) ? optionTable[name]?.onlyIn : undefined;
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

/** Options that the environment gives for one run; they beat those of plugin, file and scenario. */
const variables = {
  CASEWRIGHT_PLATFORM: 'platform',
  CASEWRIGHT_MODEL: 'model',
  CASEWRIGHT_START_URL: 'startUrl',
  CASEWRIGHT_TIMEOUT: 'timeout',
  CASEWRIGHT_USER_DEVICE_ID: 'userDeviceId',
  CASEWRIGHT_DEVICE: 'device',
  CASEWRIGHT_APP: 'app',
  CASEWRIGHT_EXECUTION_MODE: 'executionMode',
} as const satisfies Record<string, keyof CaseOptions>;

/** The mistakes name the environment variable; an empty one counts as not set. */
export function caseOptionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): {
  options: CaseOptions;
  mistakes: OptionMistake[];
} {
  const read = noOptions();
  const mistakes: OptionMistake[] = [];
  for (const [variable, name] of Object.entries(variables)) {
    const value = env[variable];
    if (value === undefined || value === '') continue;
    const message = readCaseOption({ name, value, called: `the environment variable ${variable}` }, read);
    if (message !== undefined) mistakes.push({ name: variable, message });
  }
  return { options: read.options, mistakes };
}
