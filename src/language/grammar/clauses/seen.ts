/** What somebody sees, and what not: "I see "A" but not "B"", "I see neither", "I expect to see". */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import type { Action, Position, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import type { SaidTarget } from '../things/place.js';
import { visible } from './simple.js';

const SEE =
  'see|sees|saw|seen|notice|notices|noticed|observe|observes|find|finds|found|get|gets|got|read|reads|view|views|receive|receives|meet|spot|spots|hear|hears';

const AGAIN = { again: true } as const;

export const SEEN: readonly Rule[] = [
  { pattern: `{actor} {aux} (${SEE}) (that|:|how)? {things}`, means: seen, cost: 0.02 },
  {
    pattern: `{actor} {aux} (${SEE}) {things} (again|once_more|anew)`,
    means: ({ aux, things }: { aux: Manner; things: SaidTarget[] }) =>
      seen({ aux, things }).map((action) => (aux.negated ? action : { ...action, ...AGAIN })),
  },
  {
    pattern: `{actor} {aux} (${SEE}) {things} (,)? (but|and|,)? (not|no) {orThings}`,
    means: ({ aux, things, orThings }: { aux: Manner; things: SaidTarget[]; orThings: SaidTarget[] }) =>
      aux.negated
        ? undefined
        : [...things.map((thing) => visible(thing)), ...orThings.map((thing) => visible(thing, true))],
    cost: -0.1,
  },
  {
    pattern: `{actor} {aux} (${SEE}) {several:things}`,
    means: (said: { aux: Manner; things: SaidTarget[] }) => (said.aux.negated ? seen(said) : undefined),
  },
  {
    pattern: `{actor} {aux} (${SEE}) neither {thing} nor {thing:other}`,
    means: ({ aux, thing, other }: { aux: Manner; thing: SaidTarget; other: SaidTarget }) =>
      aux.negated ? undefined : [visible(thing, true), visible(other, true)],
    cost: -0.1,
  },
  {
    pattern: `{actor} {aux} (${SEE}) {thing} (before|after) {thing:other}`,
    means: (
      { aux, thing: target, other }: { aux: Manner; thing: Target; other: Target },
      { tokens, from, to }: Span,
    ) =>
      aux.negated
        ? undefined
        : [
            {
              ...{ kind: 'expectOrder', target, other },
              relation: tokens.slice(from, to).some(({ lower }) => lower === 'after') ? 'after' : 'before',
            },
          ],
  },
  // "I see "A", "B" and "C" in this order"
  {
    pattern: `{actor} {aux} (${SEE}) {things} {inOrder}`,
    means: ({ aux, things }: { aux: Manner; things: Target[] }) =>
      aux.negated || things.length < 2
        ? undefined
        : things.slice(1).map((other, at): Action => ({
            ...{ kind: 'expectOrder', target: things[at] ?? other, other, relation: 'before' },
          })),
    cost: -0.3,
  },
  // "Click Next and get page 2 of 3", "press Save and get "Saved.""
  {
    pattern:
      '(now|then)? (get|gets|got|see|sees|saw) (now|back)? (the (message|error|answer|hint|warning|notice))? {gotten}',
    means: ({ gotten }: { gotten: Target[] }, { tokens, from }: Span) =>
      /^(?:and|then|,)$/.test(tokens[from - 1]?.lower ?? '')
        ? gotten.map((thing) => visible(thing))
        : undefined,
    cost: 0.1,
  },
  // "I see a page with Order placed at the top"
  {
    pattern: `{actor} {aux} (${SEE}|reach|reaches) (a|the) (new|next)? (page|screen) (with|saying|that_says|which_says|that_reads|headed) ({texts} | {name:texts} {position})`,
    means: ({ aux, texts, position: at }: { aux: Manner; texts: string | string[]; position?: Position }) =>
      aux.negated ? undefined : [texts].flat().map((name) => visible({ name, ...(at && { at }) })),
    cost: -0.1,
  },
  {
    pattern: '{properName} {aux} (see|sees|saw) {things}',
    means: seen,
    cost: 0.1,
  },
  {
    pattern: `{actor} (am|is|are) (not_able|unable|no_longer_able) to (see|find) {things}`,
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing, true)),
    cost: -0.1,
  },
  {
    pattern: `{actor} (expect|expects|expected) (not)? to (see|find|get) {things}`,
    means: expected,
    cost: -0.1,
  },
  {
    pattern: `(do|does|can|will) {actor} (see|find|get) {things}`,
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing)),
  },
];

function seen({ aux, things }: { aux: Manner; things: SaidTarget[] }): Action[] {
  return things.map((thing) => ({
    ...visible(thing, aux.negated),
    ...(aux.lasting === true && { lasting: 2_000 }),
  }));
}

function expected(
  { things }: { things: SaidTarget[] },
  { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
): Action[] {
  const end = tokens.slice(from, to).findIndex(({ lower }) => lower === 'to');
  const negated = tokens.slice(from, from + end).some(({ lower }) => lower === 'not');
  return things.map((thing) => visible(thing, negated));
}

export const SEEN_READERS: Readonly<Record<string, Reader>> = {
  seenClause: compileRules(SEEN),
  gotten: compileRules([
    { pattern: '{pageOf}', means: ({ pageOf }: { pageOf: Target }) => [pageOf] },
    {
      pattern: '{quotedName} ((and|,_and) {quotedName:other})?',
      means: ({ quotedName, other }: { quotedName: string; other?: string }): Target[] =>
        [quotedName, ...(other === undefined ? [] : [other])].map((name) => ({ name })),
    },
  ]),
  /** Of which none is there: "A", "B" or "C". */
  several: compileRules([
    {
      pattern: '{thing} or {thing:other}',
      means: ({ thing, other }: { thing: Target; other: Target }) => [thing, other],
      cost: 0.1,
    },
    {
      pattern: '{thing} , {several}',
      means: ({ thing, several }: { thing: Target; several: Target[] }) => [thing, ...several],
      cost: 0.1,
    },
    {
      pattern: '(the)? {kind} {quotedName} or {quotedName:other}',
      means: ({ kind, quotedName, other }: { kind: { kind: never; isPlural: boolean } } & Two) =>
        kind.isPlural ? [quotedName, other].map((name) => ({ name, role: kind.kind })) : undefined,
    },
  ]),
  orThings: compileRules([{ pattern: '{things}' }, { pattern: '{several}' }]),
};

interface Two {
  quotedName: string;
  other: string;
}
