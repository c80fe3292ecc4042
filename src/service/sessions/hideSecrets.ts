/** What a step says, as it may leave the machine: with the names of secrets in the place of their values. */
import type { StepWords } from '../../cases/prompt.js';
import type { Secrets } from '../../cases/secretText.js';

/** Longest first: a secret may contain another one. */
export function hiding(secrets: Secrets): (text: string) => string {
  const known = Object.entries(secrets)
    .filter(([, value]) => value !== '')
    .sort(([, one], [, other]) => other.length - one.length);
  return (text) => known.reduce((hidden, [name, value]) => hidden.replaceAll(value, `{{${name}}}`), text);
}

export function hiddenWords(
  { text, table, docString }: StepWords,
  hide: (text: string) => string,
): StepWords {
  return {
    text: hide(text),
    ...(table && { table: table.map((row) => row.map(hide)) }),
    ...(docString !== undefined && { docString: hide(docString) }),
  };
}

export const allTexts = ({ text, table = [], docString = '' }: StepWords): string[] => [
  text,
  ...table.flat(),
  docString,
];
