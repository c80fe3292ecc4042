/** What folds though nothing in the markup says so: a title that can be clicked, and alone is seen of its part while that is closed. */
import { isRepeated } from '../../grounding/places/structure.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll, type Found } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { around, inside, later } from '../nodes.js';

interface Turn {
  opener: Found;
  target: Target;
  wanted: boolean;
}

export const isBareFold = ({ node }: Pick<Found, 'node'>): boolean => partOf(node) !== undefined;

/** Whether it had to be changed. */
export async function turnBareFold({ opener, target, wanted }: Turn, doing: Doing): Promise<boolean> {
  const part = partOf(opener.node);
  if (part === undefined || isOpen(part, opener.node) === wanted) return false;
  const what = `${wanted ? 'open' : 'close'} ${describeTarget(target)}`;
  await gesture(what, { kind: 'click', node: opener.node }, doing);
  return poll(doing, (screen) => {
    const [now, title] = [later(part, screen), later(opener.node, screen)];
    if (now !== undefined && title !== undefined && isOpen(now, title) === wanted) return { seen: true };
    const seen = wanted ? 'nothing more is seen of it' : 'it is still open';
    return { missed: () => fault(what, `it was clicked, but ${seen}.`) };
  });
}

/** What begins with the title: one of several that are built alike, or what the markup calls so. */
function partOf(title: ScreenNode): ScreenNode | undefined {
  const { isUsable, text, attributes } = title;
  const leads = attributes.href !== undefined && !attributes.href.startsWith('#');
  if (!isUsable || leads || text === '') return undefined;
  const part = around(title)
    .slice(0, 3)
    .find((one) => isRepeated(one) || FOLDING.test(marksOf(one)));
  const [first] = part?.pieces ?? [];
  return first !== undefined && [title, ...inside(title)].includes(first.node) ? part : undefined;
}

const FOLDING =
  /(?:^|[ -])(?:section|accordion|collaps(?:e|ed|ible)|fold|foldable|expander|toggle)(?=[ -]|$)/;

const isOpen = (part: ScreenNode, title: ScreenNode): boolean =>
  inside(part).some((one) => one.isVisible && one !== title && !inside(title).includes(one) && isSeen(one));

/** What only holds the title shows nothing else; nor does an arrow beside it. */
const isSeen = ({ tag, isUsable, text }: ScreenNode): boolean =>
  (tag === '#text' && /[\p{L}\p{N}]/u.test(text)) || (isUsable && tag !== 'svg');
