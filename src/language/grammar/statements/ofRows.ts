/** What rows, entries and cards show, one by one and all of them. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Token } from '../../tokens.js';
import { type ExpectationRule } from '../expectations.js';
import { goesOn } from '../neighbours.js';
import { listed, LISTING } from './ofLists.js';
import { visible, type Aux, type Be } from './sayOf.js';
import { shows } from './values.js';

type OfKind = Be & { kind: KindSaid; names?: string[]; name?: string };

/** A card shows more than a value, and has one. */
const isShown = (words: readonly Token[]): boolean => words.some(({ lower }) => /^shows?$/.test(lower));

export const OF_ROWS: readonly ExpectationRule[] = [
  // "The list of users contains mira, jules and priya, but not otto": three words in a row are names.
  {
    pattern:
      '{thing} {aux} (now|still|also)? (contains|contain|lists|list|shows|show|has|includes) {bareNames:items} (,|but|,_but) not {bareNames:others}',
    means: ({ thing, aux, items, others }: Aux & { thing: Target; items: string[]; others: string[] }) =>
      aux.negated || !LISTING.has(thing.role ?? '')
        ? undefined
        : [listed(thing, items), { ...listed(thing, others), negated: true }],
    cost: -0.3,
  },
  {
    pattern:
      '{thing} {aux} (now|still|also)? (contains|contain|lists|list|shows|show|has|includes) {bareNames:items}',
    means: ({ thing, aux, items }: Aux & { thing: Target; items: string[] }, { tokens, to }: Span) =>
      aux.negated ||
      items.length < 3 ||
      !LISTING.has(thing.role ?? '') ||
      thing.role === 'table' ||
      to < tokens.length
        ? undefined
        : [listed(thing, items)],
    cost: -0.3,
  },
  // "All 3 rows show "Open"".
  {
    pattern:
      'all (of)? (the)? {count} {kind} (are|show|say|contain|have|read) (now|marked|marked_as)? ({quotedNames:names} | {quotedName:name})',
    means: ({ count, kind: { kind: role }, ...said }: OfKind & { count: number }) => [
      { kind: 'expectCount', things: { role }, comparison: 'exactly', count },
      ...textsOf(said).map((text) => shows({ role, each: 'each' }, text)),
    ],
    cost: -0.3,
  },
  // "There is only one row and it contains "Ada"".
  {
    pattern:
      'there (now|still|again|then|also)? {be} (only|exactly|just)? (one|1) {kind} (left|listed|shown)? (,)? (and|,_and) that? it (contains|shows|says|has|reads|is) ({quotedNames:names} | {quotedName:name})',
    means: ({ be, kind: { kind: role }, ...said }: OfKind) =>
      be.negated || be.lasting === true
        ? undefined
        : [
            { kind: 'expectCount', things: { role }, comparison: 'exactly', count: 1 },
            ...textsOf(said).map((text) => shows({ role }, text)),
          ],
    cost: -0.3,
  },
  {
    pattern:
      '{thing} {aux} (contains|contain|has|have|shows|show|lists|list) (a|the) row (with)? {quotedNames:names}',
    means: rowOfCells,
    cost: -0.4,
  },
  // "The preview shows a table whose last row reads "Sun", "11:00""
  {
    pattern:
      '{thing:around} {aux} (shows|show|contains|contain|has|displays) (a|the) {listKind:list} (whose|where_the|in_which_the) {ordinal} {kind} (reads|shows|says|contains|is|has) {quotedNames:names}',
    means: ({ aux, around, list, ordinal, kind, names }: Aux & Inner) =>
      aux.negated || !ROWS.has(kind.kind)
        ? undefined
        : names.map((text) =>
            shows({ role: kind.kind, ordinal, within: { role: list.kind, within: around } }, text),
          ),
    cost: -0.4,
  },
  // ""Ada" is the only one with the role "Boss""
  {
    pattern:
      '{quotedName:name} {be} the only (one | person | entry | row | item | {nounOfOne}) with (the|a|an) ({detailNoun} | {noun}) {quotedName:text}',
    means: ({ be, name, text }: Be & { name: string; text: string }, span: Span) =>
      be.negated || goesOn(span)
        ? undefined
        : [
            shows({ name, role: 'row' }, text),
            { kind: 'expectCount', things: { name: text, role: 'row' }, comparison: 'exactly', count: 1 },
          ],
    cost: -0.3,
  },
  // "The row of "Ada" has the value 1".
  {
    pattern: '{thing} {aux} (has|have|shows|show) (a|the) value (of)? {pairValue:text}',
    means: ({ aux, thing, text }: Aux & { thing: Target; text: string }, { tokens, from, to }: Span) =>
      aux.lasting === true ||
      !(thing.role === 'row' || (thing.role === 'section' && isShown(tokens.slice(from, to))))
        ? undefined
        : [{ ...shows(thing, text), negated: aux.negated } as Action],
    cost: -0.2,
  },
  // "The first row is Ann Lee, 12 May, open": it says each of them.
  {
    pattern: '{thing} {be} {cellTexts}',
    means: ({ thing, be, cellTexts }: Be & { thing: Target; cellTexts: string[] }) =>
      be.negated || thing.ordinal === undefined || !ROWS.has(thing.role ?? '')
        ? undefined
        : cellTexts.map((text) => ({
            kind: 'expectContent',
            target: thing,
            relation: 'contains',
            text,
            negated: false,
          })),
    cost: -0.1,
  },
  {
    pattern:
      '{thing} ({be} | {aux} (shows|show|reads|read|says|say)) (now)? {quotedName:name} {ofCell} ({quotedName:other} | {properSpan:other})',
    means: ({
      thing,
      be,
      aux,
      ...said
    }: Partial<Be & Aux> & { thing: Target } & Record<'name' | 'other', string>) =>
      (be ?? aux)?.negated === true || thing.ordinal === undefined || !ROWS.has(thing.role ?? '')
        ? undefined
        : [shows(thing, said.name), shows(thing, said.other)],
    cost: -0.4,
  },
];

