/** What the keyboard reaches, and in which order: "Focus order: first Today, then Later", "reachable with F6". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import { compileRules, type Reader, type Rule } from '../../../chart.js';
import { place } from '../../things/place.js';

const focused = (target: Target) =>
  ({ kind: 'expectState', target, state: 'focused', negated: false }) as const;

/** Tab may have to be pressed a few times; other keys lead there at once. */
const reach = (key: string, target: Target): Action[] =>
  key === 'Tab'
    ? [{ kind: 'until', do: { kind: 'press', key }, until: focused(target) }]
    : [{ kind: 'press', key }, focused(target)];

export const REACHED: readonly Rule[] = [
  {
    pattern:
      '(the)? (tab | focus | tabbing | keyboard) (order | sequence) ((in | within | inside | of) {thing})? (is | :) {focusOrder}',
    means: ({
      thing: within,
      focusOrder,
    }: {
      thing?: Target;
      focusOrder: string[];
    }): Action[] | undefined => {
      const targets = focusOrder.map((name) => (within ? place({ name }, { within }) : { name }));
      const [first, ...others] = targets.filter((target) => target !== undefined);
      return (
        first && [
          ...reach('Tab', first),
          ...others.flatMap((target): Action[] => [{ kind: 'press', key: 'Tab' }, focused(target)]),
        ]
      );
    },
    cost: -0.4,
  },
  {
    pattern:
      '{thing} (is_reachable|can_be_reached|must_be_reachable|should_be_reachable|has_to_be_reachable) (with|by|via|using|through) (the | pressing)? {keyNote:key} (key)?',
    means: ({ thing, key }: { thing: Target; key: string }) => reach(key, thing),
    cost: -0.4,
  },
];

export const REACHED_READERS: Readonly<Record<string, Reader>> = {
  focusOrder: compileRules([
    {
      pattern: '(first)? {name} (,|and|,_and)? (then|next|finally|followed_by|->|→)? {name:other}',
      means: ({ name, other }: { name: string; other: string }) => [name, other],
    },
    {
      pattern: '(first)? {name} (,|and|,_and)? (then|next|finally|followed_by|->|→)? {focusOrder}',
      means: ({ name, focusOrder }: { name: string; focusOrder: string[] }) => [name, ...focusOrder],
    },
  ]),
};
