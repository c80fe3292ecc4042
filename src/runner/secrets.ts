/** Declared secrets: put in only for the service, and masked wherever something is shown or written. */

import type { Case, Position } from '../cases/index.js';

export type Secrets = Readonly<Record<string, string>>;

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

/**
 * `{{name}}` becomes the secret's value, written as the prompt's grammar wants it at that place; for the request to
 * the service only.
 */
export function revealSecrets(prompt: string, secrets: Secrets): string {
  let inDocString = false;
  const reveal = (line: string) => {
    if (line.trim() === '"""') inDocString = !inDocString;
    const write = inDocString
      ? inDocStringForm
      : line.startsWith('   |')
        ? inCellForm
        : (value: string) => value;
    return line.replace(/\{\{([\p{L}\p{N}_.-]+)\}\}/gu, (whole, name: string) =>
      Object.hasOwn(secrets, name) ? write(secrets[name] ?? '') : whole,
    );
  };
  return prompt.split('\n').map(reveal).join('\n');
}

const inCellForm = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
const inDocStringForm = (value: string) => value.replaceAll('"""', '\\"""');

/**
 * A copy in which every secret value, and every `{{name}}` of a secret, reads `***`.
 * @param hidden other texts that are never shown, such as the API key
 */
export function maskSecrets<Value>(value: Value, secrets: Secrets, hidden: readonly string[] = []): Value {
  const forms = (text: string) => [text, inCellForm(text), inDocStringForm(text)];
  const words = Object.entries(secrets).flatMap(([name, secret]) => [`{{${name}}}`, ...forms(secret)]);
  // Longest first: a secret may contain another one.
  const found = [...words, ...hidden].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return found.length === 0 ? value : (mapText(value, (text) => mask(text, found)) as Value);
}

const mask = (text: string, words: readonly string[]) =>
  words.reduce((masked, word) => masked.replaceAll(word, '***'), text);

function mapText(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapText(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapText(inner, map)]));
}
