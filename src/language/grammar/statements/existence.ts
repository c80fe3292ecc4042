/** That things are there: "there exists a "Save" button", "the absence of "Error"". */
import { type ExpectationRule } from '../expectations.js';
import type { SaidTarget } from '../things/place.js';
import { visible, type Aux } from './sayOf.js';

export const EXISTENCE: readonly ExpectationRule[] = [
  {
    pattern: 'there {aux} (exist|exists) {aDet}? {things}',
    means: ({ things, aux }: Aux & { things: SaidTarget[] }) =>
      things.map((thing) => visible(thing, aux.negated)),
  },
  {
    pattern: '(the)? presence of {things}',
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing)),
    cost: -0.1,
  },
  {
    pattern: '(the)? absence of {things}',
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing, true)),
    cost: -0.1,
  },
];
