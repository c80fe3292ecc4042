/** What a page is headed and says, and what one page of several has on it. */
import type { Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { goesOn } from '../neighbours.js';
import { place, type Where } from '../things/place.js';
import { isPlain, visible, type Aux, type Be } from './sayOf.js';

const LIST: Target = { role: 'list' };

const MESSAGE = '(box|message|text|bar|banner|notice|toast|note|line|alert|hint|error|error_message|warning)';
const COMES = '(appears|appear|comes_up|pops_up|shows_up|is_shown|is_displayed)';
const SAYING = '(with|saying|and_says|that_says) (the (text|message|words))?';

interface Coloured {
  colour: string;
  name: string;
}

/** "A green message "Saved"": it is there, and looks so. */
export const coloured = ({ colour, name }: Coloured, target: Target = { name }): Expectation[] => [
  visible(target),
  { kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false },
];

export const OF_PAGES: readonly ExpectationRule[] = [
  {
    pattern: '(the|this)? (page|screen) {be} (now)? headed (with)? {quotedName:name}',
    means: ({ be, name }: Be & { name: string }, span: Span) =>
      goesOn(span) ? undefined : [visible({ name, role: 'heading' }, be.negated)],
    cost: -0.3,
  },
  // "The page is headed Orders and says 14 orders"
  {
    pattern:
      '(the|this)? (page|screen) {be} (headed|titled|entitled) {shownName:name} (and|,_and|,) (it)? (now|also)? (says|reads) {texts}',
    means: ({ be, name, texts }: Be & { name: string; texts: string[] }) =>
      be.negated
        ? undefined
        : [visible({ name, role: 'heading' }), ...texts.map((text) => visible({ name: text }))],
    cost: -0.4,
  },
  // "The "Shop" login page is displayed": that it is the shop's is seen on it.
  {
    pattern:
      '(the)? {quotedName:name} {plainWord:page} (page|screen) {be} (now|still)? (visible|displayed|shown|open|opened)',
    means: ({ be, name, page }: Be & { name: string; page: string }) =>
      isPlain(be) ? [{ kind: 'expectPage', name: page, negated: false }, visible({ name })] : undefined,
    cost: -0.4,
  },
  // "The page Compost now shows "Turn it""
  {
    pattern:
      '(the)? ((page|screen) {written:page} | {written:page} (page|screen)) {aux} (now|also|still|again)? (shows|displays|says|contains) (the (text|message|line|words))? {quotedName:name}',
    means: ({ aux, page, name }: Aux & { page: string; name: string }, span: Span) =>
      !aux.negated && aux.lasting !== true && !goesOn(span) && !/^(?:URL|URI|HTML|title|source)$/i.test(page)
        ? [{ kind: 'expectPage', name: page, negated: false }, visible({ name })]
        : undefined,
    cost: -0.7,
  },
  // "Page 3 of 3 has just one book on it, Emma": nothing else is listed.
  {
    pattern:
      '{pageOf} {aux} (has|shows|lists|contains|holds) (just|only|exactly)? one {nounOfOne} (left)? (on_it|in_it)? (,|:) {shownName:name}',
    means: ({ pageOf, aux, name }: Aux & { pageOf: Target; name: string }) =>
      aux.negated ? undefined : [visible(pageOf), ...onlyItem(name)],
    cost: -0.4,
  },
  // "I can see "Rent May" with −€950.00"
  {
    pattern: '{actor} {aux} (see|sees|find|finds) {shownName:name} with {money}',
    means: ({ aux, name, money }: Aux & { name: string; money: string }) =>
      aux.negated ? undefined : [visible({ name }), withText(name, money)],
    cost: -0.3,
  },
  // "Hughes, Martin with £11.50 is now in the first row"
  {
    pattern: '({quotedName:name} | {properSpan:name}) with {money} {be} (now|still|again)? (in|at) {thing}',
    means: ({ be, name, money, thing: within }: Be & { name: string; money: string; thing: Target }) =>
      be.negated ? undefined : [name, money].map((text) => visible({ name: text, within })),
    cost: -0.4,
  },
  // "Emma has "0 / 1" under In / copies"
  {
    pattern:
      '({quotedName:name} | {properSpan:name}) {aux} (has|shows|reads) {quotedName:text} (under|in_the_column|in_column) {columnTitle:column}',
    means: ({ aux, name, text, column }: Aux & { name: string; text: string; column: string }): Action[] => [
      {
        ...{ kind: 'expectContent', target: { name: column, role: 'cell', within: { name, role: 'row' } } },
        ...{ relation: 'shows', text, negated: aux.negated },
      },
    ],
    cost: -0.4,
  },
  // "There is a green message "Saved""
  {
    pattern: `(there (now|still)? {be} | {actor} {aux} (see|sees|get|gets)) (a|the) {colour} ${MESSAGE} (with|saying|that_says)? (the (text|message|words))? {quotedName:name}`,
    means: ({ be, aux, ...said }: Partial<Be & Aux> & Coloured) =>
      (be ?? aux)?.negated === true ? undefined : coloured(said),
    cost: -0.6,
  },
  // "A red box appears with the text "No.""
  {
    pattern: `(a|the) {colour} {kind} {be} (now)? (shown|displayed|visible|there)`,
    means: (
      { be, colour, kind: { kind: role, isPlural } }: Be & { colour: string; kind: KindSaid },
      span: Span,
    ) =>
      be.negated || isPlural || goesOn(span) || !/^(?:message|alert|banner)$/.test(role)
        ? undefined
        : [...coloured({ colour, name: '' }, { role })],
    cost: -0.4,
  },
  {
    pattern: `(a|the) {colour} ${MESSAGE} ({aux} ${COMES} ${SAYING} {quotedName:name} | ${SAYING} {quotedName:name} {aux} ${COMES})`,
    means: ({ aux, ...said }: Aux & Coloured) => (aux.negated ? undefined : coloured(said)),
    cost: -0.6,
  },
  // "Expected: green message "Saved""
  {
    pattern: `{isCheck} (a|the)? {colour} (${MESSAGE.slice(1, -1)}|strip|label|badge) (${SAYING} | :)? {quotedName:name}`,
    means: (said: Coloured, span: Span) =>
      goesOn(span) || span.to < span.tokens.length ? undefined : coloured(said),
    cost: -0.5,
  },
  // "The red message "No" is displayed"
  {
    pattern: `(a|the|this) {colour} ${MESSAGE} (${SAYING})? {quotedName:name} ({be} (now|still)? (shown|displayed|visible|there|seen) | {aux} ${COMES}) (again)? {where}?`,
    means: ({ be, aux, where, ...said }: Partial<Be & Aux> & Coloured & { where?: Where }, span: Span) => {
      const target = place({ name: said.name }, where ?? {});
      return (be ?? aux)?.negated === true || (be ?? aux)?.lasting === true || goesOn(span)
        ? undefined
        : target && coloured(said, target);
    },
    cost: -0.6,
  },
  {
    pattern:
      'there (now|still)? {be} (now|still)? (just|only|exactly) one {nounOfOne} (left|listed|shown|in_the_list|on_the_page|found)? (,|:) {shownName:name}',
    means: ({ be, name }: Be & { name: string }) => (be.negated ? undefined : onlyItem(name)),
    cost: -0.4,
  },
  // "A single result, "Emma", is left"
  {
    pattern:
      '(only|just)? (a_single|one|exactly_one) ({kind} | {nounOfOne}) (,|:) {quotedName:name} (,)? ({be} (now|still)? (left|shown|listed|displayed|found) | {aux} (remains|remain))',
    means: ({ be, aux, kind, name }: Partial<Be & Aux> & { kind?: KindSaid; name: string }) =>
      (be ?? aux)?.negated === true || !isItem(kind) ? undefined : onlyItem(name),
    cost: -0.4,
  },
  // "The only result is "Emma"", "the list contains only the book "Emma"".
  {
    pattern:
      '(the|its) only {kind} (left|listed|shown|found|in_the_list|on_the_page)? {be} (now|still)? {quotedName:name}',
    means: ({ be, kind, name }: Be & { kind: KindSaid; name: string }, span: Span) =>
      !be.negated && isOneItem(kind, span) ? onlyItem(name) : undefined,
    cost: -0.2,
  },
  // "The list contains only "Ada"", "only the chat "Ada" is left in the list"
  {
    pattern:
      '{thing} {aux} (now|still)? (contains|contain|lists|list|has|holds|shows|show) (only|just|exactly) {quotedName:name}',
    means: ({ aux, thing, name }: Aux & { thing: Target; name: string }, span: Span) =>
      aux.negated || thing.role !== 'list' || thing.each !== undefined || goesOn(span)
        ? undefined
        : onlyItem(name, thing),
    cost: -0.3,
  },
  {
    pattern:
      '(only|just) (the)? ({kind} | {nounOfOne}) (with|of|called|named|from|by|for)? {quotedName:name} {be} (now|still)? (left|shown|listed|displayed) (in {thing})?',
    means: ({ be, kind, name, thing }: Be & { kind?: KindSaid; name: string; thing?: Target }) =>
      be.negated || !isItem(kind) || (thing !== undefined && thing.role !== 'list')
        ? undefined
        : onlyItem(name, thing),
    cost: -0.3,
  },
  // Of another noun nobody knows that they are those of the list.
  {
    pattern: '(the|its) only {nounOfOne} (listed|in_the_list) {be} (now|still)? {quotedName:name}',
    means: ({ be, name }: Be & { name: string }, span: Span) =>
      be.negated || goesOn(span) ? undefined : onlyItem(name),
    cost: -0.2,
  },
  {
    pattern:
      '{thing} {aux} (now|still)? (contains|contain|shows|show|lists|list|has|have|holds) (only|just|exactly) (the|one|a|an) ({kind} | {nounOfOne}) (called|named)? {quotedName:name}',
    means: ({ aux, thing, kind, name }: Aux & { thing: Target; kind?: KindSaid; name: string }, span: Span) =>
      !aux.negated && thing.role === 'list' && isOneItem(kind, span) ? onlyItem(name, thing) : undefined,
    cost: -0.2,
  },
];

/** A message is no item of a list. */
const isItem = (kind: KindSaid | undefined): boolean =>
  kind === undefined || (!kind.isPlural && /^(?:item|section|article|option)$/.test(kind.kind));

/** "The only results are "A" and "B"" are two. */
const isOneItem = (kind: KindSaid | undefined, span: Span): boolean =>
  (kind === undefined || (kind.kind === 'item' && !kind.isPlural)) && !goesOn(span);

/** What stands with it, in its row or beside it. */
const withText = (name: string, text: string): Action => ({
  ...{ kind: 'expectContent', target: { name }, relation: 'shows', text, negated: false },
});

const onlyItem = (text: string, within: Target = LIST): Action[] => [
  { kind: 'expectCount', things: { role: 'item', within }, comparison: 'exactly', count: 1 },
  {
    kind: 'expectContent',
    target: { role: 'item', ordinal: 1, within },
    relation: 'shows',
    text,
    negated: false,
  },
];
