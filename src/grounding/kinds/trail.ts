/** The way to the page, from its beginning on, where nothing calls it so: links with a sign between them, and the page itself at the end. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf, elementsIn } from '../places/structure.js';

export function isTrail(node: ScreenNode): boolean {
  if (node.role !== 'navigation' && node.role !== 'list') return false;
  const links = descendantsOf(node).filter(({ role, isVisible }) => role === 'link' && isVisible);
  const last = node.pieces.at(-1);
  if (links.length === 0 || last === undefined || links.some((link) => link.text.includes(last.text)))
    return false;
  const parts = elementsIn(node).filter(({ isVisible }) => isVisible);
  return parts.length > 2 && parts.filter(isSign).length === links.length && isOneLine(parts);
}

/** An arrow or a slash. */
const isSign = ({ text, children, role }: ScreenNode): boolean =>
  role !== 'link' && !/[\p{L}\p{N}]/u.test(text) && (role === 'img' || text !== '' || children.length > 0);

const isOneLine = ([first, ...others]: readonly ScreenNode[]): boolean =>
  others.every(({ box }) => first !== undefined && Math.abs(middle(box) - middle(first.box)) < LINE);
const middle = ({ y, height }: ScreenNode['box']): number => y + height / 2;
const LINE = 8;
