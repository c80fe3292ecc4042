/** Entries in their order, each with what stands in it: "the first two rows are "A" (1982) and "B" (1972)", "2 changes are listed, "A" first and "B" second". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Kind, KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { inTurn } from '../shownWhere.js';
import { isSaidPlainly, type Aux, type Be } from '../sayOf.js';
import { shows, toldOfEntry, type Value } from '../values.js';

/** The texts that an entry shows, its name first. */
type Entry = string[];

const BY =
  'largest smallest highest lowest oldest newest latest earliest biggest longest shortest cheapest'.replaceAll(
    ' ',
    '|',
  );
const FROM_TO = `(from (the)? (${BY}) to (the)? (${BY}) (value|score|price|one)?)`;
const LISTED = '(listed|shown|displayed|arranged|ordered|sorted)?';
const ON_TOP = '(first | (at|on) (the)? (very)? top)';
const AT_END = '(last | at the (very)? (bottom|end))';

export const ENTRIES_IN_ORDER: readonly ExpectationRule[] = [
  {
    pattern: `the first {count} ({kind} | {nounOfMany}) {be} (now|again)? (:)? {toldEntries:entries} ((,)? {inOrder})?`,
    means: ({ be, count, kind, entries }: Be & Told, span: Span) =>
      isTold({ be }, span) && count === entries.length ? inPlaces(entries, kind?.kind) : undefined,
    cost: -0.7,
  },
  {
    pattern: `{count} {counted:things} {be} (now)? (listed|shown|displayed|there) , {toldEntry:first} first (and|,|,_and) {toldEntry:other} (second|next)`,
    means: ({ be, count, things, first, other }: Be & Counted & Pair, span: Span) =>
      isTold({ be }, span) && count === 2
        ? [
            { kind: 'expectCount', things, comparison: 'exactly', count },
            ...inPlaces([first, other], roleOf(things)),
          ]
        : undefined,
    cost: -0.7,
  },
  // ""A" from 1890 is on top and "B" at the very bottom", "the smallest file, "A" with 15 MiB, comes first and "B" with 4 MiB last"
  {
    pattern: `(the (${BY}) ({kind} | {nounOfOne} | {plainWord}) ,)? {toldEntry:first} (,)? ({be} (now)? ${ON_TOP} | {aux} (comes|stands) ${ON_TOP}) (and|,|,_and|while) {toldEntry:other} (is|comes|stands)? (now)? ${AT_END}`,
    means: ({ first, other, ...said }: Partial<Be & Aux> & Pair, span: Span) =>
      isTold(said, span) && first.length + other.length > 2
        ? [...inPlace(first, 1), ...inPlace(other, 'last')]
        : undefined,
    cost: -0.7,
  },
  // "The files are ordered from the largest to the smallest: "A", "B", "C""
  {
    pattern: `(the|these|all|its)? ({kind} | {nounOfMany}) {be} (now|still|again)? ${LISTED} (,)? ${FROM_TO} (:|,)? {toldEntries:entries}`,
    means: ({ be, entries }: Be & Told, span: Span) =>
      isTold({ be }, span)
        ? [
            ...inTurn(entries.map(([name = '']) => name)),
            ...entries.flatMap((words): Action[] =>
              words.length > 1 ? [{ kind: 'expectTogether', words }] : [],
            ),
          ]
        : undefined,
    cost: -0.7,
  },
  // "The first row shows "A", the second "B""
  {
    pattern: `{thing} {aux} (now)? (shows|reads|says|contains|has|lists) {quotedName:text} (,|and|,_and|while) the {ordinal} {quotedName:other}`,
    means: ({ aux, thing, ordinal, text, other }: Aux & Next, span: Span) =>
      isTold({ aux }, span) && thing.ordinal !== undefined
        ? [shows(thing, text), shows({ ...thing, ordinal }, other)]
        : undefined,
    cost: -0.5,
  },
  // "The first row is "A" with the fee 210, the second "B" with the fee 195"
  {
    pattern: `{thing} {be} (now)? {quotedName:text} with {oneValue:value} (,|and|,_and|while) the {ordinal} (one | entry | row)? {be:also}? {quotedName:other} with {oneValue:more}`,
    means: ({ be, also, thing, ordinal, text, value, other, more }: Be & Next & Valued, span: Span) => {
      const areTold = isTold({ be }, span) && isSaidPlainly(also ? { be: also } : {});
      const first = areTold && thing.ordinal !== undefined ? toldOfEntry(thing, text, [value]) : undefined;
      const next = first && toldOfEntry({ ...thing, ordinal }, other, [more]);
      return first && next && [...first, ...next];
    },
    cost: -0.7,
  },
];

interface Told {
  count: number;
  kind?: KindSaid;
  entries: Entry[];
}

interface Counted {
  count: number;
  things: Target;
}

interface Pair {
  first: Entry;
  other: Entry;
}

interface Next {
  thing: Target;
  ordinal: number | 'last';
  text: string;
  other: string;
}

interface Valued {
  value: Value;
  more: Value;
  also?: Be['be'];
}

/** "2 tabs are shown, "A" first": the first of the tabs. */
const roleOf = ({ role }: Target): Kind | undefined => (role === 'thing' ? undefined : role);

const isTold = (said: Partial<Be & Aux>, span: Span): boolean =>
  isSaidPlainly(said) && !goesOn(span) && !isOfMore(span);

const inPlaces = (entries: readonly Entry[], role?: Kind): Action[] =>
  entries.flatMap((texts, index) => inPlace(texts, index + 1, role));

/** An entry of which one thing is told is that. */
const inPlace = (texts: Entry, ordinal: number | 'last', role: Kind = 'item'): Action[] =>
  texts.map((text) => ({
    ...{ kind: 'expectContent', target: { role, ordinal } },
    ...{ relation: texts.length === 1 ? 'is' : 'shows', text, negated: false },
  }));

export const ENTRIES_IN_ORDER_READERS: Readonly<Record<string, Reader>> = {
  toldEntry: compileRules([
    { pattern: '{quotedName:text}', means: ({ text }: { text: string }): Entry => [text] },
    {
      pattern:
        '{quotedName:text} ((with|from|by|at|of) ({quotedName:more} | {amountValue:more} | {properSpan:more}) | {bracketText:more})',
      means: ({ text, more }: { text: string; more: string }): Entry => [text, more],
      cost: 0.05,
    },
  ]),
  toldEntries: compileRules([
    {
      pattern: '{toldEntry:one} (and|,|,_and) {toldEntry:other}',
      means: ({ one, other }: Record<'one' | 'other', Entry>) => [one, other],
    },
    {
      pattern: '{toldEntry:one} , {toldEntries:others}',
      means: ({ one, others }: { one: Entry; others: Entry[] }) => [one, ...others],
    },
  ]),
};
