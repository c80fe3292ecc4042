/** What rows or items a thing is said to have. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, ActionOf, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import { place, type Where } from '../things/place.js';
import type { SaidPredicate } from '../predicates/said.js';
import { endsList, goesOn } from '../neighbours.js';
import { sayOf, visible, type Aux, type Be } from './sayOf.js';

export const OF_LISTS: readonly ExpectationRule[] = [
  // To click "one of the rows" would be a guess.
  {
    pattern: 'one of the {kind} {predicates}',
    means: ({ kind: { kind: role }, predicates }: { kind: KindSaid; predicates: SaidPredicate }) =>
      sayOf([{ role, each: 'any' }], predicates),
  },
  // ""Milk" is the first entry in the list".
  {
    pattern: '{quotedName:text} {be} (now|still|again)? the {ordinal} {kind} {where}?',
    means: ({ text, be, ordinal, kind, where }: Be & Placed, span: Span) => {
      if (be.lasting === true || kind.isPlural || endsList(span)) return undefined;
      const target = LINES.has(kind.kind) && place({ role: kind.kind, ordinal }, where ?? {});
      return target
        ? [{ kind: 'expectContent', target, relation: 'shows', text, negated: be.negated }]
        : undefined;
    },
    cost: -0.2,
  },
  {
    pattern: '{quotedList} are seen together',
    means: 'expectTogether words:quotedList',
    cost: -0.9,
  },
  // "The dialog has "Edit", "Mark" and "Demote" buttons"
  {
    pattern: '{thing} {aux} (has|have|shows|show|contains|contain|offers|offer) {names} {kind}',
    means: ({ thing, aux, names, kind }: Aux & { thing: Target; names: string[]; kind: KindSaid }) =>
      kind.isPlural &&
      !aux.negated &&
      (NO_ENTRIES.has(kind.kind) || kind.kind === 'link' || kind.kind === 'checkbox')
        ? names.map((name) => visible({ name, role: kind.kind, within: thing }))
        : undefined,
    cost: -0.5,
  },
  {
    pattern: '{thing} {aux} (has|have) (exactly)? the {rowsOrItems} ({names} | {name}) (in_this_order)?',
    means: listing,
    cost: -0.2,
  },

  {
    pattern:
      '(the)? (items|options|entries|choices) (of|in) {thing} (is|are|should_be|must_be|will_be) (exactly)? {names} {inOrder}?',
    means: ({ thing: target, names, inOrder }: { thing: Target; names: string[]; inOrder?: string }) => [
      {
        ...{ kind: 'expectItems', target, items: names },
        ...{ negated: false, exactly: true, inOrder: inOrder !== undefined },
      },
    ],
    cost: -0.3,
  },
  // ""Ada" is in second place"
  {
    pattern:
      '({quotedName:text} {be} (now|still|back|again)? in | {written:text} {be} (now|still|back|again)? in | {written:text} ((has|have) moved | (moves|moved) (up|down)?) to) (the)? {ordinal} (place|position) {where}?',
    means: ({ text, be, ordinal, where }: Partial<Be> & Omit<Placed, 'kind'>, span: Span) => {
      const target = place({ role: 'item', ordinal }, where ?? {});
      return target && be?.lasting !== true && !endsList(span)
        ? [{ kind: 'expectContent', target, relation: 'shows', text, negated: be?.negated ?? false }]
        : undefined;
    },
    cost: -0.2,
  },
  // "Only "Emma" is left in the table": of several lists on the page the step must say which.
  {
    pattern: '(only|just) {onlyNames} {be} (now)? (left|listed|found|left_over|remaining) {where}?',
    // "Only 2 are left": so many.
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where?: Where }, { tokens, from }: Span) =>
      be.negated || tokens[from + 1]?.type === 'number' ? undefined : onlyLeft(onlyNames, where),
    cost: -0.3,
  },
  // "There is only the article "Refunds"".
  {
    pattern:
      'there (now|still|then)? {be} (only|just) {onlyNames} (left|listed|found|left_over|remaining)? {where}?',
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where?: Where }, span: Span) =>
      be.negated || goesOn(span) ? undefined : onlyLeft(onlyNames, where),
    cost: -0.3,
  },
  // "A and B are shown, and no others"
  {
    pattern:
      '{onlyNames} {be} (now|still)? {visibleWord} {where}? (,|,_and|and) (no_others|nothing_else|no_other_ones|no_others_are | no other {nounOfOne} | no other {nounOfMany} | no other {kind})',
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where?: Where }) =>
      be.negated || (where && where.within === undefined)
        ? undefined
        : onlyListed(onlyNames, where?.within ?? { role: 'list' }),
    cost: -0.5,
  },
  {
    pattern: '(only|just|exactly) ({quotedNames:onlyNames} | {onlyNames}) {be} (now|still)? {visibleWord}',
    means: ({ onlyNames, be }: Be & { onlyNames: string[] }, { tokens, from, to }: Span) =>
      be.negated || tokens.slice(from, to).filter(({ type }) => type === 'quoted').length < 2
        ? undefined
        : onlyListed(onlyNames, { role: 'list' }),
    cost: -0.2,
  },
  {
    pattern: '(only|just) {onlyNames} {be} (now)? {visibleWord} {where}',
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where: Where }) =>
      be.negated || where.within === undefined ? undefined : onlyLeft(onlyNames, where),
    cost: -0.3,
  },
  {
    pattern:
      '(only|just) {onlyNames} {aux} (remain|remains|stay|stays) (visible|there|listed|shown)? {where}?',
    means: ({ onlyNames, aux, where }: Aux & { onlyNames: string[]; where?: Where }) =>
      aux.negated ? undefined : onlyLeft(onlyNames, where),
    cost: -0.3,
  },
  {
    pattern:
      '{thing} ({aux} (only|just) (shows|show|lists|list|contains|contain|has|have|displays|holds) | {aux} holds (only|just)) {onlyNames}',
    means: ({ thing, aux, onlyNames }: Aux & { thing: Target; onlyNames: string[] }) =>
      aux.negated || !LISTING.has(thing.role ?? 'list') ? undefined : onlyListed(onlyNames, thing),
    cost: -0.2,
  },
];

interface Placed {
  text: string;
  ordinal: number | 'last';
  kind: KindSaid;
  where?: Where;
}

const LINES: ReadonlySet<string> = new Set(['item', 'row', 'option', 'tab', 'article']);

/** They don't stand in a list. */
const NO_ENTRIES: ReadonlySet<string> = new Set('message alert dialog tab button field heading'.split(' '));

