/** How far a bar is: "the bar is at 40 %", "the bar reaches "100%"". A bar that says so is none of links. */
import type { Span } from '../../../chart.js';
import type { Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import { isSaidPlainly, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

export const PROGRESS: readonly ExpectationRule[] = [
  {
    pattern:
      '(the|its)? bar ({be} (now|still|again)? (at)? | {aux} (now|still)? (reaches|reached|reach|shows|show|reads|stands_at|has_reached|goes_to|goes_up_to)) ({quotedName:text} | {amountValue:text})',
    means: ({ text, ...said }: Partial<Aux & Be> & { text: string }, span: Span) =>
      isSaidPlainly(said) && /^\d+(?:[.,]\d+)? ?%$/.test(text) && !goesOn(span)
        ? [shows({ role: 'progress bar' }, text)]
        : undefined,
    cost: -0.6,
  },
  // "The bar is full (100%)"
  {
    pattern: '(the|its)? (progress)? bar {be} (now|still)? (full|complete) \\( (at)? {amountValue:text} \\)',
    means: ({ text, ...said }: Be & { text: string }) =>
      isSaidPlainly(said) && /^100 ?%$/.test(text) ? [shows({ role: 'progress bar' }, text)] : undefined,
    cost: -0.6,
  },
  // "The progress bar on the card "A" is full"
  {
    pattern: '{thing} {be} (now|still|completely)? (full|complete|completely_filled|filled_completely)',
    means: ({ thing, ...said }: Be & { thing: Target }, span: Span) =>
      isSaidPlainly(said) && thing.role === 'progress bar' && !goesOn(span)
        ? [{ kind: 'expectState', target: thing, state: 'at its maximum', negated: false }]
        : undefined,
    cost: -0.4,
  },
];
