/** What stands beside what was just seen: "and below it "a.txt"", "with an Undo link next to it". */
import type { Action, Beside, Target } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';

export const BESIDE_LAST: readonly Rule[] = [
  {
    pattern: '{core} (,)? (and|with) {beside} (it|that) (there_is|is|stands)? {aDet}? {things}',
    means: besideLast,
    cost: -0.1,
  },
  {
    pattern: '{core} (,)? with {aDet}? {things} {beside} (it|that)',
    means: besideLast,
    cost: -0.1,
  },
];

function besideLast({
  core,
  beside: relation,
  things,
}: {
  core: Action[];
  beside: Beside;
  things: Target[];
}): Action[] | undefined {
  const last = core.at(-1);
  if (last?.kind !== 'expectVisible' || last.negated) return undefined;
  const beside = { relation, thing: last.target };
  return things.some((thing) => thing.beside)
    ? undefined
    : [
        ...core,
        ...things.map((target): Action => ({
          kind: 'expectVisible',
          target: { ...target, beside },
          negated: false,
        })),
      ];
}
