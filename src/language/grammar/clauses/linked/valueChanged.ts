/** What stands in a field or row that is named first: "In the "Title" row, change the value from "A" to "B"". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';

export const VALUE_CHANGED: readonly Rule[] = [
  {
    pattern:
      '(for|in) {thing} (,)? (change|replace|overwrite|update|edit|correct|alter|set) (the|its) (current|old)? (value|text|content) (from {value:old})? (to|into|with|by) {value}',
    means: ({ thing: target, value }: { thing: Target; value: string }): Action[] | undefined =>
      target.each === undefined && (target.name !== undefined || target.role === 'field')
        ? [{ kind: 'fill', target, value }]
        : undefined,
    cost: -0.1,
  },
];
