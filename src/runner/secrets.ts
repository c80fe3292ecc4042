/** Secrets as they are declared: which of them have a value, and where one without is needed. */
import type { Case, Position, Secrets } from '../cases/index.js';

/** As a user gives them; one of an environment variable that isn't set has no value. */
export type DeclaredSecrets = Readonly<Record<string, string | undefined>>;

export function secretsWithValue(declared: DeclaredSecrets): Secrets {
  return Object.fromEntries(
    Object.entries(declared).filter((entry): entry is [string, string] => !!entry[1]),
  );
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
