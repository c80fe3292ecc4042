/** What searching leads to: "Searching for tea finds Earl Grey". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';

export const SEARCHES: readonly Rule[] = [
  {
    pattern:
      '(a|the)? (searching|search|looking) for (the)? (word|text|term|name)? {value} ((in|with) {thing})? (now)? (finds|brings_up|lists|returns|shows|gives|yields|displays) (now)? {things}',
    means: searchFinds,
    cost: -0.1,
  },
];

function searchFinds({
  value,
  thing = { role: 'search field' },
  things,
}: {
  value: string;
  thing?: Target;
  things: Target[];
}): Action[] {
  return [
    { kind: 'fill', target: thing, value },
    { kind: 'press', key: 'Enter' },
    ...things.map((target): Action => ({ kind: 'expectVisible', target, negated: false })),
  ];
}
