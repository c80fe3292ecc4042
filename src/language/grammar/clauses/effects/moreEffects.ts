/** What an action does to what is there: it changes a value, empties a field, enables a button, narrows a list down. */
import type { Action, State, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import { goesOn } from '../../neighbours.js';
import { onlyLeft } from '../../statements/ofLists.js';
import { place, type SaidTarget, type Where } from '../../things/place.js';

const NARROWS = '(shortens|narrows|reduces|limits|filters|cuts)';

export const MORE_EFFECTS: readonly Rule[] = [
  // "Changes it to 5": what was clicked, or what was named before? "From 4 to 5" tells of what was.
  {
    pattern:
      '(changes|updates|sets|turns|switches|resets) {thing} (back)? (to|into) ({quotedName:text} | {amountValue:text})',
    means: ({ thing, text }: { thing: SaidTarget; text: string }, span: Span): Action[] | undefined =>
      isPlain(thing, span)
        ? [{ kind: 'expectContent', target: thing, relation: 'shows', text, negated: false }]
        : undefined,
    cost: -0.2,
  },
  {
    pattern: '(leaves|makes) {thing} (empty|blank)',
    means: ({ thing }: { thing: SaidTarget }, span: Span): Action[] | undefined =>
      isPlain(thing, span) ? [{ kind: 'expectEmpty', target: thing, negated: false }] : undefined,
    cost: -0.3,
  },
  // A switch that is off is enabled, too.
  ...(['enabled', 'disabled'] as const).map((state: State): Rule => ({
    pattern: state === 'enabled' ? '(enables|unlocks) {thing}' : '(disables|locks) {thing}',
    means: ({ thing }: { thing: SaidTarget }, span: Span): Action[] | undefined =>
      isPlain(thing, span) && isControl(thing, span)
        ? [{ kind: 'expectState', target: thing, state, negated: false }]
        : undefined,
    cost: -0.1,
  })),
  {
    pattern: '(unticks|unchecks|deselects) {thing}',
    means: ({ thing }: { thing: SaidTarget }, span: Span): Action[] | undefined =>
      isPlain(thing, span)
        ? [{ kind: 'expectState', target: thing, state: 'checked', negated: true }]
        : undefined,
    cost: -0.3,
  },
  // "Clicking on 20 shortens the list to 20 rows", "typing "deu" narrows the list down to Deutsch"
  {
    pattern: `${NARROWS} (the|its)? {listKind} (down)? to {amount} {counted}`,
    means: ({ counted, amount }: { counted: SaidTarget; amount: object }) => [
      { kind: 'expectCount', things: counted, ...amount } as Action,
    ],
    cost: -0.3,
  },
  {
    pattern: `${NARROWS} (the|its)? {listKind:kind} (down)? to {onlyNames}`,
    means: ({ onlyNames }: { onlyNames: string[] }) =>
      onlyNames.every((name) => /^\p{L}/u.test(name)) ? onlyLeft(onlyNames) : undefined,
  },
  // "Searching for "tea" shows 2 items", "filtering by "tea" leaves 2 rows"
  {
    pattern: `(shows|displays|lists|leaves|finds|returns|yields|gives|brings_up) {amount} {vague}? {counted} {where}?`,
    means: ({ amount, counted, where }: { amount: object; counted: Target; where?: Where }, span: Span) => {
      const things = goesOn(span) ? undefined : place(counted, where ?? {});
      return things && [{ kind: 'expectCount', things, ...amount } as Action];
    },
    cost: 0.1,
  },
  // "Searching for "tea" leaves only "Tea" in the list"
  {
    pattern: '(leaves|shows|lists|displays|keeps|finds|returns) (only|just) {onlyNames} {where}?',
    means: ({ onlyNames, where }: { onlyNames: string[]; where?: Where }, span: Span) =>
      goesOn(span) ? undefined : onlyLeft(onlyNames, where),
    cost: -0.4,
  },
  // "Sorting by "Name" puts "Ada" first"
  {
    pattern: '(puts|moves|brings|lists) {name} (first|on_top|to_the_top|at_the_top|at_the_beginning)',
    means: ({ name }: { name: string }, span: Span): Action[] | undefined =>
      goesOn(span)
        ? undefined
        : [
            {
              ...{ kind: 'expectContent', target: { role: 'item', ordinal: 1 } },
              ...{ relation: 'shows', text: name, negated: false },
            },
          ],
    cost: -0.3,
  },
  // "Ticking "Gift" adds "Ribbon" to the list", "deleting "Tea" removes "Tea" from the list"
  ...(
    ['(adds|moves|puts) {thing} (to|into|in)', '(removes|deletes|takes) {thing} (from|out_of|off)'] as const
  ).map((pattern, index): Rule => ({
    pattern: `${pattern} {thing:around}`,
    means: ({ thing, around }: { thing: SaidTarget; around: Target }, span: Span) =>
      isPlain(thing, span)
        ? [{ kind: 'expectVisible', target: { ...thing, within: around }, negated: index === 1 } as Action]
        : undefined,
    cost: 0.3,
  })),
  {
    pattern: '(keeps|leaves) {quotedThing:thing} {where}?',
    means: ({ thing, where }: { thing: Target; where?: Where }, span: Span): Action[] | undefined => {
      const target = goesOn(span) ? undefined : place(thing, where ?? {});
      return target && [{ kind: 'expectVisible', target, negated: false }];
    },
    cost: -0.2,
  },
  // "Clicking "Name" sorts the list by name"
  {
    pattern: '(sorts|orders) {thing} by (the|their|its)? {name:by} (column)? (in)? {order}?',
    means: ({ thing, by, order = 'ascending' }: Sorted, span: Span): Action[] | undefined =>
      isPlain(thing, span) ? [{ kind: 'expectSorted', target: thing, by, order, negated: false }] : undefined,
    cost: -0.2,
  },
];

interface Sorted {
  thing: SaidTarget;
  by: string;
  order?: 'ascending' | 'descending';
}

/** It is named here, alone, and as it is now. */
const isPlain = ({ ref }: SaidTarget, span: Span): boolean =>
  ref === undefined &&
  !goesOn(span) &&
  !span.tokens
    .slice(span.from, span.to)
    .some(({ lower }) => /^(?:from|all|every|each|both|url)$/.test(lower));

const isControl = ({ role, name = '' }: SaidTarget, { tokens, from, to }: Span): boolean =>
  role === undefined
    ? tokens.slice(from, to).some(({ type, text }) => type === 'quoted' && text === name)
    : /^(?:button|link|field|drop-down|option|menu item)$/.test(role);
