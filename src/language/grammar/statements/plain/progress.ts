/** How far a bar is: "the bar is at 40 %", "the bar reaches "100%"". A bar that says so is none of links. */
import type { Span } from '../../../chart.js';
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
];
