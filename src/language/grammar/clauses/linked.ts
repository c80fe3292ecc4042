/** Clauses of which one is a condition, an end or a reason of the other, and fields that are named before who fills them. */
import type { Rule } from '../../chart.js';
import { isExpectation, type Action, type Expectation, type Target } from '../../../meaning/meaning.js';

export const LINKED: readonly Rule[] = [
  { pattern: '{deedClause} (until|till) {statement}', means: until, cost: -0.1 },
  { pattern: '(if|in_case) {statement} (,|then)? {clauses}', means: onlyIf },
  // "If I rest the mouse on it": that is done first.
  {
    pattern: '(if|when|once) {deedClause} (,|then)? {core}',
    means: ({ deedClause, core }: { deedClause: Action[]; core: Action[] }) => [...deedClause, ...core],
    cost: 0.1,
  },
  {
    pattern: `(as|for|in|into|under) {thing} (,)? {actor} (then|have|has|had|had_to)? {entered} {value}`,
    means: ({ thing, value }: { thing: Target; value: string }): Action[] => [
      { kind: 'fill', target: thing, value },
    ],
    cost: -0.1,
  },
  // ""A" disappears, and so does "B"": what is said of the one holds of the other.
  {
    pattern: '{core} (,)? and so (does|do|is|are|has|have) {things}',
    means: ({ core, things }: { core: Action[]; things: Target[] }): Action[] | undefined => {
      const [same] = core;
      return core.length === 1 && same && isExpectation(same) && 'target' in same
        ? [same, ...things.map((target): Action => ({ ...same, target }))]
        : undefined;
    },
    cost: -0.2,
  },
];

function until({
  deedClause,
  statement,
}: {
  deedClause: Action[];
  statement: Action[];
}): Action[] | undefined {
  const [deed, ...others] = deedClause;
  const [end, ...ends] = statement;
  if (deed === undefined || end === undefined || others.length + ends.length > 0) return undefined;
  return isExpectation(end) ? [{ kind: 'until', do: deed, until: end }] : undefined;
}

function onlyIf({ statement, clauses }: { statement: Action[]; clauses: Action[] }): Action[] | undefined {
  const [holds, ...others] = statement as Expectation[];
  return holds && others.length === 0 ? [{ kind: 'if', holds, then: clauses }] : undefined;
}
