/** What all of a list have in common, and what a thing comes with: "only rows with "Open" are listed", "a dialog with the buttons …". */
import type { Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { endsList, goesOn, isOfMore } from '../neighbours.js';
import { APPEARS, VISIBLE } from '../predicates/presence.js';
import { TEXTS } from '../things/named.js';
import { isPlain, visible, type Aux, type Be } from './sayOf.js';

type Listed = { kind?: KindSaid; noun?: string; text: string; within?: Target };

const OF_TEXT =
  '({kind} | {nounOfMany:noun}) (with|by|from|of|for|containing|that_contain|that_have|showing|in|assigned_to|created_by|owned_by|sent_by|tagged_with|labelled_with) (the|a)? ({detailNoun} | label | tag)? {quotedName:text}';

export const ALL_ALIKE: readonly ExpectationRule[] = [
  // "The list contains "Ada" with the status "Open""
  {
    pattern:
      '{thing:within} {aux} (now|still|also)? (contains|contain|shows|show|lists|list|has) {quotedName:name} with (the|a|an) ({detailNoun} | {noun}) {quotedName:text}',
    means: ({ aux, ...row }: Aux & Row, span: Span) =>
      aux.negated || goesOn(span) || isOfMore(span) ? undefined : rowOf(row),
    cost: -0.5,
  },
  {
    pattern:
      '((the)? {nounOfOne})? {quotedName:name} {be} (now|still|also)? (listed|shown|displayed)? (in|on) {thing:within} (with (the|a|an)? ({detailNoun} | {noun}) | (and|,_and) (is)? (marked|labelled|tagged|flagged|shown) (as|with)?) {quotedName:text}',
    means: ({ be, ...row }: Be & Row, span: Span) =>
      be.negated || endsList(span) || goesOn(span) || isOfMore(span) ? undefined : rowOf(row),
    cost: -0.5,
  },
  // "The table has two rows, both with the description "Tea""
  {
    pattern:
      '{thing:within} {aux} (now|only|still)? (has|have|contains|contain|shows|show|lists|list) (only|exactly)? {count} ({kind} | {nounOfMany:noun}) , (both|all) (of_them)? (with|showing|named|called|titled|having) (the|a|an)? ({detailNoun} | {noun:of})? {quotedName:text}',
    means: ({ aux, count, ...said }: Aux & Listed & { count: number }, span: Span) => {
      const alike = aux.negated ? undefined : each(said, span);
      const role = roleOf(said);
      return alike && role && said.within
        ? [
            { kind: 'expectCount', things: { role, within: said.within }, comparison: 'exactly', count },
            ...alike,
          ]
        : undefined;
    },
    cost: -0.6,
  },
  // "Only two items are shown, both named "Tea""
  {
    pattern: `(only|exactly)? {count} ({kind} | {nounOfMany:noun}) {be} (now|still)? (shown|listed|displayed|visible|left) , (both|all) (of_them)? (with|showing|named|called|titled|containing|from|by|for) (the|a|an)? ({detailNoun} | {noun:of})? {quotedName:text}`,
    means: ({ be, count, ...said }: Be & Listed & { count: number }, span: Span) => {
      const alike = be.negated ? undefined : each(said, span);
      const role = roleOf(said);
      return alike && role
        ? [
            {
              kind: 'expectCount',
              things: { role, ...(role === 'item' && { within: { role: 'list' } }) },
              ...{ comparison: 'exactly', count },
            },
            ...alike,
          ]
        : undefined;
    },
    cost: -0.6,
  },
  // "The first entry is "Ada", the second is "Eve""
  {
    pattern:
      '{thing} {be} (now)? {quotedName:text} (,|and|,_and) the {ordinal} (one | entry | {kind})? {be:also}? {quotedName:other}',
    means: ({ be, also, thing, text, ordinal, kind, other }: Be & NextOne) =>
      be.negated ||
      also?.negated === true ||
      thing.ordinal === undefined ||
      (kind !== undefined && kind.kind !== thing.role)
        ? undefined
        : [is(thing, text), is({ ...thing, ordinal }, other)],
    cost: -0.3,
  },
  // "The list shows only entries with the status "Open""
  {
    pattern: `{thing:within} ({aux} only (shows|show|lists|list|contains|contain) | {aux} (now|still)? (shows|show|lists|list|contains|contain|has) (only|just)) ${OF_TEXT}`,
    means: ({ aux, ...said }: Aux & Listed, span: Span) => (aux.negated ? undefined : each(said, span)),
    cost: -0.3,
  },
  // "Only rows with "Open" are shown"
  {
    pattern: `(only|just) (the)? ${OF_TEXT} {be} (now|still)? (shown|listed|displayed|visible|left|there)`,
    means: ({ be, ...said }: Be & Listed, span: Span) => (be.negated ? undefined : each(said, span)),
    cost: -0.3,
  },
  // "A dialog titled "Delete" with the buttons "Yes" and "No" opens": they are in it.
  {
    pattern: `{thing} (with|and|containing) (((the)? ({kind} | {nounOfMany:noun}))? {quotedNames:names} | (the|a|an) {kind} {quotedName:name}) ({be} (now)? (${VISIBLE}|open) | {aux} (${APPEARS}))`,
    means: ({ be, aux, ...said }: Partial<Be & Aux> & With) =>
      (be ?? aux)?.negated === true || (be ?? aux)?.lasting === true ? undefined : comesWith(said),
    cost: -0.4,
  },
  // "The message "Saved" appears with an "Undo" button": beside what it says.
  {
    pattern: `{thing} ({be} (now)? (${VISIBLE}) | {aux} (${APPEARS})) (with|along_with|together_with) (the|a|an|its) ({quotedName:name} {kind} | {kind} {quotedName:name})`,
    means: besideText,
    cost: -0.3,
  },
  // "The dialog asks "Sure?" with the buttons "Yes" and "No""
  {
    pattern:
      '{thing} {aux} (asks|ask|says|say|shows|show) {quotedName:text} (with|and) (the)? {kind} {quotedNames:names}',
    means: ({ aux, text, ...said }: Aux & With & { text: string }, span: Span) => {
      const parts = aux.negated || isOfMore(span) ? undefined : comesWith(said);
      return parts && [...parts, visible({ name: text, within: placeOf(said.thing) })];
    },
    cost: -0.4,
  },
];

type Row = { name: string; text: string; within: Target };

/** In the list, and with that in its own row or entry; what stands in a branch of a tree may be of another one. */
const rowOf = ({ name, text, within }: Row): Action[] | undefined =>
  LISTS.has(within.role ?? '') && within.role !== 'tree' && within.each === undefined
    ? [
        visible({ name, within }),
        {
          ...{
            kind: 'expectContent',
            target: { name, role: within.role === 'table' ? 'row' : 'item', within },
          },
          ...{ relation: 'shows', text, negated: false },
        },
      ]
    : undefined;

interface NextOne {
  thing: Target;
  text: string;
  ordinal: number | 'last';
  kind?: KindSaid;
  other: string;
  also?: Be['be'];
}

const is = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target, relation: 'is', text, negated: false },
});