export const LIST_READERS: Readonly<Record<string, Reader>> = {
  rowsOrItems: compileRules([
    { pattern: 'rows', means: () => 'rows' },
    { pattern: 'items', means: () => 'items' },
  ]),
  onlyNames: compileRules([
    { pattern: '{names}', means: ({ names }: { names: string[] }, span) => ownNames(names, span) },
    { pattern: '{name}', means: ({ name }: { name: string }, span) => ownNames([name], span), cost: 0.05 },
    { pattern: '{loneName:name}', means: ({ name }: { name: string }) => [name], cost: 0.1 },
    {
      pattern: 'the ({kind} | {valueNoun}) {quotedName:name}',
      means: ({ kind, name }: { kind?: KindSaid; name: string }) =>
        kind && NO_ENTRIES.has(kind.kind) ? undefined : [name],
    },
    // "The two queues "A" and "B"": as many as are named.
    {
      pattern:
        '((the)? {count} ({kind} | {nounOfMany}) | the ({nounOfMany} | users | people)) {quotedNames:names}',
      means: ({ count, kind, names }: { count?: number; kind?: KindSaid; names: string[] }) =>
        (count ?? names.length) === names.length && !NO_ENTRIES.has(kind?.kind ?? '') ? names : undefined,
    },
    {
      pattern: 'the {kind} (with|from|of|for|by|due|dated|called|named) {quotedName:name}',
      means: ({ kind, name }: { kind: KindSaid; name: string }) => (kind.kind === 'row' ? [name] : undefined),
    },
  ]),
};

/** "Only admins are shown" says nothing of what they are called. */
const ownNames = (names: string[], { tokens, from, to }: Span): string[] | undefined =>
  tokens.slice(from, to).some(({ type }) => type === 'quoted') ||
  names.every((name) => !/^\p{Ll}/u.test(name))
    ? names
    : undefined;

/** "Only "Emma" is left": more than one row or item may be hers. */
export function onlyLeft(items: string[], { within, ...elsewhere }: Where = {}): Action[] | undefined {
  const target: Target = within ?? { role: 'list' };
  const [only = '', ...others] = items;
  if (Object.keys(elsewhere).length > 0 || / and /.test(only)) return undefined;
  if (others.length > 0) return target.role === 'table' ? undefined : onlyListed(items, target);
  const each: Target = { role: target.role === 'table' ? 'row' : 'item', each: 'each', within: target };
  return [{ kind: 'expectContent', target: each, relation: 'shows', text: only, negated: false }];
}

export const LISTING: ReadonlySet<string> = new Set([
  'list',
  'table',
  'menu',
  'list box',
  'drop-down',
  'tree',
  'feed',
]);

export const onlyListed = (items: string[], target: Target): Action[] => [
  { ...listed(target, items), exactly: true },
];

export const listed = (target: Target, items: string[]): ActionOf<'expectItems'> => ({
  ...{ kind: 'expectItems', target, items, negated: false, exactly: false, inOrder: false },
});

function listing(
  {
    thing,
    aux,
    rowsOrItems,
    names,
    name,
  }: Aux & { thing: Target; rowsOrItems: 'rows' | 'items'; names?: string[]; name?: string },
  { tokens, from, to }: { tokens: readonly { lower: string; type: string }[]; from: number; to: number },
): Action[] {
  const listed = names ?? [name ?? ''];
  const words = tokens
    .slice(from, to)
    .filter(({ type }) => type !== 'quoted')
    .map(({ lower }) => lower);
  const how = { negated: aux.negated, exactly: words.includes('exactly'), inOrder: words.at(-1) === 'order' };
  return rowsOrItems === 'items'
    ? [{ kind: 'expectItems', target: thing, items: listed, ...how }]
    : [{ kind: 'expectRows', target: thing, rows: listed.map((row) => row.split(' | ')), ...how }];
}
