/** Amounts, numbers and dates that are said of things: "is at 112%", "has €22.01 left", "has a red 1". */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Beside, Expectation, Target } from '../../../meaning/meaning.js';
import { isOneOfMany } from '../neighbours.js';
import { plural, singular } from '../../../meaning/kinds.js';
import { visible } from '../statements/sayOf.js';
import { type ExpectationRule } from '../expectations.js';
import { lasting, said, SUBJECT, type Aux, type Be } from './said.js';

const coloured = (target: Target, colour: string): Expectation => ({
  ...{ kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false },
});

/** Said of what stands before. */
export const AMOUNTS: readonly ExpectationRule[] = [
  {
    pattern: '{be} (still|again|now)? (at|down_to|up_to|back_to|back_at|down_at|up_at) {money:text}',
    // Of a bar it is the number that counts.
    means: ({ be, text }: Be & { text: string }, { tokens, from }: Span) =>
      GAUGES.test(tokens[from - 1]?.lower ?? '')
        ? undefined
        : said({
            ...{ kind: 'expectContent', target: SUBJECT, relation: 'shows', text },
            ...{ negated: be.negated, ...lasting(be) },
          }),
    cost: -0.8,
  },
  // What is left is more than the amount: it is over or under.
  {
    pattern: '{aux} (has|have) (still|now)? {money} {leftWord}',
    means: ({ aux, money, leftWord }: Aux & { money: string; leftWord: string }) =>
      aux.negated
        ? undefined
        : said({
            ...{ kind: 'expectContent', target: SUBJECT, relation: 'shows' },
            ...{ text: `${money} ${leftWord}`, negated: false },
          }),
    cost: -0.3,
  },
  // "Shows a subtotal of £59.00, shipping of £5.00 and a total of £64.00": each stands by its label.
  {
    pattern: '{aux} (has|have|shows|show|displays|display|lists|list|contains|states) {labelledAmounts}',
    means: ({ aux, labelledAmounts }: Aux & { labelledAmounts: LabelledAmount[] }) =>
      // "Shows no total of £5 and a discount of £1": which of them not?
      aux.negated && labelledAmounts.length > 1
        ? undefined
        : said(
            ...labelledAmounts.map(({ name, money: text }): Expectation => ({
              ...{ kind: 'expectContent', target: { name, within: SUBJECT }, relation: 'shows', text },
              ...{ negated: aux.negated, ...lasting(aux) },
            })),
          ),
    cost: -0.4,
  },
  {
    pattern:
      '{aux} (has|have|shows|show|carries|bears|gets|wears|displays) (now|still|again)? a {colour} {digits}',
    means: ({ aux, colour, digits: name }: Aux & { colour: string; digits: string }) => {
      const target = { name, within: SUBJECT };
      return aux.negated
        ? undefined
        : said({ kind: 'expectVisible', target, negated: false }, coloured(target, colour));
    },
    cost: -0.3,
  },
];

interface LabelledAmount {
  name: string;
  money: string;
}

const GAUGES = /^(?:bar|slider|meter|gauge|indicator|progress)$/;