interface Inner {
  around: Target;
  list: KindSaid;
  ordinal: number | 'last';
  kind: KindSaid;
  names: string[];
}

const textsOf = ({ names, name = '' }: Pick<OfKind, 'names' | 'name'>): string[] => names ?? [name];

const ROWS: ReadonlySet<string> = new Set(['row', 'item', 'section', 'article']);

/** "The table contains the row "Ada", "Oslo"": the row of the first has the others. */
function rowOfCells({
  aux,
  thing: within,
  names,
}: Aux & { thing: Target; names: string[] }): Action[] | undefined {
  const [name, ...others] = names;
  const row: Target = { name: name as string, role: 'row', within };
  return aux.negated || aux.lasting === true || within.role !== 'table'
    ? undefined
    : [visible(row), ...others.map((text) => shows(row, text))];
}

export const CELL_READERS: Readonly<Record<string, Reader>> = {
  bareNames: compileRules([
    { pattern: '{noteWord}', means: ({ noteWord }: { noteWord: string }) => [noteWord] },
    {
      pattern: '{noteWord} (,|and|,_and) {bareNames}',
      means: ({ noteWord, bareNames }: { noteWord: string; bareNames: string[] }) => [noteWord, ...bareNames],
    },
  ]),
  cellText: compileRules([
    { pattern: '{quotedName}' },
    { pattern: '{amountValue}' },
    { pattern: '{properSpan}', cost: -0.2 },
  ]),
  // "Ann Lee for Dr. Ito", "Ann Lee with the status "Open""
  ofCell: compileRules([
    { pattern: '(for|by|from)', means: () => '' },
    { pattern: '(,)? with (the|a|an) {detailNoun} (of)?', means: () => '' },
  ]),
  cellTexts: compileRules([
    {
      pattern: '{cellText} (,|and|,_and|with|on|at|in) {cellText:other}',
      means: ({ cellText, other }: { cellText: string; other: string }) => [cellText, other],
    },
    {
      pattern: '{cellText} (,|and|,_and|with|on|at|in) {cellTexts}',
      means: ({ cellText, cellTexts }: { cellText: string; cellTexts: string[] }) => [cellText, ...cellTexts],
    },
  ]),
};
