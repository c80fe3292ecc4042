/** What is beside what a page is about: the foot, which says once more what the main part says, and notices. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { isUnder } from '../places/measure.js';
import { holds, pathOf } from '../places/structure.js';
import type { Search } from '../search.js';
import { marksOf } from './kindFit.js';
import { SHAPES } from './shapes.js';

/** In the footer, or aside of the main part and below it; unless that is looked through. */
export const isOfFoot = (node: ScreenNode, { roots, screen }: Pick<Search, 'roots' | 'screen'>): boolean =>
  pathOf(node).some(
    (foot) => isFoot(foot, screen) && SHAPES.outer(foot) && !roots.some((root) => holds(foot, root)),
  );

function isFoot(node: ScreenNode, { nodes }: Screen): boolean {
  if (node.role !== 'complementary') return isFooter(node);
  const main = nodes.find(({ role, isVisible }) => role === 'main' && isVisible);
  return main !== undefined && isUnder(node, main);
}

export const isFooter = (node: ScreenNode): boolean =>
  node.role === 'contentinfo' || node.tag === 'footer' || /(?:^|[ -])footer(?= |$)/.test(marksOf(node));

/** What tells how many results there are is none of them. */
export const isNotice = (node: ScreenNode): boolean =>
  node.role === '' &&
  ALERT.test(marksOf(node)) &&
  node.parent?.children.filter((one) => ALERT.test(marksOf(one))).length === 1;

const ALERT = /(?:^|[ -])alert(?= |$)/;
