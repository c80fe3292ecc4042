/** The rating that is meant by the name of a thing: in it, behind or below its label, or in the card that it is the title of. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { isInLane, isOnLine } from '../../grounding/places/measure.js';
import {
  ancestorsOf,
  closest,
  descendantsOf,
  holds,
  isInTwin,
  isRepeated,
} from '../../grounding/places/structure.js';
import { ratingsIn, type Rating } from './ratings.js';

/** None, the one, or several that may be meant alike. */
export function ratingsOf(node: ScreenNode, screen: Screen): Rating[] {
  const own = ratingsIn(node.control ?? node);
  if (own.length > 0) return own;
  for (const around of ancestorsOf(node)) {
    const ratings = ratingsIn(around);
    if (ratings.length === 0) continue;
    const beside = ratings.filter((rating) => isLabelled(rating.node, node, screen));
    if (beside.length > 0) return beside;
    if (isCard(around))
      return isTitle(node, around) ? ratings.filter((one) => isOfCard(one.node, node, screen)) : [];
    if (ratings.length > 1) return [];
  }
  return [];
}

const ITEMS = /^(?:row|listitem|article|option|treeitem)$/;

const isCard = (node: ScreenNode): boolean => ITEMS.test(node.role) || isRepeated(node);

/** What begins a card, or stands out in it. */
function isTitle(node: ScreenNode, card: ScreenNode): boolean {
  if (closest(node, ({ role }) => /^(?:heading|link)$/.test(role)) !== undefined) return true;
  if (Number(node.style?.weight ?? 0) >= BOLD) return true;
  const first = descendantsOf(card).find(
    ({ tag, text, isVisible }) => isVisible && tag === '#text' && !INITIALS.test(text),
  );
  return first !== undefined && (node === first || holds(node, first));
}

/** In place of a picture. */
const INITIALS = /^\p{Lu}{1,3}$/u;
const BOLD = 600;

/** Nothing else is its label, and no field stands between. */
function isOfCard(rating: ScreenNode, title: ScreenNode, screen: Screen): boolean {
  const between = nodesBetween(title, rating, screen);
  const label = between?.findLast(isWords);
  const isLabelled = label !== undefined && isOnLine(label, rating) && label.box.x < rating.box.x;
  return !(between ?? []).some(({ role }) => FIELDS.test(role)) && !isLabelled;
}

const FIELDS = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|switch|radio)$/;

/** It stands behind its label, or right below. */
function isLabelled(rating: ScreenNode, label: ScreenNode, screen: Screen): boolean {
  const between = nodesBetween(label, rating, screen);
  if (between === undefined || between.some((one) => isWords(one) || one.isUsable || FIELDS.test(one.role)))
    return false;
  if (isInTwin(label, rating)) return false;
  const [above, below] = [label.box, rating.box];
  if (isOnLine(label, rating)) return below.x - above.x - above.width < FAR && below.x > above.x;
  const gap = below.y - above.y - above.height;
  return gap > -SLACK && gap < NEAR && (isInLane(label, rating) || Math.abs(below.x - above.x) < NEAR);
}

/** In pixels. */
const [FAR, NEAR, SLACK] = [400, 60, 6];

/** How many have rated is no label. */
const isWords = ({ tag, text, isVisible }: ScreenNode): boolean =>
  isVisible && tag === '#text' && text.trim() !== '' && !/^[\s():*\d.]+$/.test(text);

/** Undefined where the second does not come after the first. */
function nodesBetween(first: ScreenNode, second: ScreenNode, { nodes }: Screen): ScreenNode[] | undefined {
  const last = descendantsOf(first).at(-1) ?? first;
  if (second.id <= last.id) return undefined;
  return nodes.slice(last.id + 1, second.id).filter((one) => one.isVisible && !holds(one, second));
}
