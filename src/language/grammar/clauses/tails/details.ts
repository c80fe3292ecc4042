/** What each of those that were just seen or counted has: ", both called Freshmart", ", each with a red Urgent tag". */
import { compileRules, type Reader, type Rule } from '../../../chart.js';
import { isExpectation, type Action, type Expectation, type Target } from '../../../../meaning/meaning.js';
import type { Tail } from '../tails.js';

interface Detail {
  text: string;
  column?: string;
  colour?: string;
}

export const DETAILS: readonly Rule[] = [
  // ""Milk" is listed with the tags "red" and "fresh""
  {
    pattern: '(,)? with (the|its|their) ({nounOfMany} | tags | labels | badges) {quotedNames:names}',
    means: ({ names }: { names: string[] }): Tail => allOf(names),
    cost: -0.35,
  },
  // "The dialog stays open with the cursor in the title field"
  {
    pattern: '(,)? with the (cursor|focus|keyboard_focus) (already|still|placed|set)? (in|on|at) {thing}',
    means:
      ({ thing: target }: { thing: Target }): Tail =>
      (actions) =>
        actions.every(isExpectation)
          ? [...actions, { kind: 'expectState', target, state: 'focused', negated: false }]
          : undefined,
    cost: -0.4,
  },
  // ""a.pdf" and "b.pdf" are listed with a bin icon each"
  {
    pattern: '(,)? with (a|an|its|their) (own)? {thing} each',
    means: ({ thing }: { thing: Target }): Tail => besideEach(thing),
    cost: -0.4,
  },
  {
    pattern: '(,)? {eachOf:count} {detail}',
    means: ({ count, detail }: { count: number; detail: Detail }): Tail => withDetail(detail, count),
    cost: -0.4,
  },
  // "Three tickets are listed and each of them has the status "Open""
  {
    pattern:
      '(,|and|,_and) {eachOf:count} (has|have|shows|show|displays|contains|contain|are|is|belongs_to|belong_to) (the|a|an)? {detailNoun}? {quotedName:text}',
    means: ({ count, text }: { count: number; text: string }): Tail => withDetail({ text }, count),
    cost: -0.4,
  },
  // "F-33 and F-35 are listed, with the state "waived"": each of them.
  {
    pattern: ', with {rowDetail:one} ((and|,_and) {rowDetail:more})?',
    means:
      ({ one, more }: { one: Detail; more?: Detail }): Tail =>
      (actions) => {
        const once = withDetail(one, 0)(actions);
        const twice = more && withDetail(more, 0)(actions);
        return more === undefined ? once : once && twice && [...once, ...twice.slice(actions.length)];
      },
    cost: -0.35,
  },
];

/** Each of several has a row of its own. */
const allOf =
  (names: readonly string[]): Tail =>
  (actions) => {
    const each = names.map((text) => withDetail({ text }, 0)(actions)?.slice(actions.length));
    return each.includes(undefined) ? undefined : [...actions, ...each.flatMap((more) => more ?? [])];
  };

export const DETAIL_READERS: Readonly<Record<string, Reader>> = {
  /** How many there must be, as the word says; none where it doesn't. */
  eachOf: compileRules([
    { pattern: 'both (of_them|of_which)?', means: () => 2 },
    { pattern: '(each|all) (of_them|of_which)?', means: () => 0 },
  ]),
  rowDetail: compileRules([
    {
      pattern: '(the|a|an) ({detailNoun} | name | amount | quantity | value | label) (of)? {detailText:text}',
      means: ({ text }: Detail) => ({ text }),
    },
    // "A total of £171.00" stands in the column that is called so.
    {
      pattern: '{labelledAmount}',
      means: ({
        labelledAmount: { name, money },
      }: {
        labelledAmount: { name: string; money: string };
      }): Detail => ({
        text: money,
        column: name,
      }),
    },
  ]),
  detail: compileRules([
    { pattern: '{properWord:text}', means: ({ text }: { text: string }) => ({ text }) },
    {
      pattern: '(called|named|titled|labelled|saying|from|by) {detailText:text}',
      means: (said: Detail) => said,
    },
    { pattern: 'with (the|a|an) {detailNoun} {detailText:text}', means: ({ text }: Detail) => ({ text }) },
    {
      pattern:
        '(with|marked_with|marked_by) (a|an|the) {colour}? {detailText:text} (tag|badge|label|mark|chip|marker|sign)',
      means: ({ text, colour }: Detail) => ({ text, ...(colour !== undefined && { colour }) }),
    },
  ]),
};

/** The names that were listed last, or each of what was counted. */
function withDetail({ text, column: name, colour }: Detail, count: number): Tail {
  return (actions) => {
    const targets = listed(actions);
    if (targets.length === 0 || (count > 0 && countOf(actions, targets) !== count)) return undefined;
    return [
      ...actions,
      ...targets.flatMap((target): Expectation[] => [
        {
          kind: 'expectContent',
          target: name === undefined ? target : { name, role: 'cell', within: target },
          ...{ relation: 'shows', text, negated: false },
        },
        ...(colour === undefined ? [] : [inColour({ name: text, within: target }, colour)]),
      ]),
    ];
  };
}

/** Of what was only counted it isn't said where each of them is. */
function besideEach(thing: Target): Tail {
  return (actions) => {
    const from = actions.findLastIndex((action) => !isSeen(action)) + 1;
    const seen = actions.slice(from).flatMap((action) => (action.kind === 'expectVisible' ? [action] : []));
    return seen.length < 2 || thing.beside
      ? undefined
      : [
          ...actions,
          ...seen.map(({ target }): Expectation => {
            const beside = { relation: 'next to' as const, thing: target };
            return { kind: 'expectVisible', target: { ...thing, beside }, negated: false };
          }),
        ];
  };
}

const inColour = (target: Target, colour: string): Expectation => ({
  ...{ kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false },
});

/** A name alone may stand anywhere: what is said of it stands in its row. */
function listed(actions: readonly Action[]): Target[] {
  const last = actions.at(-1);
  if (last?.kind === 'expectCount') return counted(last);
  if (last?.kind === 'expectContent' && !last.negated)
    return last.target.role === undefined ? [] : [last.target];
  const from = actions.findLastIndex((action) => !isSeen(action)) + 1;
  return actions
    .slice(from)
    .flatMap((action) => (action.kind === 'expectVisible' ? [asRow(action.target)] : []));
}

const isSeen = (action: Action): boolean =>
  action.kind === 'expectVisible' && !action.negated && action.target.name !== undefined;

/** What is seen in the first row is said of that row. */
const asRow = (target: Target): Target =>
  target.within?.role === 'row'
    ? target.within
    : target.role === undefined
      ? { ...target, role: 'row' }
      : target;

function counted({ things, comparison, count }: Extract<Action, { kind: 'expectCount' }>): Target[] {
  if (comparison !== 'exactly' || count < 1) return [];
  const { name, role, ...where } = things;
  const isOwnWord = role === 'thing' && name !== undefined;
  const one: Target = isOwnWord ? { role: 'item', within: { role: 'list' }, ...where } : things;
  return count === 1 ? [{ ...one, ordinal: 1 }] : [{ ...one, each: 'each' }];
}

const countOf = (actions: readonly Action[], targets: readonly Target[]): number => {
  const last = actions.at(-1);
  return last?.kind === 'expectCount' ? last.count : targets.length;
};
