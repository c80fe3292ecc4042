/** Secrets as they are declared: which of them have a value, and where one without is needed. */
import { secretMask, type Case, type Position, type Secrets } from '../cases/index.js';

/** As a user gives them; one of an environment variable that isn't set has no value. */
export type DeclaredSecrets = Readonly<Record<string, string | undefined>>;

export function secretsWithValue(declared: DeclaredSecrets): Secrets {
  return Object.fromEntries(
    Object.entries(declared).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** Hides the secrets of all `cases()` of a configuration. @param keys of services */
export function redactionOf(
  declared: readonly DeclaredSecrets[],
  keys: readonly string[],
): (text: string) => string {
  // By numbers, for two projects may call different secrets by one name.
  const values = declared.flatMap((secrets) => Object.values(secretsWithValue(secrets)));
  const names = declared.flatMap((secrets) => Object.keys(secrets).map((name) => `{{${name}}}`));
  return secretMask({}, [...values, ...names, ...keys]);
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
