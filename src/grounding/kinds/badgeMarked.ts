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
  const badges = outermost(nodes.filter((node) => isBrief(node) && isCalled(node)));
  return purpose === 'absence' ? badges[0] : onlyOf(badges);
}

const BADGE = '(?:badge|count|counter|bubble|indicator|quantity|qty)';
const ANY = new RegExp(`(?:^|[ -])${BADGE}(?= |$)`);
/** It stands in the link or button, or in what wraps that. */
const DEPTH = 3;

const isBrief = (node: ScreenNode): boolean =>
  node.isVisible && /^\d+\+?$/.test(node.text.trim()) && elementsIn(node).length < 2;
