/** What becomes of a thing: what it is called now, from how many to how many it goes, and how something ends. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import { readOrdinal } from '../../lexicon/numbers.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { endsList, goesOn, isOfMore } from '../neighbours.js';
import { type ExpectationRule } from '../expectations.js';
import { TEXTS } from '../things/named.js';
import { place, type Where } from '../things/place.js';
import { visible, type Aux, type Be, type Counted } from './sayOf.js';

const UP_OR_DOWN =
  '(goes_down|goes_up|increases|increased|rises|rose|grows|climbs|drops|decreases|decreased|falls|sinks|jumps)';

interface Shrunk {
  within: Target;
  amount: Counted;
  counted: Target;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'list box', 'tree', 'feed', 'menu']);

export const BECOMING: readonly ExpectationRule[] = [
  // ""Log out" replaces the "Log in" link in the header": both are there.
  {
    pattern:
      '{things} (({be} {visibleWord} | {aux:be} (appears|appear|is_shown|comes_up)) instead of | {aux:be} (replaces|replace|replaced|takes_the_place_of)) {thing:other}',
    means: ({ be, things, other }: Be & { things: Target[]; other: Target }) =>
      be.negated
        ? undefined
        : [
            ...things.map((thing) => visible({ ...(other.within && { within: other.within }), ...thing })),
            visible(other, true),
          ],
    cost: -0.2,
  },
  // "The counter increases from 4 to 5"
  {
    pattern: `{thing:target} {aux} (now|then)? ${UP_OR_DOWN} (from ({quotedName:old} | {amountValue:old}))? to ({quotedName:text} | {amountValue:text})`,
    means: ({ aux, target, text }: Aux & { target: Target; text: string }) =>
      aux.negated ? undefined : [shown(target, text)],
    cost: -0.1,
  },
  // "The list is narrowed down to 2 entries"
  {
    pattern:
      '{thing:within} ({be} (now)? (narrowed|narrowed_down|reduced|filtered|filtered_down|limited|cut|cut_down) to | {aux} (shrinks|shrink|narrows|narrows_down|narrow|drops|goes_down) to) (only|just|exactly)? {amount} {counted}',
    means: ({ be, aux, within, amount, counted }: Partial<Be & Aux> & Shrunk, span: Span) => {
      const manner = be ?? aux;
      const things = place(counted, { within });
      return manner?.negated === true ||
        manner?.lasting === true ||
        isOfMore(span) ||
        !LISTS.has(within.role ?? '')
        ? undefined
        : things && [{ kind: 'expectCount', things, ...amount }];
    },
    cost: -0.7,
  },
  // "The number beside "Inbox" goes down to 1": a number that nothing calls so.
  {
    pattern: `(the)? (number|figure) (behind|beside|next_to|after|to_the_right_of) {quotedName:name} {where}? {aux} (now|then)? (${UP_OR_DOWN.slice(1, -1)}|changes) (from ({quotedName:old} | {amountValue:old}))? (to)? (now)? ({quotedName:text} | {amountValue:text})`,
    means: ({ aux, name, where, text }: Aux & { name: string; where?: Where; text: string }) => {
      const thing = place({ name }, where ?? {});
      return aux.negated || thing === undefined
        ? undefined
        : [visible({ name: text, beside: { relation: 'next to', thing } })];
    },
    cost: -0.5,
  },
  // "The file is called "b.txt" now"
  {
    pattern:
      '(the|this|that) ({kind} | {nounOfOne}) {be} (now)? (called|named|titled|entitled) (now)? {quotedName:name} (now)?',
    means: ({ be, kind, name }: Be & { kind?: KindSaid; name: string }) => {
      const role = kind && !TEXTS.has(kind.kind) ? { role: kind.kind } : {};
      return be.negated ? undefined : [visible({ name, ...role })];
    },
    cost: -0.2,
  },
  // "The login fails with the message "Wrong password""
  {
    pattern:
      '(the|this)? ({noun} | {plainWord}) (fails|is_rejected|is_refused|is_declined|succeeds|is_answered) with (the|a|an)? (error)? (message|error|text|hint|warning|notice|words)? {quotedName:name}',
    means: ({ name }: { name: string }) => [visible({ name })],
    cost: -0.3,
  },
  // ""Petra" is shown as the handler"
  {
    pattern:
      '({quotedName:text} | {properSpan:text}) {be} (now|still)? (shown|listed|displayed) as (the|its|his|her) {noun}',
    means: ({ be, text, noun: name }: Be & { text: string; noun: string }, span: Span) =>
      be.negated ||
      be.lasting === true ||
      goesOn(span) ||
      endsList(span) ||
      STATE_WORDS.has(name) ||
      readOrdinal(name) !== undefined
        ? undefined
        : [shown({ name }, text)],
    cost: -0.3,
  },
  // "The file is displayed with the new name "Q3""
  {
    pattern:
      '{thing} {be} (now)? (displayed|shown|listed) (with|under) (the|its) (new|changed|updated|edited|other) (name|title|label|value|text|status|price|date) {quotedName:name}',
    means: ({ be, name }: Be & { name: string }, span: Span) =>
      be.negated || goesOn(span) ? undefined : [visible({ name })],
    cost: -0.4,
  },
  // ""Sold out" is what the card says", ""Nothing archived" is all that is left"
  {
    pattern:
      '{quotedName:name} is (what {thing} (says|shows|reads|displays|tells_me|tells_us) | all (that)? (is|is_to_be)? (left|seen|shown|there))',
    means: ({ name, thing: within }: { name: string; thing?: Target }, { from }: Span) =>
      from === 0 ? [visible({ name, ...(within && { within }) })] : undefined,
    cost: -0.4,
  },
  // "The page shows "Saved" in green"
  {
    pattern:
      '((the|this) (page|screen|app) | {thing:within}) {aux} (now)? (shows|displays|says) {quotedName:name} in {colour}',
    means: ({ aux, within, name, colour }: Aux & Coloured, span: Span): Action[] | undefined => {
      const target = { name, ...(within && { within }) };
      return aux.negated || aux.lasting === true || goesOn(span) || (within && !HOLDS.has(within.role ?? ''))
        ? undefined
        : [visible(target), { kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false }];
    },
    cost: -0.7,
  },
  // "The table shows 10 rows, from "K" to "T""
  {
    pattern:
      '{thing:within} {aux} (now)? (shows|show|lists|has|contains) {amount} {kind:rows} , (from|starting_with) {quotedName:first} to {quotedName:last}',
    means: ({ aux, within, first, last, ...said }: Aux & Range) => {
      const role = said.rows.kind;
      const nth = (ordinal: number | 'last', text: string): Action => shown({ role, ordinal, within }, text);
      return aux.negated
        ? undefined
        : [
            { kind: 'expectCount', things: { role, within }, ...said.amount } as Action,
            nth(1, first),
            nth('last', last),
          ];
    },
    cost: -0.4,
  },
];

interface Coloured {
  within?: Target;
  name: string;
  colour: string;
}

interface Range {
  within: Target;
  amount: object;
  rows: { kind: NonNullable<Target['role']> };
  first: string;
  last: string;
}

const shown = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
});

const HOLDS: ReadonlySet<string> = new Set([
  'row',
  'item',
  'section',
  'article',
  'dialog',
  'form',
  'table',
  'list',
  'header',
  'sidebar',
]);
