/** Several things at once. */
import { isDeepStrictEqual } from 'node:util';
import { compileRules, type Chart, type Node, type Reader, type Span } from '../../chart.js';
import { ACTORS, DETERMINERS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import { KIND_WORDS, type Kind, type KindSaid } from '../../../meaning/kinds.js';
import type { Beside, Target } from '../../../meaning/meaning.js';
import { NAMES_IN_ROW } from '../names/namesInRow.js';
import { named } from './named.js';
import { BOTH, UNDER_EACH } from './ofSeveral.js';
import type { SaidTarget } from './place.js';

const LIST = compileRules([
  { pattern: '{thing}', means: ({ thing }: { thing: SaidTarget }) => [thing] },
  { pattern: '{things2}' },
  { pattern: '{det}? {fluff}? {names} {kind}', means: ofKind, cost: -0.1 },
  { pattern: '{det}? {fluff}? {kind} (called|named|labelled|for|:)? {names}', means: ofKind },
  // "Delete in the "Milk" and "Bread" rows".
  {
    pattern: '{thingCore:thing} (in|of|on|from|for) (the)? {names} {kind}',
    means: ({ thing, ...places }: { thing: SaidTarget; names: string[]; kind: KindSaid }) =>
      ofKind(places)?.map((within) => ({ ...thing, within })),
    cost: -0.1,
  },
  {
    pattern: '{thingCore:thing} (in|of|on|from|for) {thingCore:one} and {thingCore:other}',
    means: ({ thing, one, other }: { thing: SaidTarget; one: SaidTarget; other: SaidTarget }) =>
      one.role !== undefined && one.role === other.role && one.name !== undefined && other.name !== undefined
        ? [one, other].map((within) => ({ ...thing, within }))
        : undefined,
    cost: -0.1,
  },
  // ""Compare" below "Tent" and below "Lamp""
  {
    pattern: '{quotedName:name} {kind}? {beside} {thingCore:one} and {beside:again} {thingCore:other}',
    means: ({ name, kind, one, other, beside, again }: Besides): SaidTarget[] =>
      [one, other].map((thing) => ({
        ...{ name, ...(kind && { role: kind.kind }) },
        beside: { relation: thing === one ? beside : again, thing },
      })),
    cost: -0.1,
  },
  ...UNDER_EACH,
  ...BOTH,
  // "The first three rows", "the checkboxes of the first 2 rows"
  {
    pattern: '(the)? (first|top) {count} {name}? {kind}',
    means: ({ count, ...said }: Firsts) => firstOf(count, said),
    cost: -0.2,
  },
  {
    pattern: '(the)? {kind:part} (of|in|for) (the)? (first|top) {count} {kind}',
    means: ({ part, count, kind }: Firsts & { part: KindSaid }) =>
      firstOf(count, { kind })?.map((within) => ({ role: part.kind, within })),
    cost: -0.3,
  },
  {
    pattern: '(the)? {noun} {quotedNames}',
    means: ({ quotedNames }: { quotedNames: string[] }) => quotedNames.map((name) => ({ name })),
    cost: 0.2,
  },
  // "The three buttons "A", "B" and "C""
  {
    pattern: '(the|these) {count} {kind} {quotedNames}',
    means: ({ count, kind, quotedNames: names }: { count: number; kind: KindSaid; quotedNames: string[] }) =>
      count === names.length ? ofKind({ names, kind }) : undefined,
    cost: -0.6,
  },
  // "The users admin and mailer", "the columns name and size"
  {
    pattern: '(the|these|both) ({kind} | {nounOfMany}) {plainNames}',
    means: ({ kind, plainNames }: { kind?: KindSaid; plainNames: string[] }) =>
      kind === undefined
        ? plainNames.map((name) => ({ name }))
        : OF_RECORDS.has(kind.kind)
          ? undefined
          : ofKind({ names: plainNames, kind }),
    cost: -0.2,
  },
  // "The category groups "Food" and "Rent"", "the team members "Ada" and "Eve"": what they are called.
  {
    pattern: '(the|these|both) {plainWord:of} ({kind} | {nounOfMany}) (called|named|:)? {quotedNames}',
    means: ({ of, kind, quotedNames }: { of: string; kind?: KindSaid; quotedNames: string[] }) =>
      // "The user clicks "A", "B" is shown": that is done.
      KIND_WORDS.has(of) || ACTORS.has(of)
        ? undefined
        : kind === undefined || (kind.isPlural && OF_RECORDS.has(kind.kind))
          ? quotedNames.map((name) => ({ name }))
          : undefined,
    cost: -0.2,
  },
  {
    pattern: 'both {thing} and {thing:other}',
    means: ({ thing, other }: { thing: SaidTarget; other: SaidTarget }) => [thing, other],
    cost: -0.1,
  },
]);

/** What the records of an application are said to be. */
const OF_RECORDS: ReadonlySet<Kind> = new Set<Kind>(['group', 'section', 'item', 'article', 'thing']);

interface Besides {
  name: string;
  kind?: KindSaid;
  one: SaidTarget;
  other: SaidTarget;
  beside: Beside;
  again: Beside;
}

interface Firsts {
  count: number;
  name?: string;
  kind: KindSaid;
}

const MOST = 20;

function firstOf(count: number, { name, kind }: Omit<Firsts, 'count'>): SaidTarget[] | undefined {
  if (!kind.isPlural || count < 2 || count > MOST) return undefined;
  const one = { role: kind.kind, ...(name !== undefined && { name }) };
  return Array.from({ length: count }, (_, index) => ({ ...one, ordinal: index + 1 }));
}

export function readThings(chart: Chart, at: number): readonly Node[] {
  return LIST(chart, at);
}

/** "A" and "B" in the header: both are there. Of "A" next to "B" and "C", nobody knows. */
function alike(things: SaidTarget[], { tokens, from, to }: Span): SaidTarget[] | undefined {
  const [first] = things;
  const last = things.at(-1);
  if (first === undefined || last === undefined || isNoList(first, last, tokens.slice(from, to)))
    return undefined;
  const { name, ...where } = last;
  // A button may open the dialog that the next one is in; cells open nothing.
  const isPlaceOfAll = last.role === undefined || last.role === 'cell';
  const isPlacedAlike = ({ name: _, ...place }: SaidTarget) => isDeepStrictEqual(place, where);
  return name !== undefined &&
    isPlaceOfAll &&
    things.slice(0, -1).every((thing) => isOnlyNamed(thing, last.role) || isPlacedAlike(thing))
    ? things.map((thing) => ({ ...where, ...thing }))
    : things;
}

function isNoList(first: SaidTarget, last: SaidTarget, words: readonly Token[]): boolean {
  if (isHalfOfName(first, last, words) || (first.beside && isOnlyNamed(last))) return true;
  // "The "Save" and "Close" buttons": both are.
  if (isOnlyNamed(first) && last.role !== undefined && isPluralKind(words.at(-1))) return true;
  // "Click "Save" and smile".
  const and = words.findLastIndex(({ lower }) => /^(?:and|&)$/.test(lower));
  return words[and - 1]?.type === 'quoted' && isOneWord(words.slice(and + 1));
}

export const isOneWord = ([word, ...more]: readonly Token[]): boolean =>
  word?.type === 'word' && more.length === 0 && /^\p{Ll}/u.test(word.text);

export const isPluralKind = (token: Token | undefined): boolean =>
  token?.type === 'word' && (KIND_WORDS.get(token.lower) ?? []).some(({ isPlural: isMany }) => isMany);

/** "The "A" cell and the "B" cell in the "C" row": where it is, is said of both. */
const isOnlyNamed = ({ name, role, ...more }: SaidTarget, kind?: Kind): boolean =>
  name !== undefined && role === kind && Object.keys(more).length === 0;

/** "The Terms and Conditions link", "the Save and Cancel buttons": the kind is said of all of it. */
export function isHalfOfName(first: Target, last: Target, words: readonly Token[]): boolean {
  if (first.role !== undefined || last.role === undefined || first.name === undefined) return false;
  const and = words.findLastIndex(({ lower }) => /^(?:and|&|,)$/.test(lower));
  const isQuoted = words.some(({ type }) => type === 'quoted');
  return !isQuoted && !DETERMINERS.has(words[and + 1]?.lower ?? '') && last.ordinal === undefined;
}

function ofKind({ names, kind }: { names: string[]; kind: KindSaid }): SaidTarget[] | undefined {
  if (!kind.isPlural) return undefined;
  const one = { ...kind, isPlural: false };
  return names.map((name) => named({ name, kind: one })).filter((thing) => thing !== undefined);
}

export const LIST_READERS: Readonly<Record<string, Reader>> = {
  listedThings: compileRules([
    { pattern: '{thing}', means: ({ thing }: { thing: SaidTarget }) => [thing] },
    {
      pattern: '{thing} , {listedThings}',
      means: ({ thing, listedThings }: { thing: SaidTarget; listedThings: SaidTarget[] }) => [
        thing,
        ...listedThings,
      ],
    },
  ]),
  things2: compileRules([
    {
      pattern: '{thing} + {thing:other}',
      // "“Sent” + Undo for 5 s": how long is said of the last alone.
      means: ({ thing, other }: { thing: SaidTarget; other: SaidTarget }, at: Span) =>
        at.tokens.slice(at.from, at.to + 1).some(({ lower }) => lower === 'for')
          ? undefined
          : alike([thing, other], at),
      cost: 0.1,
    },
    {
      pattern: '{thing} (and|&|as_well_as|plus|,_and) {thing:other}',
      means: ({ thing, other }: { thing: SaidTarget; other: SaidTarget }, at: Span) =>
        alike([thing, other], at),
      cost: 0.1,
    },
    {
      pattern: '{thing} , {things2}',
      means: ({ thing, things2 }: { thing: SaidTarget; things2: SaidTarget[] }, at: Span) =>
        alike([thing, ...things2], at),
      cost: 0.1,
    },
  ]),
  bracketList: ({ tokens }, at) => {
    const { style, text = '' } = tokens[at] ?? {};
    return style === 'brackets' && text.includes(',')
      ? [
          {
            end: at + 1,
            cost: 0,
            value: text.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')),
          },
        ]
      : [];
  },
  ...NAMES_IN_ROW,
};
