/** A target in words, as one would write it in a case. */
import type { Target } from './action.js';
import { plural } from './language/roleWords.js';

export function describeTarget(target: Target): string {
  const alone = `${describeOrdinal(target)}${describeNamed(target)}`;
  const words = withBeside(alone, target);
  return target.within ? `${words} in ${describeTarget(target.within)}` : words;
}

/** Several of a kind: `"Edit" buttons in the "Orders" table`. */
export function describeThings({ name, within, beside, ...target }: Target, count: number): string {
  const one = kindOf(target) ?? 'thing';
  const kind = count === 1 ? one : plural(one);
  const alone = name === undefined ? kind : `${quote(name)} ${kind}`;
  const words = withBeside(alone, { ...(beside && { beside }) });
  return within ? `${words} in ${describeTarget(within)}` : words;
}

/** In one line, as everything that describes. */
export function quote(text: string): string {
  return `"${text.replace(/\s*\n\s*/g, ' ')}"`;
}

function withBeside(words: string, { beside }: Target): string {
  return beside ? `${words} ${beside.relation} ${describeTarget(beside.thing)}` : words;
}

function describeNamed({ name, ordinal, ...target }: Target): string {
  const role = kindOf(target);
  const article = ordinal === undefined ? 'the ' : '';
  if (name === undefined) return `${article}${role ?? 'thing'}`;
  return role === undefined ? quote(name) : `${article}${quote(name)} ${role}`;
}

/** The word for it, with its level where that is said. */
export function kindOf({ role, level }: Target): string | undefined {
  return level === undefined ? role : `level ${level} heading`;
}

function endingOf(ordinal: number): string {
  const last = ordinal % 100 > 10 && ordinal % 100 < 14 ? 0 : ordinal % 10;
  return ['th', 'st', 'nd', 'rd'][last] ?? 'th';
}

const NUMERALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function describeOrdinal({ ordinal }: Target): string {
  if (ordinal === undefined) return '';
  if (ordinal === 'last') return 'the last ';
  return `the ${NUMERALS[ordinal - 1] ?? `${ordinal}${endingOf(ordinal)}`} `;
}
