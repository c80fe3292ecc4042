/** How many there are, and numbers that are shown. */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { OF_AMOUNTS } from '../predicates/amounts.js';
import { type SaidPredicate } from '../predicates/said.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import { place, THEM, type Where } from '../things/place.js';
import { isOfAll, isOfMore } from '../neighbours.js';
import { COUNTS_SHOWN, COUNTS_SHOWN_READERS } from './countsShown.js';
import { COUNTED_BY_NAME } from './plain/countedByName.js';
import { one, sayOf, visible, type Aux, type Be, type Counted } from './sayOf.js';

/** "The number of rows" tells how many there are. */
const COUNTED = /^(?:rows|items|entries|results|columns|records|lines)$/;

const THERE = 'there (now|still|again|then|also)?';

type OfRows = Aux & { amount: Counted; kind: KindSaid; name: string };

/** "2 rows, 3 buttons and no link". */
export const COUNT_READERS: Readonly<Record<string, Reader>> = {
  ...COUNTS_SHOWN_READERS,
  counts: compileRules([
    {
      pattern: '{countOfKind:one} (and|,|,_and) {countOfKind:other}',
      means: ({ one: first, other }: { one: Action; other: Action }) => [first, other],
    },
    {
      pattern: '{countOfKind:one} , {counts}',
      means: ({ one: first, counts }: { one: Action; counts: Action[] }) => [first, ...counts],
    },
  ]),
  /** As it stands above a column, up to the end of the clause. */
  columnTitle: ({ tokens }, at) => {
    const found = tokens.findIndex(
      ({ type, text }, index) => index > at && type === 'mark' && /^[,.;]$/.test(text),
    );
    const end = found === -1 ? tokens.length : found;
    const isTitle = /^\p{Lu}/u.test(tokens[at]?.text ?? '') || tokens[at]?.type === 'quoted';
    return isTitle && end - at <= 4 && !tokens.slice(at, end).some(({ lower }) => lower === 'and')
      ? [{ end, cost: 0.2, value: textOf(tokens, at, end) }]
      : [];
  },
  /** As it is written: "14 transactions". */
  countText: ({ tokens }, at) => {
    const [count, noun] = tokens.slice(at, at + 2);
    const isCount = count?.type === 'number' && /^\d+$/.test(count.text);
    return isCount && noun?.type === 'word' && /^\p{Ll}{3,}s$/u.test(noun.text)
      ? [{ end: at + 2, cost: 0, value: `${count.text} ${noun.text}` }]
      : [];
  },
  countOfKind: compileRules([
    {
      pattern: '{amount} {counted}',
      means: ({ amount, counted: things }: { amount: Counted; counted: Target }) => ({
        ...{ kind: 'expectCount', things },
        ...amount,
      }),
    },
    {
      pattern: '(no|zero) {counted}',
      means: ({ counted: things }: { counted: Target }) => ({
        ...{ kind: 'expectCount', things, comparison: 'exactly', count: 0 },
      }),
    },
  ]),
};

interface Holding {
  holder: Target;
  amount: Counted;
  counted: Target;
  kind?: KindSaid;
  names?: string[];
}

/** "A table with 3 rows and the columns A and B appears": so many are in it, and each that is named. */
function holding({ holder, amount, counted, kind, names = [] }: Holding): Action[] | undefined {
  if (!HOLDERS.has(holder.role ?? '') || counted.role === holder.role || counted.within !== undefined)
    return undefined;
  const role = kind?.kind === 'column' ? 'column header' : kind?.kind;
  return [
    ...(amount.comparison === 'exactly' && amount.count > 0 ? [] : [visible(holder)]),
    { kind: 'expectCount', things: { ...counted, within: holder }, ...amount },
    ...names.map((name) => visible({ name, ...(role && { role }), within: holder })),
  ];
}

const HOLDERS: ReadonlySet<string> = new Set(
  'table|list|list box|menu|dialog|section|form|tree|navigation|sidebar'.split('|'),
);

const COMES_UP =
  '(becomes_visible|appears|opens|comes_up|pops_up|shows_up|is_shown|is_displayed|is_visible|gets_displayed|is_there|is_rendered|is_listed)';

