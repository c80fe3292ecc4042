/** What is listed in which order: "three views are listed, in the order "A", "B", "C"", "the order is now "B", "A"". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import { inTurn } from '../shownWhere.js';
import { isSaidPlainly, type Be } from '../sayOf.js';

const ORDER = '(in (the|this|that) (following)? (order|sequence) | from top to bottom | top to bottom)';
const LISTED = '(listed|shown|displayed|arranged|ordered|sorted)?';

export const IN_ORDER: readonly ExpectationRule[] = [
  {
    pattern: `(the|these|all)? {count} {counted:things} {be} (now|still|again)? ${LISTED} (,)? ${ORDER} (:|,)? {quotedNames:names}`,
    means: allInTurn,
    cost: -0.6,
  },
  {
    pattern: `there {be} (now|still|again)? {count} {counted:things} (,)? ${ORDER} (:|,)? {quotedNames:names}`,
    means: allInTurn,
    cost: -0.6,
  },
  {
    pattern: `(the|these|all|its)? ({kind} | {nounOfMany:noun} | {manyOf:noun}) {be} (now|still|again)? ${LISTED} (,)? ${ORDER} (:|,)? {quotedNames:names}`,
    means: ({ be, names }: Be & Ordered, span: Span) => (isOrdered(be, span) ? inTurn(names) : undefined),
    cost: -0.6,
  },
  // "The prices are, in order, $9, $8 and $7", "the names are "A", "B", "C" in this order"
  {
    pattern: `(the|these|all|its)? ({kind} | {nounOfMany:noun} | {manyOf:noun}) {be} (now|still|again)? (,)? in_order (:|,)? ({quotedNames:names} | {amounts:names})`,
    means: allDifferent,
    cost: -0.6,
  },
  {
    pattern: `(the|these|all|its)? ({kind} | {nounOfMany:noun} | {manyOf:noun}) {be} (now|still|again)? ({quotedNames:names} | {amounts:names}) (,)? (in_order | ${ORDER})`,
    means: allDifferent,
    cost: -0.6,
  },
];

/** "The IDs". */
export const ORDER_READERS: Readonly<Record<string, Reader>> = {
  manyOf: ({ tokens }, at) =>
    /^\p{Lu}{2,}s$/u.test(tokens[at]?.text ?? '') ? [{ end: at + 1, cost: 0.1, value: '' }] : [],
  amounts: compileRules([
    {
      pattern: '{amountValue:one} (,|and|,_and) {amountValue:other}',
      means: ({ one, other }: { one: string; other: string }) => [one, other],
    },
    {
      pattern: '{amountValue:one} , {amounts:others}',
      means: ({ one, others }: { one: string; others: string[] }) => [one, ...others],
    },
  ]),
};

interface Ordered {
  names: string[];
  count: number;
  things: Target;
}

/** Of two that are the same neither stands before the other. */
function allDifferent({ be, names }: Be & Ordered, span: Span): Action[] | undefined {
  return isOrdered(be, span) && new Set(names).size === names.length ? inTurn(names) : undefined;
}

function allInTurn({ be, count, things, names }: Be & Ordered, span: Span): Action[] | undefined {
  if (!isOrdered(be, span) || count !== names.length) return undefined;
  return [{ kind: 'expectCount', things, comparison: 'exactly', count }, ...inTurn(names)];
}

const isOrdered = (be: Be['be'], span: Span): boolean => isSaidPlainly({ be }) && !goesOn(span);
