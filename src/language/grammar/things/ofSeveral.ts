/** Each, all, none or any of several things: "every row", "none of the boxes". */
import { type Rule, type Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Beside } from '../../../meaning/meaning.js';
import { named, type Said } from './named.js';
import type { SaidTarget } from './place.js';

export const OF_SEVERAL: readonly Rule[] = [
  {
    pattern: '(each|every) (of_the|of_these)? {fluff}? {name}? {kind}',
    means: (said: Said) => named({ ...said, each: 'each' }),
  },
  {
    pattern: 'all (of_the|the|of_these|these)? {fluff}? {name}? {kind}',
    // "All Items" may be what a link is called.
    means: (said: Said, { tokens, from, to }: Span) =>
      said.kind?.isPlural === true && !/^\p{Lu}/u.test(tokens.slice(from + 1, to).at(-1)?.text ?? '')
        ? named({ ...said, each: 'each' })
        : undefined,
  },
  {
    pattern: '(no|none_of_the|none_of_these) {fluff}? {name}? {kind}',
    means: (said: Said) => named({ ...said, each: 'no' }),
    cost: 0.1,
  },
];

export const UNDER_EACH: readonly Rule[] = [
  // ""Add" in the "A" row and in the "B" row": one in each.
  ...['in', 'for', 'on', 'from'].map((place): Rule => ({
    pattern: `{thingCore:thing} ${place} {thingCore:one} and ${place} {thingCore:other}`,
    means: ({ thing, one, other }: Record<'thing' | 'one' | 'other', SaidTarget>) =>
      one.name !== undefined && other.name !== undefined && one.role === other.role
        ? [one, other].map((within) => ({ ...thing, within }))
        : undefined,
    cost: -0.3,
  })),
  // ""Required" under User Role, Employee Name and Status": there are as many.
  {
    pattern: '{quotedName:name} {kind}? {beside} {plainNames:places}',
    means: ({ name, kind, beside, places }: Under, { tokens, from, to }: Span): SaidTarget[] | undefined =>
      (beside === 'under' || beside === 'above') &&
      places.length > 2 &&
      tokens.slice(from, to).some(({ text }) => text === ',') &&
      !/^(?:and|is|are)$/.test(tokens[to]?.lower ?? '')
        ? places.map((place) => ({
            ...{ name, ...(kind && { role: kind.kind }) },
            beside: { relation: beside, thing: { name: place } },
          }))
        : undefined,
    cost: -0.3,
  },
];

export const BOTH: readonly Rule[] = [
  {
    pattern: 'both (of_the|the)? {fluff}? {name} {kind}',
    means: ({ name, kind }: { name: string; kind: KindSaid }) =>
      kind.isPlural ? [1, 2].map((ordinal) => ({ name, role: kind.kind, ordinal })) : undefined,
    cost: -0.1,
  },
  // Those that were named last, unless a place tells which they are.
  {
    pattern: 'both (of_the|the|these|those)? {fluff}? {kind}',
    means: ({ kind: { kind: role, isPlural } }: { kind: KindSaid }, { tokens, from, to }: Span) => {
      if (!isPlural) return undefined;
      const isPlaced = IN.test(tokens[to]?.lower ?? '') || tokens[from - 1]?.lower === 'into';
      const them: SaidTarget[] = [{ ref: 'them', role }];
      return isPlaced ? [1, 2].map((ordinal): SaidTarget => ({ role, ordinal })) : them;
    },
    cost: -0.1,
  },
];

const IN = /^(?:in|on|at|of|inside|within|under|below|above|next|beside)$/;

interface Under {
  name: string;
  kind?: KindSaid;
  beside: Beside;
  places: string[];
}
