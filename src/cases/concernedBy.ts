/** Which cases a mistake concerns: those in whose part of the file it stands. What stands above all of them concerns all. */
import type { Position } from './case.js';

/** A case and the lines in which the parts of the file begin that it stands in: feature, rule and scenario, with their tags. */
export interface Begun {
  begins: readonly number[];
}

/** @param empty lines in which a part begins that no case comes of */
export function concernedBy<Draft extends Begun>(
  drafts: readonly Draft[],
  empty: readonly number[],
): (mistake: Position) => Draft[] {
  const parts = new Map<number, Draft[]>(empty.map((line) => [line, []]));
  for (const draft of drafts) {
    for (const line of draft.begins) parts.set(line, [...(parts.get(line) ?? []), draft]);
  }
  const lines = [...parts.keys()].sort((one, other) => other - one);
  return ({ line }) => {
    const begin = lines.find((each) => each <= line);
    return begin === undefined ? [...drafts] : (parts.get(begin) ?? []);
  };
}
