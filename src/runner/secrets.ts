/**
 * Secrets as they are declared: which of them have a value, where one without is needed, and what must not be shown. Records of
 * an outcome fail closed: every text is masked, unless its schema says that it is an id, a state or a time. So a text field that
 * the contract gets is masked by itself.
 */
import { stripVTControlCharacters } from 'node:util';
import type { z } from 'zod';
import { secretMask, type Case, type Position, type Secrets } from '../cases/index.js';
import type { Settings } from './entries/settings.js';
import { documentedValues, isHarmless } from '../contract/index.js';
import type { Mask } from './assembleOutcome.js';

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

/** A copy that still is a record of its kind, whatever the secrets are. */
export const maskRecord = <Schema extends z.ZodType>(
  schema: Schema,
  record: z.output<Schema>,
  mask: Mask,
): z.output<Schema> => maskAs(schema, record, mask) as z.output<Schema>;

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function maskAs(schema: z.core.$ZodType, value: unknown, mask: Mask): unknown {
  if (value === null || value === undefined) return value;
  const { type, innerType, element, shape } = schema._zod.def as Definition;
  if (innerType) return maskAs(innerType, value, mask);
  if (typeof value !== 'object') return isKept(schema, type, value) ? value : mask(value);
  if (Array.isArray(value)) {
    return element ? value.map((item: unknown) => maskAs(element, item, mask)) : mask(value);
  }
  return shape ? maskFields(shape, value, mask) : mask(value);
}

/** A number is no text, and neither is one of the values that a schema lists. */
function isKept(schema: z.core.$ZodType, type: string, value: unknown): boolean {
  if (type === 'number' || type === 'boolean') return typeof value === type;
  return (
    isHarmless(schema) || documentedValues(schema) !== undefined || type === 'enum' || type === 'literal'
  );
}

/** A field that the schema doesn't know is text from outside, its name included. */
const maskFields = (shape: Readonly<Record<string, z.core.$ZodType>>, record: object, mask: Mask): object =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field ? [[name, maskAs(field, value, mask)]] : Object.entries(mask({ [name]: value }));
    }),
  );