export const OF_AMOUNTS: readonly ExpectationRule[] = [
  // "Shipping is free": the word stands by the label.
  {
    pattern: '(the)? {amountLabel:name} {be} (now|again|still)? free',
    means: ({ name, be: { negated } }: Be & { name: string }) => [
      { kind: 'expectContent', target: { name }, relation: 'is', text: 'free', negated },
    ],
    cost: -0.4,
  },
  {
    pattern:
      '(the)? (small|little|big|round|bold)? {colour} (number|figure|digit|count|counter) (in|on|of|at|by) {thing} {aux} (is|says|shows|reads|becomes|equals) (now|still|again|back_at)? {digits}',
    means: ({ colour, thing, aux, digits }: Aux & { colour: string; thing: Target; digits: string }) =>
      aux.negated
        ? undefined
        : [
            { kind: 'expectNumber', target: thing, comparison: 'exactly', count: Number(digits) },
            coloured({ name: digits, within: thing }, colour),
          ],
    cost: -0.3,
  },
  // "The number next to the bell is 2".
  {
    pattern:
      '(the)? (number|count|counter|figure|percentage|value|amount|word|text|label|status|price|sum|total) ({beside} | by) {thing} {aux} (is|becomes|equals|shows|be|at|reads|drops_to|goes_to|falls_to|rises_to|says) (now)? {text}',
    means: ({
      beside = 'next to',
      thing,
      text,
      aux,
    }: Aux & { beside?: Beside; thing: Target; text: string }) => [
      visible({ name: text, beside: { relation: beside, thing } }, aux.negated),
    ],
    cost: -0.2,
  },
  // "The card expires on 12/05/2026": so the page calls it.
  {
    pattern: '(the|this|her|his|their|my|its)? {noun} (now)? {datedVerb} (now)? (on|at)? {dated}',
    means: ({ noun, datedVerb, dated: text }: { noun: string; datedVerb: string; dated: string }) => [
      {
        ...{ kind: 'expectContent', target: { name: `${noun} ${datedVerb}` }, relation: 'shows' },
        ...{ text, negated: false },
      },
    ],
    cost: -0.3,
  },
];

export const AMOUNT_READERS: Readonly<Record<string, Reader>> = {
  /** "I see "3" items". */
  quotedCount: ({ tokens }, at) =>
    tokens[at]?.type === 'quoted' && /^\d{1,4}$/.test(tokens[at].text)
      ? [{ end: at + 1, cost: 0.1, value: { comparison: 'exactly', count: Number(tokens[at].text) } }]
      : [],
  /** What a row or a card tells of what it is about. */
  detailNoun: compileRules([
    {
      pattern:
        'status|state|reason|category|type|priority|role|plan|grade|level|tag|mark|note|title|department|country|city|owner|assignee|due_date|date',
      means: (_: object, { tokens, from, to }: Span) => textOf(tokens, from, to),
    },
  ]),
  facets: compileRules(
    ['statuses', 'categories', 'priorities', 'types', 'roles', 'tags', 'levels'].map((many) => ({
      pattern: many,
      means: () => singular(many),
    })),
  ),
  detailText: (chart, at) => [
    ...chart.read('shownName', at),
    ...chart.read('dated', at).filter(({ cost }) => cost < 0.5),
    ...chart.read('amountValue', at),
  ],
  amountLabel: compileRules(
    [
      ...[
        'total',
        'grand total',
        'subtotal',
        'sub-total',
        'sum',
        'balance',
        'discount',
        'deposit',
        'fee',
        'tax',
        'VAT',
      ],
      ...['shipping', 'delivery', 'postage', 'shipping costs', 'delivery fee', 'service fee', 'tip'],
    ].map((label) => ({ pattern: label.toLowerCase().replaceAll(' ', '_'), means: () => label })),
  ),
  labelledAmount: compileRules([
    {
      pattern: '(a|an|the)? {amountLabel:name} of {money}',
      means: ({ name, money }: LabelledAmount): LabelledAmount => ({ name, money }),
    },
  ]),
  labelledAmounts: compileRules([
    {
      pattern: '{labelledAmount:one} ((,|and|,_and) {labelledAmounts:more})?',
      means: ({ one, more = [] }: { one: LabelledAmount; more?: LabelledAmount[] }) => [one, ...more],
    },
  ]),
  nounOfMaybeMany: (chart, at) =>
    isOneOfMany(chart.tokens, at)
      ? chart.read('nounOfOne', at).map((node) => ({ ...node, value: plural(node.value as string) }))
      : chart.read('nounOfMany', at),
  leftWord: compileRules(
    ['left', 'remaining', 'over', 'available', 'to spend'].map((words) => ({
      pattern: words.replace(' ', '_'),
      means: () => words,
    })),
  ),
  datedVerb: compileRules(
    ['expires', 'expired', 'ends', 'starts', 'begins', 'closes'].map((word) => ({
      pattern: word,
      means: () => word,
    })),
  ),
};
