/** What stands in a field or row changes; it may be named first: "In the "Title" row, change the value from "A" to "B"". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import { isPlaced } from '../../neighbours.js';

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
  // "Type "Market day" instead of "Untitled"": into the field that shows it.
  {
    pattern:
      '{isAction} ({actor})? (type|types|enter|enters|write|writes|put|puts) {quotedName:value} (instead_of|in_place_of) {quotedName:old}',
    means: ({ value, old }: { value: string; old: string }, span: Span): Action[] | undefined =>
      isPlaced(span) ? undefined : [{ kind: 'fill', target: { name: old }, value }],
    cost: -0.3,
  },
];
