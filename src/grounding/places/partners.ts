/** Sections in two columns that nothing but the order of the page holds together: a heading and its text here, what it is about beside it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isRightOf } from './measure.js';
import { descendantsOf, elementsIn, isAlike } from './structure.js';

/** With what stands beside it and has no heading of its own, where another section there is built of two such parts, too. */
export function withPartner(part: ScreenNode): readonly ScreenNode[] {
  const siblings = part.parent === undefined ? [] : elementsIn(part.parent);
  const partner = partnerOf(part, siblings);
  if (partner === undefined) return [part];
  const isPair = (other: ScreenNode): boolean => {
    const itsOwn = isAlike(part, other) ? partnerOf(other, siblings) : undefined;
    return itsOwn !== undefined && isAlike(partner, itsOwn);
  };
  return siblings.some(isPair) ? [part, partner] : [part];
}

function partnerOf(part: ScreenNode, siblings: readonly ScreenNode[]): ScreenNode | undefined {
  const next = siblings[siblings.indexOf(part) + 1];
  const isPair = next?.isVisible === true && beginsWithHeading(part) && !headingsIn(next).length;
  return isPair && isRightOf(next, part) ? next : undefined;
}

const headingsIn = (node: ScreenNode): ScreenNode[] =>
  [node, ...descendantsOf(node)].filter(({ role, isVisible }) => role === 'heading' && isVisible);

function beginsWithHeading(part: ScreenNode): boolean {
  const [only, another] = headingsIn(part);
  return only !== undefined && another === undefined && only !== part && part.text.startsWith(only.text);
}
