/** The things that an expectation speaks of. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { Expectation, Target } from '../meaning/meaning.js';
import { groundLoosely } from '../grounding/loosely.js';
import type { Grounding, Purpose } from '../grounding/Grounding.js';
import { explainGrounding } from '../grounding/explaining/explainGrounding.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { isBar } from './lists/readItems.js';
import { intoFrames, isUnclear, unclear, type Unclear, type View } from './Judgement.js';

export interface Found {
  node: ScreenNode;
  note?: string | undefined;
  isDoubtful?: boolean;
}

/** What the page around its frames doesn't have may be in one of them. */
export function findOne(target: Target, view: View, purpose: Purpose = 'read'): Found | Unclear {
  const grounding = groundLoosely(target, { ...view, purpose });
  const { node, note, isDoubtful, problem } = grounding;
  if (node !== undefined) return { node, note, isDoubtful };
  const mayBeInFrame = problem !== 'several' && view.memory.framesApart === true;
  const inFrames = mayBeInFrame ? findOne(target, intoFrames(view), purpose) : undefined;
  return inFrames && !isUnclear(inFrames) ? inFrames : notFound(grounding, target, view, purpose);
}

export function notFound(
  grounding: Grounding,
  target: Target,
  { screen }: View,
  purpose: Purpose = 'read',
): Unclear {
  const unclear = (hidden?: Screen) => {
    const explanation = explainGrounding(grounding, target, { screen, purpose, hidden });
    if (explanation === undefined) throw new Error('What is found needs no explanation.');
    return explanation;
  };
  if (grounding.problem === 'several') return { unclear, isDoubtful: true };
  return { unclear, asksHidden: true };
}

/** "No posts found" in a row of its own is nothing that all have in common. */
export const onlyRemarks = (target: Target): Unclear =>
  unclear(
    'expectation not met',
    `${describeTarget(target)}: the table has nothing but one cell across all its columns, which is no row of a thing.`,
  );

export function purposeOf(expectation: Expectation): Purpose {
  // "The toolbar offers "Login"", "the toolbar shows "ada"" look into it.
  const isOfPlace = expectation.kind === 'expectItems' || expectation.kind === 'expectContent';
  if (isOfPlace && isBar(expectation.target.role)) return 'place';
  if (expectation.kind !== 'expectState') return 'read';
  const { state } = expectation;
  if (state === 'checked' || state === 'mixed') return 'check';
  return state === 'expanded' || state === 'collapsed' ? 'fold' : 'read';
}