function besideText(
  { be, aux, thing, kind, name = '' }: Partial<Be & Aux> & With,
  span: Span,
): Action[] | undefined {
  if (!isPlain(be ?? aux) || goesOn(span) || thing.name === undefined || thing.role !== undefined)
    return undefined;
  return kind && PARTS.has(kind.kind)
    ? [
        visible(thing),
        visible({ name, role: kind.kind }),
        { kind: 'expectTogether', words: [thing.name, name] },
      ]
    : undefined;
}

/** What a message has beside its text. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>(['button', 'link', 'checkbox', 'image']);

type With = { thing: Target; kind?: KindSaid; noun?: string; names?: string[]; name?: string };

function each(said: Listed, span: Span): Action[] | undefined {
  const { text, within } = said;
  const role = roleOf(said);
  if (role === undefined || goesOn(span) || isOfMore(span)) return undefined;
  if (within !== undefined && !LISTS.has(within.role ?? '')) return undefined;
  const place = within ?? (role === 'item' ? { role: 'list' as const } : undefined);
  return [
    {
      ...{ kind: 'expectContent', target: { role, each: 'each', ...(place && { within: place }) } },
      ...{ relation: 'shows', text, negated: false },
    },
  ];
}

/** "Books by "Ada"" are what is listed. */
function roleOf({ kind, noun, within }: Listed): Kind | undefined {
  if (noun !== undefined) return within?.role === 'table' ? 'row' : 'item';
  return kind && ITEMS.has(kind.kind) ? kind.kind : undefined;
}

const ITEMS: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'article', 'option', 'tree item']);
const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'list box', 'feed', 'tree', 'section', 'menu']);

function comesWith({ thing, kind, name = '', names = [name] }: With): Action[] | undefined {
  const role = kind && !TEXTS.has(kind.kind) ? kind.kind : undefined;
  const isOnly = /^(?:only|just)$/i.test(thing.name ?? '');
  return isOnly || isTextOf(kind, names) || thing.each !== undefined || !HOLDING.has(thing.role ?? '')
    ? undefined
    : [
        visible(thing),
        ...names.map((name) => visible({ name, ...(role && { role }), within: placeOf(thing) })),
      ];
}

/** "A banner with the text "Saved"" is that text. */
const isTextOf = (kind: KindSaid | undefined, names: readonly string[]): boolean =>
  kind !== undefined && TEXTS.has(kind.kind) && names.length === 1;

/** "A dialog": that one. */
const placeOf = ({ name, role, ordinal, within }: Target): Target => ({
  ...(name !== undefined && { name }),
  ...(ordinal !== undefined && { ordinal }),
  ...(role !== undefined && { role }),
  ...(within && { within }),
});

const HOLDING: ReadonlySet<string> = new Set([
  ...['dialog', 'menu', 'form', 'section', 'table', 'list', 'toolbar', 'navigation', 'sidebar', 'row'],
  ...['item', 'article', 'tooltip', 'alert', 'message', 'header', 'footer', 'drop-down', 'tree', 'banner'],
]);
