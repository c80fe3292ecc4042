/** The things that an expectation speaks of. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import { groundLoosely } from '../grounding/loosely.js';
import type { Grounding, Purpose } from '../grounding/Grounding.js';
import { explainGrounding } from '../grounding/explaining/explainGrounding.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import { intoFrames, unclear, type Unclear, type View } from './Judgement.js';

export interface Found {
  node: ScreenNode;
  /** What is worth telling of how it was found. */
  note?: string | undefined;
  isDoubtful?: boolean;
}

export function findOne(target: Target, view: View, purpose: Purpose = 'read'): Found | Unclear {
  const grounding = groundLoosely(target, { ...view, purpose });
  const { node, note, isDoubtful } = grounding;
  if (node !== undefined) return { node, note, isDoubtful };
  const inFrames = grounding.problem === 'several' ? undefined : ofFrames(target, view, purpose);
  return inFrames ?? notFound(grounding, target, { view, purpose });
}

/** What the page around the frames doesn't have. */
function ofFrames(target: Target, view: View, purpose: Purpose): Found | undefined {
  if (view.memory.framesApart !== true) return undefined;
  const { node, note, isDoubtful } = groundLoosely(target, { ...intoFrames(view), purpose });
  return node && { node, note, isDoubtful };
}

interface Asked {
  view: View;
  purpose: Purpose;
}

export function notFound(grounding: Grounding, target: Target, { view, purpose }: Asked): Unclear {
  const unclear = (hidden?: Screen) => {
    const explanation = explainGrounding(grounding, target, { screen: view.screen, purpose, hidden });
    if (explanation === undefined) throw new Error('What is found needs no explanation.');
    const { reason, message, candidates } = explanation;
    return new StepError(reason, message, { candidates });
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
