/** What every row has in a column, and every entry beside its name: "All rows show "Open" in the "Status" column". */
import type { Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Look, State, Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import { type ExpectationRule } from '../expectations.js';
import { goesOn, isOfMore } from '../neighbours.js';
import { ALL_ALIKE } from './allAlike.js';
import { isPlain, isSaidPlainly, visible, type Aux, type Be } from './sayOf.js';

type InColumn = Partial<Aux & Be> & { column: string; text: string; within?: Target };

const EVERY = '(all|every|each) (of)? (the)? (shown|listed|displayed|visible|remaining)?';
const ROWS = '(row|rows|result|results|entry|entries|record|records|line|lines|value|values|cell|cells)';
const SHOW = '(shows|show|has|have|contains|contain|says|say|reads|read|displays|display)';
const SHOW_MORE = '(shows|show|contains|contain|lists|list|includes|include|displays|display|has|have)';
const TEXT = '({quotedName:text} | {amountValue:text})';

export const EVERY_ROW: readonly ExpectationRule[] = [
  ...ALL_ALIKE,
  // "All rows show "Open" in the "Status" column"
  {
    pattern: `${EVERY} ${ROWS} {aux} (now|still)? ${SHOW} ${TEXT} (in|under|for|as) {column} (of {thing:within})?`,
    means: inEveryCell,
    cost: -0.6,
  },
  {
    pattern: `${EVERY} ${ROWS} {aux} (now|still)? ${SHOW} ${TEXT} (in|under|for|as) {column} (and|,_and|,) ({quotedName:other} | {amountValue:other}) (in|under|for|as) {column:next}`,
    means: ({ other, next, ...first }: InColumn & { other: string; next: string }, span: Span) => {
      const both = [inEveryCell(first, span), inEveryCell({ ...first, column: next, text: other }, span)];
      return both.every((each) => each !== undefined) ? both.flat() : undefined;
    },
    cost: -0.9,
  },
  {
    pattern: `(no|none_of_the) ${ROWS} {aux} (now)? ${SHOW} ${TEXT} (in|under|for|as) {column}`,
    means: (said: InColumn, span: Span) =>
      inEveryCell(said, span)?.map((one) => ({
        ...one,
        target: { role: 'cell', column: said.column, each: 'no' },
      })),
    cost: -0.6,
  },
  // "Every row in the "Status" column shows "Open"", "all values in the "Status" column are "Open""
  {
    pattern: `${EVERY} ${ROWS} (in|of|under) {column} (of {thing:within})? ({aux} (now|still)? ${SHOW} | {be} (now|still)?) ${TEXT}`,
    means: inEveryCell,
    cost: -0.6,
  },
  // "The "Status" column shows "Open" in every row", "… shows only "Open""
  {
    pattern: `{column} (of {thing:within})? (only ${SHOW} | {aux} (now|still)? ${SHOW} (only|just)) ${TEXT} ((in|for) ${EVERY} ${ROWS})?`,
    means: inEveryCell,
    cost: -0.6,
  },
  {
    pattern: `{column} (of {thing:within})? ({aux} (now|still)? ${SHOW} | {be} (now|still)?) ${TEXT} (in|for|on) ${EVERY} ${ROWS}`,
    means: inEveryCell,
    cost: -0.6,
  },
  // "Only rows with "Open" in the "Status" column are shown"
  {
    pattern: `only (the)? ${ROWS} (with|that_have|containing|having|showing|that_show) ${TEXT} (in|under|as) {column} {be} (now|still)? (shown|listed|displayed|visible|left)`,
    means: inEveryCell,
    cost: -0.6,
  },
  // "The table only contains courses whose "Faculty" is "Philosophy"", "only rows whose "Status" is "Open" are shown"
  {
    pattern: `(the|this)? (table|list|grid|page|results) ({aux} only ${SHOW_MORE} | {aux} ${SHOW_MORE} only) ({nounOfMany} | ${ROWS}) whose {name:column} {be} {shortText:text}`,
    means: ({ aux, be, ...said }: InColumn, span: Span) =>
      isPlain(aux) ? inEveryCell({ ...said, ...(be && { be }) }, span) : undefined,
    cost: -0.7,
  },
  {
    pattern: `only (the)? ({nounOfMany} | ${ROWS}) whose {name:column} {be} {shortText:text} {be:shown} (now|still)? (shown|listed|displayed|visible|left)`,
    means: inEveryCell,
    cost: -0.7,
  },
  // "The results only contain products with "mug" in their name"
  {
    pattern: `(the)? (search)? (results|list|hits|matches|suggestions) ({aux} only ${SHOW_MORE} | {aux} ${SHOW_MORE} only) ({nounOfMany} | {kind}) (with|containing|that_contain|whose_name_contains|matching) ${TEXT} (in (their|the|its) (name|title|names|titles))?`,
    means: ({ aux, text }: Aux & { text: string }, span: Span) =>
      aux.negated || isSaidOfMore(span)
        ? undefined
        : [inEach({ role: 'item', within: { role: 'list' } }, text)],
    cost: -0.6,
  },
  {
    pattern: `(the)? (search)? (results|hits|matches|suggestions) {aux} ${SHOW_MORE} ({quotedNames:names} | {quotedName:name})`,
    means: ({ aux, names, name = '' }: Aux & { names?: string[]; name?: string }) =>
      aux.lasting === true
        ? undefined
        : (names ?? [name]).map((each) => visible({ name: each, within: { role: 'list' } }, aux.negated)),
    cost: -0.4,
  },
  // "All products belong to the category "Kitchen""
  {
    pattern: `${EVERY} ({kind} | {nounOfMany:noun} | {nounOfOne:noun}) (in {thing:within})? (shown|listed|displayed)? ({aux} (belong|belongs) to | {be} (in|from|of)) (the)? ({detailNoun} | type | kind | category) {quotedName:text}`,
    means: inEveryEntry,
    cost: -0.5,
  },
  // "All six tasks are crossed out", "no task is crossed out", "both todos are completed"
  {
    pattern: `(${EVERY} {count}? | (no|none_of_the) | both (of_the|the|of_these)?) ({kind} | {nounOfMany:noun} | {nounOfOne:noun}) (in {thing:within})? {be} (now|still|again)? {look} (again)?`,
    means: looksAlike,
    cost: -0.4,
  },
  {
    pattern: `(${EVERY} {count}? | both (of_the|the|of_these)?) ({kind} | {nounOfMany:noun} | {nounOfOne:noun}) (in {thing:within})? {be} (now|still|again)? ({state} | {doneWord}) (again)?`,
    means: areInState,
    cost: -0.4,
  },
  // "All transfers are "Paused"", "all three rows are "Done""
  {
    pattern: `${EVERY} {count}? ({kind} | {nounOfMany:noun}) (in {thing:within})? {be} (now|still)? {quotedName:text}`,
    means: ({ count, ...said }: Be & Entry & { count?: number }, span: Span) => {
      const [each] = inEveryEntry(said, span) ?? [];
      if (each?.kind !== 'expectContent') return undefined;
      const { each: _, ...things } = each.target;
      return count === undefined
        ? [each]
        : [{ kind: 'expectCount', things, comparison: 'exactly', count }, each];
    },
    cost: -0.4,
  },
  // "Each result displayed should contain the word "laptop"": so it is of each.
  {
    pattern: `${EVERY} ({kind} | {nounOfOne:noun}) (shown|listed|displayed|found|returned) {aux} ${SHOW_MORE} (the)? (word|text|term|phrase)? {quotedName:text}`,
    means: inEveryEntry,
    cost: -0.4,
  },
  // "Each product has an "Add to cart" button"
  {
    pattern: `${EVERY} ({nounOfMany:noun} | {nounOfOne:noun}) {aux} (have|has|show|shows|offers|offer) (now|still)? (a|an|its_own|their_own) {thing}`,
    means: ({ thing, ...said }: Aux & { thing: Target }, span: Span) =>
      isSaidPlainly(said) && !isSaidOfMore(span) && thing.role !== undefined && thing.within === undefined
        ? [visible({ ...thing, within: { role: 'item', each: 'each' } })]
        : undefined,
    cost: -0.4,
  },
  // "Every order has the status "Open"": that stands in it.
  {
    pattern: `${EVERY} ({kind} | {nounOfMany:noun} | {nounOfOne:noun}) (in {thing:within})? {aux} (have|has|show|shows) (now|still)? (the|a|an)? {detailNoun} {quotedName:text}`,
    means: inEveryEntry,
    cost: -0.4,
  },
];

interface Looking {
  count?: number;
  kind?: KindSaid;
  within?: Target;
  look: Look;
}

function looksAlike(said: Be & Looking, { tokens, from }: Span): Action[] | undefined {
  const { be, kind, within, look } = said;
  const first = tokens[from]?.lower ?? '';
  const isNone = /^(?:no|none)$/.test(first);
  const count = first === 'both' ? 2 : said.count;
  if (!isPlain(be) || !isEntry(kind) || (isNone && count !== undefined)) return undefined;
  const things = entriesOf({ within, ...(kind && { kind }) });
  return soMany(things, count, {
    ...{ kind: 'expectLook', target: { ...things, each: 'each' }, look },
    negated: isNone,
  });
}

type InState = Omit<Looking, 'look'> & { state?: StateSaid; doneWord?: string };

function areInState(said: Be & InState, { tokens, from, to }: Span): Action[] | undefined {
  const { kind, within, state = COMPLETED } = said;
  const isOfMore = /^(?:but|except|besides|apart|by|in|with)$/.test(tokens[to]?.lower ?? '');
  if (!isPlain(said.be) || !mayBeSo(kind, state) || isOfMore) return undefined;
  const things = entriesOf({ within, ...(kind && { kind }) });
  const count = tokens[from]?.lower === 'both' ? 2 : said.count;
  return soMany(things, count, { kind: 'expectState', target: { ...things, each: 'each' }, ...state });
}

const COMPLETED: StateSaid = { state: 'completed', negated: false };

/** What is of a kind is checked or selected by itself. */
const mayBeSo = (kind: KindSaid | undefined, { state }: StateSaid): boolean =>
  isEntry(kind) && (kind === undefined || state === 'completed') && ENTRY_STATES.has(state);

/** As many as are told there are. */
const soMany = (things: Target, count: number | undefined, each: Action): Action[] =>
  count === undefined ? [each] : [{ kind: 'expectCount', things, comparison: 'exactly', count }, each];

/** An entry of a list may be in them; others are those of a control. */
const ENTRY_STATES: ReadonlySet<State> = new Set<State>(['completed', 'checked', 'selected']);

const entriesOf = ({ kind, within }: { kind?: KindSaid; within?: Target | undefined }): Target => ({
  role: kind?.kind ?? (within?.role === 'table' ? 'row' : 'item'),
  within: within ?? { role: 'list' },
});

type Entry = { kind?: KindSaid; text: string; within?: Target };

const isEntry = (kind?: KindSaid): boolean =>
  kind === undefined || ['row', 'item', 'section', 'article'].includes(kind.kind);

function inEveryEntry(
  { within, kind, text, ...said }: Partial<Aux & Be> & Entry,
  span: Span,
): Action[] | undefined {
  const entries = entriesOf({ within, ...(kind && { kind }) });
  return isSaidPlainly(said) && !isSaidOfMore(span) && isEntry(kind) ? [inEach(entries, text)] : undefined;
}

function inEveryCell({ column, text, within, ...said }: InColumn, span: Span): Action[] | undefined {
  return isSaidPlainly(said) && !isSaidOfMore(span)
    ? [inEach({ role: 'cell', column, ...(within && { within }) }, text)]
    : undefined;
}

const isSaidOfMore = (span: Span): boolean => goesOn(span) || isOfMore(span);

const inEach = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target: { ...target, each: 'each' }, relation: 'shows', text, negated: false },
});
