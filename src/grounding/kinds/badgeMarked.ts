/** "The cart badge": a number that no text calls so, but the markup: `shopping-cart-badge`, or a `badge` in a `cart-link`. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Purpose } from '../Grounding.js';
import { elementsIn, onlyOf, outermost, pathOf } from '../places/structure.js';
import { marksOf } from './marks.js';

/** That there is none must not hold because there are two. */
export function badgeMarked(name: string, { nodes }: Screen, purpose: Purpose): ScreenNode | undefined {
  if (!/^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(name)) return undefined;
  const words = name.replace(' ', '-');
  const own = new RegExp(`(?:^|[ -])${words}-(?:\\S*-)?${BADGE}(?= |$)`);
  const around = new RegExp(`(?:^|[ -])${words}(?= |-|$)`);
  const isCalled = (node: ScreenNode) =>
    own.test(marksOf(node)) ||
    (ANY.test(marksOf(node)) &&
      pathOf(node)
        .slice(1, DEPTH)
        .some((one) => around.test(marksOf(one))));
  const isMeant = (node: ScreenNode) =>
    isBrief(node, purpose) && isCalled(node) && !pathOf(node).some(isEntry);
  const badges = outermost(nodes.filter(isMeant));
  return purpose === 'absence' ? badges[0] : onlyOf(badges);
}

const BADGE = '(?:badge|count|counter|bubble|indicator)';
const ANY = new RegExp(`(?:^|[ -])${BADGE}(?= |$)`);
/** It stands in the link or button, or in what wraps that. */
const DEPTH = 3;

/** What has become a word or a dot is there nevertheless. */
const isBrief = (node: ScreenNode, purpose: Purpose): boolean =>
  node.isVisible &&
  elementsIn(node).length < 2 &&
  (purpose === 'absence' ? node.text.length < LONG : /^\d+\+?$/.test(node.text.trim()));
const LONG = 20;

/** The count of a line of the cart is none of the cart. */
const isEntry = ({ role }: ScreenNode): boolean => role === 'row' || role === 'article';
