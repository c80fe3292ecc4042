/** What stands behind an arrow is what comes of it: "Save -> toast"; behind "and that" more is expected. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { isExpectation, type Action, type Target } from '../../../meaning/meaning.js';
import type { Token } from '../../tokens.js';
import type { SaidPredicate } from '../predicates/said.js';
import { sayOf } from '../statements/sayOf.js';
import type { Where } from '../things/place.js';
import { visible } from './simple.js';

/** "Verify that the dialog is closed and that there is no error". */
export const AND_THAT: Rule = {
  pattern: '{clause} (,)? (and|but|as_well_as) (also|then)? that {checkClauses}',
  means: ({ clause, checkClauses }: { clause: Action[]; checkClauses: Action[] }, { tokens }: Span) =>
    [...clause, ...checkClauses].every(isExpectation) && !isSpoken(tokens)
      ? [...clause, ...checkClauses]
      : undefined,
};

/** "The card says that 5 is spent and that 2 is left": both are its words. */
const isSpoken = (tokens: readonly Token[]): boolean =>
  /^(?:says?|said|states?|tells?|told|informs|confirms)$/.test(
    tokens[tokens.findIndex(({ lower }) => lower === 'that') - 1]?.lower ?? '',
  );

export const ARROW_READERS: Readonly<Record<string, Reader>> = {
  checkClauses: compileRules([
    { pattern: '{clauses}' },
    {
      pattern: '{clause} {separator} {checkClauses}',
      means: ({ clause, checkClauses }: { clause: Action[]; checkClauses: Action[] }) => [
        ...clause,
        ...checkClauses,
      ],
      cost: 0.05,
    },
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
    {
      pattern: '(page)? title (=|:|==|===)? {quotedName}',
      means: ({ quotedName: text }: { quotedName: string }) => [
        { kind: 'expectTitle', relation: 'is', text, negated: false } as Action,
      ],
      cost: 0.1,
    },
    // "Total => 12": what was just named shows it.
    {
      pattern: '{amountValue}',
      means: ({ amountValue: text }: { amountValue: string }) => [
        { kind: 'expectContent', target: { ref: 'it' }, relation: 'shows', text, negated: false },
      ],
      cost: 0.5,
    },
    // "2 items "A" and "B"": so many, and these are among them.
    {
      pattern: '{count} {counted} (:|,)? {quotedNames:names}',
      means: ({ count, counted, names }: { count: number; counted: Target; names: string[] }) =>
        count === names.length
          ? [
              { kind: 'expectCount', things: counted, comparison: 'exactly', count } as Action,
              ...names.map((name) => visible({ name })),
            ]
          : undefined,
      cost: -0.2,
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
