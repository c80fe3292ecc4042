/** What stands behind an arrow is what comes of it: "Save -> toast". */
import { compileRules, type Reader } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { SaidPredicate } from '../predicates/said.js';
import { sayOf } from '../statements/sayOf.js';
import type { Where } from '../things/place.js';
import { visible } from './simple.js';

export const ARROW_READERS: Readonly<Record<string, Reader>> = {
  checkClauses: compileRules([
    { pattern: '{clauses}' },
    { pattern: '{withCount}', means: ({ withCount }: { withCount: Action }) => [withCount], cost: 0.1 },
    {
      pattern: '{address}',
      means: ({ address }: { address: string }) => [
        { kind: 'expectPage', address, negated: false } as Action,
      ],
      cost: 0.1,
    },
    {
      pattern: '{aDet}? {things}',
      means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing)),
      cost: 0.45,
    },
    {
      pattern: '{aDet}? {things} {separator} {checkClauses}',
      means: ({ things, checkClauses }: { things: Target[]; checkClauses: Action[] }) => [
        ...things.map((thing) => visible(thing)),
        ...checkClauses,
      ],
      cost: 0.45,
    },
    {
      pattern: '{thing} {predicates}',
      means: ({ thing, predicates }: { thing: Target; predicates: SaidPredicate }) =>
        sayOf([thing], predicates),
    },
    // "Total => 12": what was just named shows it.
    {
      pattern: '{amountValue}',
      means: ({ amountValue: text }: { amountValue: string }) => [
        { kind: 'expectContent', target: { ref: 'it' }, relation: 'shows', text, negated: false },
      ],
      cost: 0.5,
    },
    {
      pattern: '{thing} {given}',
      means: ({ thing, given }: { thing: Target; given: string }) => [
        { kind: 'expectContent', target: thing, relation: 'shows', text: given, negated: false } as Action,
      ],
      cost: 0.35,
    },
    {
      pattern: '{amount} {counted} {where}?',
      means: ({ amount, counted, where }: { amount: object; counted: Target; where?: Where }) => [
        { kind: 'expectCount', things: { ...counted, ...where }, ...amount } as Action,
      ],
      cost: 0.1,
    },
  ]),
};
