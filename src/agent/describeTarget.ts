/** A target in words, as one would write it in a case. */
import type { Target } from './action.js';
import { plural } from './language/roleWords.js';

export function describeTarget(target: Target): string {
  const words = `${describeOrdinal(target)}${describeNamed(target)}`;
  return target.within ? `${words} in ${describeTarget(target.within)}` : words;
}

/** Several of a kind: `"Edit" buttons in the "Orders" table`. */
export function describeThings({ name, role, within }: Target, count: number): string {
  const kind = role === undefined ? 'things' : count === 1 ? role : plural(role);
  const words = name === undefined ? kind : `${quote(name)} ${kind}`;
  return within ? `${words} in ${describeTarget(within)}` : words;
}

/** Without an article: `button "Save"`, `row`, `"Welcome"`. */
export function describeThing({ name, role }: Target): string {
  if (name === undefined) return role ?? 'thing';
  return role === undefined ? quote(name) : `${role} ${quote(name)}`;
}

/** In one line, as everything that describes. */
export function quote(text: string): string {
  return `"${text.replace(/\s*\n\s*/g, ' ')}"`;
}

function describeNamed({ name, role, ordinal }: Target): string {
  const article = ordinal === undefined ? 'the ' : '';
  if (name === undefined) return `${article}${role ?? 'thing'}`;
  return role === undefined ? quote(name) : `${article}${quote(name)} ${role}`;
}

const NUMERALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function describeOrdinal({ ordinal }: Target): string {
  if (ordinal === undefined) return '';
  if (ordinal === 'last') return 'the last ';
  return `the ${NUMERALS[ordinal - 1] ?? `${ordinal}.`} `;
}
