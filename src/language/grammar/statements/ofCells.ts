/** What one row has in which column, and which numbers. */
import { textOf } from '../../tokens.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import { FINITE } from '../../lexicon/words.js';
import { type ExpectationRule } from '../expectations.js';
import { endsList, goesOn, isOfAll, isOfMore } from '../neighbours.js';
import type { Aux } from './sayOf.js';
import { shows } from './values.js';

export const OF_CELLS: readonly ExpectationRule[] = [
  // "The row of "Ada" shows "12" under "Points"", ""Ada" has "12" in the "Points" column"
  {
    pattern:
      '{thing} {aux} (now|still|also)? (shows|show|has|have|contains|contain|says|reads) ({quotedName:text} | {amountValue:text}) ((in|under) {column} | under {quotedName:title})',
    means: (
      {
        aux,
        thing,
        text,
        column,
        title,
      }: Aux & { thing: Target; text: string; column?: string; title?: string },
      span: Span,
    ) =>
      (title !== undefined && thing.role !== 'row') ||
      !ROW_LIKE.has(thing.role ?? 'row') ||
      !isOneRow(thing, aux, span)
        ? undefined
        : [
            {
              ...shows(
                { name: column ?? title ?? '', role: 'cell', within: { ...thing, role: 'row' } },
                text,
              ),
              negated: aux.negated,
            } as Action,
          ],
    cost: -0.35,
  },
  {
    pattern:
      '{thing} {aux} (now|still|also)? (shows|show|has|have|contains|contain) ({quotedName:text} | {amountValue:text}) ((in|under) {column} | under {quotedName:column}) (and|but|,|,_and|,_but) ({quotedName:other} | {amountValue:other}) ((in|under) {column:next} | under {quotedName:next})',
    means: ({ aux, thing, text, column, other, next }: Aux & { thing: Target } & TwoCells, span: Span) =>
      aux.negated || !ROW_LIKE.has(thing.role ?? 'row') || !isOneRow(thing, aux, span)
        ? undefined
        : [
            [column, text],
            [next, other],
          ].map(([name = '', said = '']) =>
            shows({ name, role: 'cell', within: { ...thing, role: 'row' } }, said),
          ),
    cost: -0.6,
  },
  // "The list contains "Ada" with 0 in the column "Points""
  {
    pattern:
      '{thing} {aux} (contains|contain|has|have|shows|show|lists|list) {quotedName:name} with {amountValue:text} (in|under) {column}',
    means: ({ aux, thing, name, text, column }: Aux & InColumn, span: Span) =>
      aux.negated || !isOneRow({}, aux, span) || !(LISTS.has(thing.role ?? '') && thing.each === undefined)
        ? undefined
        : [shows({ name: column, role: 'cell', within: { name, role: 'row', ...aroundRow(thing) } }, text)],
    cost: -0.4,
  },
  // "The table has Name "Ada", Role "Admin" and City "Oslo"": each label with its value.
  {
    pattern:
      '{thing} {aux} (now|still|also)? (shows|show|has|have|contains|contain|lists|list|displays|display) {labelledTexts:pairs}',
    means: ({ aux, thing, pairs }: Aux & { thing: Target; pairs: Labelled[] }, span: Span) =>
      aux.negated || thing.role === undefined || isAnyRow(thing) || !isOneRow(thing, aux, span)
        ? undefined
        : pairs.map(({ label: name, text }) =>
            shows({ name, ...(thing.role === 'row' && { role: 'cell' as const }), within: thing }, text),
          ),
    cost: -0.7,
  },
  // "The row of "Ada" shows 8.25 and 6".
  {
    pattern:
      '{thing} {aux} (shows|show|contains|contain|has|have) {amountValue:text} and {amountValue:other}',
    means: ({ aux, thing, text, other }: Aux & { thing: Target; text: string; other: string }, span: Span) =>
      aux.negated || !isOneRow(thing, aux, span) || !ROWS.has(thing.role ?? '')
        ? undefined
        : [shows(thing, text), shows(thing, other)],
    cost: -0.3,
  },
];

/** "A row": either label may stand in another one. */
const isAnyRow = ({ role, name, ordinal, each }: Target): boolean =>
  each !== undefined || (role === 'row' && name === undefined && ordinal === undefined);

interface Labelled {
  label: string;
  text: string;
}

export const LABELLED_READERS: Readonly<Record<string, Reader>> = {
  labelledText: compileRules([
    {
      pattern: '{labelOfValue:label} (:)? ({quotedName:text} | {amountValue:text})',
      means: (said: Labelled) => said,
    },
  ]),
  /** Two of them at least: a single word before a quotation may be what it is. */
  labelledTexts: compileRules([
    {
      pattern: '{labelledText:one} (,|and|,_and) {labelledText:other}',
      means: ({ one, other }: { one: Labelled; other: Labelled }) => [one, other],
    },
    {
      pattern: '{labelledText:one} , {labelledTexts:others}',
      means: ({ one, others }: { one: Labelled; others: Labelled[] }) => [one, ...others],
    },
  ]),
  /** As the page has it, with a capital letter: "Student Name". */
  labelOfValue: ({ tokens }, at) => {
    const end = tokens.findIndex(({ type }, index) => index > at && type !== 'word');
    const words = tokens.slice(at, Math.max(end, at));
    const isLabel = words.length > 0 && words.length < 4 && /^\p{Lu}\p{Ll}/u.test(words[0]?.text ?? '');
    return isLabel && !words.some(({ lower }) => FINITE.has(lower) || /^(?:and|or|no|not|only)$/.test(lower))
      ? [{ end, cost: 0, value: textOf(tokens, at, end) }]
      : [];
  },
};

type TwoCells = Record<'text' | 'column' | 'other' | 'next', string>;

interface InColumn {
  thing: Target;
  name: string;
  text: string;
  column: string;
}

/** Of one row alone, and nothing more of it behind that: ""Ada" and "Eve" have …", "each row has …", "… and 7". */
const isOneRow = (thing: Target, aux: Aux['aux'], span: Span): boolean =>
  thing.each === undefined &&
  aux.lasting !== true &&
  !isOfAll(span) &&
  !endsList(span) &&
  !goesOn(span) &&
  !isOfMore(span) &&
  !/^(?:(?:and|or|,) (?:in|under|[\d.,]+)|in|under)(?: |$)/.test(wordsBehind(span));

const wordsBehind = ({ tokens, to }: Span): string =>
  tokens
    .slice(to, to + 2)
    .map(({ lower }) => lower)
    .join(' ');

/** Only one list or table needs no name. */
const aroundRow = (within: Target): Pick<Target, 'within'> =>
  within.name === undefined && within.ordinal === undefined && within.within === undefined ? {} : { within };

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'list box', 'section', 'tree', 'feed']);

const ROW_LIKE: ReadonlySet<string> = new Set(['row', 'item', 'thing']);

const ROWS: ReadonlySet<string> = new Set(['row', 'item', 'section', 'article']);
