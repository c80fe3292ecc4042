/**
 * What can't stand in a step, as its words tell: most rules need words that a given step doesn't have, or categories of which
 * no rule can stand there.
 */
import { numberOf } from './categories.js';
import type { Part } from './pattern.js';
import type { Token } from './tokens.js';

export interface Needs {
  /** Sets of words, by their numbers: of each the step has one. */
  words: readonly number[];
  /** Of these sets the smallest, by which rules are looked up; absent where it needs no word. */
  rarest: ReadonlySet<string> | undefined;
  /** Categories, by their numbers. */
  categories: readonly number[];
}

/** By each word, the sets that have it. */
const SETS_OF = new Map<string, number[]>();
let sets = 0;

/** Many patterns share a set. */
const NUMBERS = new WeakMap<ReadonlySet<string>, number>();

export function setOf(words: ReadonlySet<string>): number {
  const known = NUMBERS.get(words);
  if (known !== undefined) return known;
  const number = sets++;
  NUMBERS.set(words, number);
  for (const word of words) {
    const before = SETS_OF.get(word);
    if (before === undefined) SETS_OF.set(word, [number]);
    else before.push(number);
  }
  return number;
}

/** What a pattern has in any case. */
export function needsOf(part: Part): Needs {
  const [numbers, categories]: [number[], number[]] = [[], []];
  let rarest: Needs['rarest'];
  const add = (one: Part): void => {
    if (one.is === 'all') one.parts.forEach(add);
    if (one.is === 'slot') categories.push(numberOf(one.category));
    const words = someWords(one);
    if (!words) return;
    numbers.push(setOf(words));
    if (rarest === undefined || words.size < rarest.size) rarest = words;
  };
  add(part);
  return { words: numbers, rarest, categories };
}

/** Words of which one stands in whatever it is, each by its first. */
function someWords(part: Part): ReadonlySet<string> | undefined {
  switch (part.is) {
    case 'words':
      return part.first;
    case 'any': {
      const ofEach = part.parts.map((one) =>
        someWords(one.is === 'all' ? (one.parts.find(someWords) ?? one) : one),
      );
      return ofEach.includes(undefined) ? undefined : new Set(ofEach.flatMap((words) => [...(words ?? [])]));
    }
    case 'all':
    case 'slot':
    case 'maybe':
      return undefined;
  }
}

/** Stands for any name in quotes. */
export const QUOTED = '"';

/** Where the last word of each set stands, by their numbers; -1 where there is none. */
export function lastOfSets(tokens: readonly Token[]): Int16Array {
  const last = new Int16Array(sets).fill(-1);
  for (const [at, { type, lower }] of tokens.entries()) {
    for (const set of SETS_OF.get(type === 'quoted' ? QUOTED : lower) ?? []) last[set] = at;
  }
  return last;
}
