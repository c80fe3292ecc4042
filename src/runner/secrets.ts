/** Secrets as they are declared: which of them have a value, where one without is needed, and what must not be shown. */
import { stripVTControlCharacters } from 'node:util';
import { secretMask, type Case, type Position, type Secrets } from '../cases/index.js';
import type { Settings } from './entries/settings.js';

/** As a user gives them; one of an environment variable that isn't set has no value. */
export type DeclaredSecrets = Readonly<Record<string, string | undefined>>;

export const secretsWithValue = (declared: DeclaredSecrets): Secrets =>
  Object.fromEntries(Object.entries(declared).filter((entry): entry is [string, string] => !!entry[1]));

type Hiding = Pick<Settings, 'secrets'> & Partial<Pick<Settings, 'service'>>;

/** Hides the secrets and keys of all `cases()` of a configuration. @param keys others of services */
export function redactionOf(all: readonly Hiding[], keys: readonly string[] = []): (text: string) => string {
  // By numbers, for two projects may call different secrets by one name.
  const values = all.flatMap(({ secrets }) => Object.values(secretsWithValue(secrets)));
  const names = all.flatMap(({ secrets }) => Object.keys(secrets).map((name) => `{{${name}}}`));
  const own = all.flatMap(({ service }) => service?.client.apiKey ?? []);
  return secretMask({}, [...values, ...names, ...own, ...keys]);
}

/** The first place in a case that needs a secret without a value. */
export function findUnsetSecret(
  one: Pick<Case, 'prompt' | 'steps' | 'line' | 'column'>,
  declared: DeclaredSecrets,
): { name: string; at: Position } | undefined {
  const unset = Object.keys(declared).filter((name) => !declared[name]);
  const name = unset.find((candidate) => one.prompt.includes(`{{${candidate}}}`));
  if (name === undefined) return undefined;
  return { name, at: one.steps.find((step) => JSON.stringify(step).includes(`{{${name}}}`)) ?? one };
}

/**
 * The texts of errors that the suite around the cases has thrown. Anything may stand in them, secrets too. A run knows its
 * secrets, and hides them; who merges reports of other runs may not.
 */
export type TellError = (text: string) => string;

/** The names of what must not be shown, and has a value. */
export const namesOfHidden = ({ secrets, service }: Hiding): string[] => [
  ...Object.keys(secretsWithValue(secrets)),
  ...(service ? [SERVICE_KEY] : []),
];

const SERVICE_KEY = 'API key of the service';

/**
 * @param tests the names of what each was run with and must not be shown, and the settings of its project in this process
 * @param command how the runner merges reports with a configuration
 */
export function tellErrors(
  tests: readonly { hidden: readonly string[]; settings: readonly Hiding[] }[],
  command: string,
): { tell: TellError; faults: string[] } {
  const unknown = tests.flatMap(({ hidden, settings }) => {
    const known = settings.flatMap(namesOfHidden);
    return hidden.filter((name) => !known.includes(name));
  });
  // Runners colour their messages, in files, too.
  if (unknown.length === 0) return { tell: stripVTControlCharacters, faults: [] };
  const names = [...new Set(unknown)].map((name) => `"${name}"`).join(', ');
  const fault =
    `What hooks, fixtures and other tests say of their errors is left out: it may hold the secrets ${names}, which are ` +
    'not known here. Please merge with the configuration that calls cases(), and with the environment of the runs: ' +
    `${command} …`;
  return { tell: () => WITHHELD, faults: [fault] };
}

const WITHHELD = '(left out, because it may hold a secret)';
