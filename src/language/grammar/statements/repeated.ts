/** How often something is listed, how many of them are so, and what is said of every or only one of them. */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Expectation, Position, Target } from '../../../meaning/meaning.js';
import { FINITE } from '../../lexicon/words.js';
import { type ExpectationRule } from '../expectations.js';
import { place, type Where } from '../things/place.js';
import { endsList, goesOn, isOfMore } from '../neighbours.js';
import { one, visible, type Aux, type Be, type Counted } from './sayOf.js';

type Repeated = { name: string; times: number };

const MARKED =
  '(marked|marked_as|shown_as|labelled|labelled_as|labeled|labeled_as|tagged|tagged_as|flagged|flagged_as|listed_as|called|named)';

const listed = (name: string, count: number, within?: Target): Action[] =>
  one({
    kind: 'expectCount',
    things: { name, role: 'item', ...(within && { within }) },
    comparison: 'exactly',
    count,
  }) ?? [];

interface Nth {
  ordinal: number | 'last';
  text: string;
  amount?: string;
  recency?: string;
  noun?: string;
}

const nthHas = (ordinal: number | 'last', text: string, within?: Target | ''): Action => ({
  ...{ kind: 'expectContent', target: { role: 'item', ordinal, ...(within && { within }) } },
  ...{ relation: 'contains', text, negated: false },
});

export const REPEATED: readonly ExpectationRule[] = [
  // "Pharmacy is listed twice"
  {
    pattern:
      '{repeatedName:name} {be} (now|still|again)? (listed|shown|displayed|in_the_list|there) {howOften:times} (in_total|altogether|in_all)? {where}?',
    means: ({ be, name, times, where }: Be & Repeated & { where?: Where }, span: Span) =>
      be.negated ||
      endsList(span) ||
      isOfMore(span) ||
      Object.keys(where ?? {}).some((key) => key !== 'within')
        ? undefined
        : listed(name, times, where?.within),
    cost: -0.3,
  },
  {
    pattern:
      '{thing:list} {aux} (now|still)? (contains|contain|shows|show|lists|list|has|have) {repeatedName:name} {howOften:times}',
    means: ({ list, aux, name, times }: Aux & Repeated & { list: Target }) =>
      aux.negated || !LISTS.has(list.role ?? '') ? undefined : listed(name, times, list),
    cost: -0.4,
  },
  {
    pattern:
      '((the)? {nounOfOne:noun})? {repeatedName:name} {aux} (appears|appear|shows_up|comes_up|occurs) {howOften:times} (in_total|altogether|in_all)? {where}?',
    means: ({ aux, name, times, where }: Aux & Repeated & { where?: Where }, span: Span) =>
      aux.negated || endsList(span) ? undefined : placedTimes(name, times, where),
    cost: -0.3,
  },
  // "The comment "Nice" by Ada is shown"
  {
    pattern:
      '(the|a) {plainWord} {quotedName:text} by ({quotedName:name} | {properSpan:name}) {be} (now)? (shown|displayed|visible|listed|there)',
    means: ({ be, text, name }: Be & { text: string; name: string }) =>
      be.negated ? undefined : one({ kind: 'expectTogether', words: [text, name] }),
    cost: -0.3,
  },
  // "Emma comes first, then Ben, then Carla"
  {
    pattern:
      '{written:first} (comes|is|stands|goes) first (,|and|,_and)? (then|followed_by|and_then) {written:second} ((,|and|,_and)? (then|and_then) {written:third})?',
    means: ({ first, second, third }: { first: string; second: string; third?: string }) =>
      [first, second, ...(third === undefined ? [] : [third])].map((text, index) => nthHas(index + 1, text)),
    cost: -0.6,
  },
  // "Bakery is the first of the payments, with −€6.40"
  {
    pattern:
      '{written:text} {be} (now)? the {ordinal} of (the|all|these) ({recency} {nounOfMany:noun} | {nounOfMany}) ((,)? with ({amountValue:amount} | {quotedName:amount}))?',
    means: ({ be, ordinal, text, amount, recency, noun }: Be & Nth) =>
      be.negated || be.lasting === true
        ? undefined
        : [text, ...(amount === undefined ? [] : [amount])].map((said) =>
            // "Recent payments" is the title of a part of the page.
            nthHas(ordinal, said, noun && { name: `${recency} ${noun}` }),
          ),
    cost: -0.6,
  },
  // "The name at the top left is Elm Street": what stands there.
  {
    pattern:
      '(the)? (name|text|title|word|words|number|label) {position} ((of|in) the (page|screen|header|window))? (is|reads|says|shows|becomes) (now)? {text}',
    means: ({ position: at, text: name }: { position: Position; text: string }) => one(visible({ name, at })),
    cost: -0.2,
  },
  // "No transfer is marked "Paused""
  {
    pattern: `no {nounOfOne} {be} (now|still)? ${MARKED} {quotedName:name} (any_more|anymore|any_longer)?`,
    means: ({ be, name }: Be & { name: string }) => (be.negated ? undefined : one(visible({ name }, true))),
    cost: -0.2,
  },
  // "No discount is shown": a word of nobody's is only known to be gone where it was seen.
  {
    pattern:
      'no {nounOfOne:name} {be} (now)? (shown|displayed|visible|there|listed) (any_more|anymore|any_longer|anywhere)?',
    means: ({ be, name }: Be & { name: string }) =>
      be.negated ? undefined : one({ ...visible({ name }, true), gone: true } as Expectation),
    cost: -0.1,
  },
  // "Three of them are marked OVERDUE": the rows that say so.
  {
    pattern: `{amount} of (them|these|the_rows) {be} ${MARKED} {repeatedName:name}`,
    means: ({ be, amount, name }: Be & { amount: Counted; name: string }, span: Span) =>
      be.negated || goesOn(span)
        ? undefined
        : one({ kind: 'expectCount', things: { name, role: 'row' }, ...amount }),
    cost: -0.3,
  },
  {
    pattern: `none of (them|these|the_rows) {be} ${MARKED} {repeatedName:name}`,
    means: ({ be, name }: Be & { name: string }) => (be.negated ? undefined : one(visible({ name }, true))),
    cost: -0.3,
  },
  // "The number of books out on loan is 9": as the page words it.
  {
    pattern:
      '(the)? number of {ownLabel:name} {where}? {be} (now|still|back_at|back_to)? {amount} (again|now)?',
    means: ({ be, name, where, amount }: Be & { name: string; where?: Where; amount: Counted }) => {
      const target = place({ name }, where ?? {});
      return be.negated ||
        target === undefined ||
        /^(?:rows|items|entries|results|records|lines|columns) /.test(name)
        ? undefined
        : one({ kind: 'expectNumber', target, ...amount });
    },
    cost: 0.1,
  },
  // "Every row in the table is an appointment with Dr. Raman"
  {
    pattern:
      '(every|each) {kind} {where}? (is|was) (an|a|one) {noun} (with|by|from|for|of|about) ({quotedName:text} | {properSpan:text})',
    means: ({ kind, where, text }: { kind: KindSaid; where?: Where; text: string }, span: Span) => {
      const target =
        /^(?:row|item|option)$/.test(kind.kind) && place({ role: kind.kind, each: 'each' }, where ?? {});
      return target && !goesOn(span)
        ? [{ kind: 'expectContent', target, relation: 'shows', text, negated: false }]
        : undefined;
    },
    cost: -0.2,
  },
  // "Only the message "Pick a date" is left"
  {
    pattern:
      '(only|just) (the)? {noteKind} {quotedName:text} {be} (now|still)? (left|shown|displayed|visible|there)',
    means: ({ noteKind: role, text, be }: Be & { noteKind: 'message' | 'alert'; text: string }) =>
      be.negated
        ? undefined
        : [
            visible({ name: text }),
            {
              ...{ kind: 'expectContent', target: { role, each: 'each' }, relation: 'shows' },
              ...{ text, negated: false },
            },
          ],
    cost: -0.2,
  },
];

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'list box', 'menu', 'feed', 'section', 'tree']);

