/** What a thing tells assistive technology: its states as they stand in the markup, its descriptions. */
import type { StateSaid } from '../../lexicon/states.js';
import type { Attribute, StatedText, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import type { SaidTarget } from '../things/place.js';
import { one } from './sayOf.js';

export const CONVEYED: readonly ExpectationRule[] = [
  {
    pattern: '(its)? {aria} (again|now)?',
    means: ({ aria }: { aria: StateSaid }) =>
      one({ kind: 'expectState', target: { ref: 'it' } as SaidTarget, ...aria }),
    cost: -0.1,
  },
  {
    pattern: '{thing} : {aria}',
    means: ({ thing, aria }: { thing: Target; aria: StateSaid }) =>
      one({ kind: 'expectState', target: thing, ...aria }),
    cost: -0.1,
  },
  {
    pattern: '(its|their) {attribute} {is}',
    means: ({ attribute, is }: { attribute: Attribute; is: StatedText & { negated: boolean } }) =>
      one({ kind: 'expectAttribute', target: { ref: 'it' } as SaidTarget, attribute, ...is }),
    cost: -0.1,
  },
];
