/** What stands beside what was just seen: "and below it "a.txt"", "with an Undo link next to it". */
import type { Action, Beside, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';

export const BESIDE_LAST: readonly Rule[] = [
  {
    pattern: '{core} (,)? (and|with) {beside} (it|that) (there_is|is|stands)? {aDet}? {things}',
    means: besideLast,
    cost: -0.1,
  },
  {
    pattern: '{core} (,)? (and|with) {aDet}? {things} {beside} (it|that)',
    means: besideLast,
    cost: -0.1,
  },
  // "… with "(edited)" behind it"
  {
    pattern: '{core} (,)? with {aDet}? {things} (behind|after) (it|that)',
    means: (said: { core: Action[]; things: Target[] }) => besideLast({ ...said, beside: 'next to' }),
    cost: -0.1,
  },
  // "Heading "A" and underneath the name "b.txt"", but ""A" is visible and below "B"" says where "A" is.
  {
    pattern: '{core} (,)? and (below|underneath|beneath|right_below|directly_below) {aDet}? {things}',
    means: (said: { core: Action[]; things: Target[] }, { tokens, from, to }: Span) => {
      const at = tokens.findLastIndex(({ lower }, index) => index >= from && index < to && lower === 'and');
      const isSaid = tokens
        .slice(from, at)
        .some(({ lower }) => /^(?:is|are|was|were|should|must|stands?)$/.test(lower));
      return tokens[at - 1]?.type === 'quoted' && !isSaid
        ? besideLast({ ...said, beside: 'under' })
        : undefined;
    },
    cost: -0.1,
  },
  // "Open the folder "A" and in it the folder "B""
  {
    pattern:
      '{actionClause:core} (,)? (and|then|and_then) (in|inside|within|in_there|under) (it|that|that_one|this_one) (the)? {thing}',
    means: ({ core, thing }: { core: Action[]; thing: Target }): Action[] | undefined => {
      const [first, ...others] = core;
      return first?.kind === 'click' && others.length === 0 && thing.within === undefined
        ? [first, { ...first, target: thing }]
        : undefined;
    },
    cost: -0.2,
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
  const thing = seenIn(core.at(-1));
  if (thing === undefined) return undefined;
  const beside = { relation, thing };
  return things.some((one) => one.beside)
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

/** What was seen, or has what was counted. */
function seenIn(action: Action | undefined): Target | undefined {
  if (action?.kind === 'expectCount') return action.things.within;
  // "The heading is "Images" with "Photos" below it"
  const isHeading = action?.kind === 'expectContent' && action.target.role === 'heading';
  return (action?.kind === 'expectVisible' || isHeading) && !action.negated ? action.target : undefined;
}