/** Where no list is told, it may stand elsewhere, too. */
const placedTimes = (name: string, times: number, where: Where = {}): Action[] | undefined => {
  const things = LISTS.has(where.within?.role ?? '') ? place({ name, role: 'item' }, where) : undefined;
  return things && one({ kind: 'expectCount', things, comparison: 'exactly', count: times });
};

export const REPEATED_READERS: Readonly<Record<string, Reader>> = {
  /** "Books out on loan": things, and what is said of them in two to four words. */
  ownLabel: ({ tokens }, at) => {
    const words = tokens.slice(at).findIndex(({ type, text }) => type !== 'word' || !/^\p{Ll}/u.test(text));
    const most = Math.min(words === -1 ? tokens.length - at : words, 5);
    if (!/[^su]s$/.test(tokens[at]?.lower ?? '')) return [];
    return Array.from({ length: Math.max(most - 2, 0) }, (_, index) => at + 3 + index)
      .filter((end) => !tokens.slice(at, end).some(({ lower }) => FINITE.has(lower)))
      .map((end) => ({ end, cost: 0.1, value: textOf(tokens, at, end) }));
  },
  noteKind: (chart, at) =>
    chart
      .read('kind', at)
      .map((node) => ({ ...node, value: (node.value as KindSaid).kind }))
      .filter(({ value }) => value === 'message' || value === 'alert'),
  repeatedName: compileRules([{ pattern: '{quotedName}' }, { pattern: '{properSpan}', cost: 0.1 }]),
  recency: compileRules(
    ['recent', 'latest', 'open', 'upcoming'].map((word) => ({ pattern: word, means: () => word })),
  ),
  howOften: compileRules([
    { pattern: '(exactly|only|just)? (twice|two_times)', means: () => 2 },
    { pattern: '(exactly|only|just) once', means: () => 1 },
    { pattern: '(exactly|only|just)? (three_times|thrice)', means: () => 3 },
    { pattern: '(exactly|only|just)? {count} times', means: ({ count }: { count: number }) => count },
  ]),
};
