/** What folds though nothing in the markup says so: a title that can be clicked, and alone is seen of its part while that is closed. */
import { isOpenBelow } from '../../grounding/kinds/bareFolds.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { Doing } from '../Doing.js';
import { poll, type Found } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { later } from '../nodes.js';

interface Turn {
  opener: Found;
  target: Target;
  wanted: boolean;
}

export const isBareFold = ({ node }: Pick<Found, 'node'>): boolean => isOpenBelow(node) !== undefined;

/** Whether it had to be changed. */
export async function turnBareFold({ opener, target, wanted }: Turn, doing: Doing): Promise<boolean> {
  if (isOpenBelow(opener.node) === wanted) return false;
  const what = `${wanted ? 'open' : 'close'} ${describeTarget(target)}`;
  await gesture(what, { kind: 'click', node: opener.node }, doing);
  return poll(doing, (screen) => {
    const title = later(opener.node, screen);
    if (title !== undefined && isOpenBelow(title) === wanted) return { seen: true };
    const seen = wanted ? 'nothing more is seen of it' : 'it is still open';
    return { missed: () => fault(what, `it was clicked, but ${seen}.`) };
  });
}