export const COUNTS: readonly ExpectationRule[] = [
  ...OF_AMOUNTS,
  ...COUNTS_SHOWN,
  ...COUNTED_BY_NAME,
  {
    pattern: `{aDet}? {thing:holder} with {amount} {counted} ((and|,_and) (the)? {kind} {names})? (now)? ${COMES_UP}`,
    means: holding,
    cost: -0.5,
  },
  // "The list is shown with 3 rows".
  {
    pattern: '{thing:holder} {be} (now|still|again)? {visibleWord} with {amount} {counted}',
    means: ({ be, ...said }: Be & Holding) => (be.negated ? undefined : holding(said)),
    cost: -0.5,
  },
  {
    // "It are found 2 articles", as some say.
    pattern: `(${THERE} {be} | (it | ${THERE}) {be} (found|listed|shown|displayed)) {amount} (of)? {vague}? {countedHere} (in_total|left|visible|shown|listed|displayed|found|in_all)? (in_the_pagination|in_the_pager)?`,
    means: 'expectCount things:countedHere ...amount',
    cost: -0.12,
  },
  // "There are 12 of them"
  {
    pattern: `${THERE} {be} {amount} of (them|these|those) (in_total|now|left|listed|shown)?`,
    means: ({ be, amount }: Be & { amount: Counted }) =>
      be.negated ? undefined : one({ kind: 'expectCount', things: THEM, ...amount }),
    cost: -0.3,
  },
  {
    pattern: `${THERE} {be} {counts}`,
    means: ({ be, counts }: Be & { counts: Action[] }) => (be.negated ? undefined : counts),
    cost: -0.1,
  },
  {
    pattern: '{actor} {aux} (see|sees|find|finds) {counts}',
    means: ({ aux, counts }: Aux & { counts: Action[] }) => (aux.negated ? undefined : counts),
    cost: -0.2,
  },
  {
    pattern: '{amount} {vague}? {counted} {where}? {be} {visibleWord} (to {everybody})? {where:behind}?',
    means: ({
      be,
      amount,
      counted,
      where,
      behind,
    }: Be & { amount: Counted; counted: Target; where?: Where; behind?: Where }) =>
      be.negated
        ? undefined
        : one({ kind: 'expectCount', things: place(counted, { ...where, ...behind }) ?? counted, ...amount }),
    cost: -0.1,
  },
  // "The columns "A" and "B" contain 1 card each".
  {
    pattern: '{things} {aux} (contain|have|hold|show|list) {amount} {counted} each',
    means: ({ things, aux, amount, counted }: Aux & { things: Target[]; amount: Counted; counted: Target }) =>
      aux.negated || things.length < 2
        ? undefined
        : things.map((within): Action => ({
            kind: 'expectCount',
            things: { ...counted, within },
            ...amount,
          })),
    cost: -0.5,
  },
  // "2 rows show "Open"".
  {
    pattern: '{amount} {kind} {aux} (show|shows|display|have|has|say|says|read) {quotedName:name}',
    means: ({ amount, kind, name, aux }: OfRows, span: Span) =>
      aux.negated || kind.kind !== 'row' || isOfMore(span) || isOfAll(span)
        ? undefined
        : one({ kind: 'expectCount', things: { name, role: 'row' }, ...amount }),
    cost: -0.2,
  },
  // "Both packages are still listed".
  {
    pattern: 'both (of_the|the)? {vague}? {counted} {be} {visibleWord}',
    means: ({ be, counted: things }: Be & { counted: Target }) =>
      be.negated || things.role !== 'thing'
        ? undefined
        : one({ kind: 'expectCount', things, comparison: 'exactly', count: 2 }),
    cost: -0.1,
  },
  {
    pattern:
      '{amount} {vague}? {countedHere} {aux} (remain|remains|appear|appears|come_up|comes_up|show_up|open|opens|exist|get_loaded|load|pop_up|are_left|is_left) {where}?',
    means: ({ countedHere, amount, where = {} }: { countedHere: Target; amount: Counted; where?: Where }) => {
      const things = place(countedHere, where);
      return things && one({ kind: 'expectCount', things, ...amount });
    },
    cost: -0.1,
  },
  {
    pattern:
      '(the)? number of {countedHere} (found|listed|shown|displayed)? (is|equals|becomes|must_be|should_be|shall_be) (now|again)? {amount}',
    means: 'expectCount things:countedHere ...amount',
  },
  // "The count is back to 19 appointments", "counter 14 transactions"
  {
    pattern:
      '(the)? (counter|count|badge) ({aux} (is|is_now|is_back_to|is_back_at|shows|drops_to|goes_to|changes_to|rises_to|reads|says))? (now|again)? {countText}',
    means: ({ aux, countText: text }: Partial<Aux> & { countText: string }) =>
      aux?.negated === true
        ? undefined
        : one({ kind: 'expectContent', target: { role: 'badge' }, relation: 'shows', text, negated: false }),
    cost: -0.4,
  },
  {
    pattern: '(the)? number (in|of|on) {thing} {aux} (is|are|becomes|equals|shows|be|at) (now)? {amount}',
    means: ({ thing: target, amount }: { thing: Target; amount: Counted }, { tokens, from, to }: Span) =>
      tokens
        .slice(from, to)
        .some(({ lower }, at, said) => COUNTED.test(lower) && said[at + 1]?.lower === 'in')
        ? undefined
        : one({ kind: 'expectNumber', target, ...amount }),
    cost: -0.1,
  },
  {
    pattern: '(the)? number in {thing} {predicate}',
    means: ({ thing, predicate }: { thing: Target; predicate: SaidPredicate }) =>
      predicate.of[0]?.kind === 'expectChange' ? sayOf([thing], predicate) : undefined,
    cost: -0.15,
  },
];
