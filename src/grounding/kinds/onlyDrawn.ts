/** Kinds that kits only draw: the way to the page, what has just been told, the initials of somebody. */
import type { ScreenNode } from '../../screen/Screen.js';
import { ancestorsOf, descendantsOf, elementsIn } from '../places/structure.js';

/** The way to the page, from its beginning on, where nothing calls it so: links with a sign between them, and the page itself at the end. */
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

/** What has just been told: an entry of the part of the page that kits keep for their notifications, though it has no role of its own. */
export const isTold = (node: ScreenNode): boolean =>
  node.role === 'listitem' && ancestorsOf(node).slice(0, NEAR).some(isForNotices);

/** The list, and what it stands in. */
const NEAR = 3;

/** Slides are read out one after the other, too: it must be called so. */
const isForNotices = ({ attributes: { live }, names }: ScreenNode): boolean =>
  (live === 'polite' || live === 'assertive') &&
  names.some(({ from, text }) => from === 'label' && NOTICES.test(text));
const NOTICES = /\b(?:notification|toast|alert|message)s?\b/i;

/** A picture of somebody that has none: the first letters of a name in a circle or a square. */
export const showsInitials = ({ tag, text, box }: ScreenNode): boolean =>
  tag !== '#text' &&
  /^\p{Lu}{1,3}$/u.test(text) &&
  Math.abs(box.width - box.height) <= UNEVEN &&
  box.width >= LEAST &&
  box.width <= MOST;

/** In pixels. */
const UNEVEN = 4;
const LEAST = 16;
const MOST = 96;
