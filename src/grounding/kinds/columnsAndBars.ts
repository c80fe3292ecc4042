/** Parts of a page that only their place tells: a column at its side, a bar across it, its foot. */
import type { Kind } from '../../meaning/kinds.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { pathOf, holds, onlyOf, outermost } from '../places/structure.js';
import { isContainer } from './kindOf.js';
import { holdsControls, SHAPES } from './shapes.js';
import { isUnder } from '../places/measure.js';
import type { Search } from '../search.js';
import { marksOf } from './marks.js';

export const COLUMNS_AND_BARS: Partial<Record<Kind, (screen: Screen) => ScreenNode | undefined>> = {
  sidebar: sideColumnOf,
  navigation: sideTreeOf,
  menu: sideTreeOf,
  toolbar: barOf,
  header: topBarOf,
};

/** The only one along the upper edge of the window that holds controls. */
function topBarOf(screen: Screen): ScreenNode | undefined {
  const isBar = ({ box }: ScreenNode) =>
    box.width >= 0.9 * screen.width &&
    box.height <= 120 &&
    box.height >= 24 &&
    box.y <= EDGE &&
    box.x <= EDGE;
  return onlyOutermost(screen, (node) => isBar(node) && holdsControls(node, 2));
}

/**
 * The only one across the window that holds several buttons and is little higher than one. Buttons beside a text may belong
 * to it, as those of a row do; links lead away, and buttons at the end of a form or of the page are no tools.
 */
function barOf(screen: Screen): ScreenNode | undefined {
  const isBar = ({ box }: ScreenNode) =>
    box.width >= 0.9 * screen.width && box.height <= 80 && box.height >= 24 && box.y < screen.height / 2;
  return onlyOutermost(screen, (node) => isBar(node) && holdsControls(node, 3) && isOfButtons(node));
}

const isOfButtons = (bar: ScreenNode): boolean =>
  !pathOf(bar).some(({ tag }) => /^(?:nav|footer|form|li|tr)$/.test(tag)) &&
  bar.pieces.every(({ node }) => closestUsable(node, bar)?.role === 'button');

const closestUsable = (node: ScreenNode, within: ScreenNode): ScreenNode | undefined =>
  pathOf(node).find((one) => one === within || one.isUsable);

/** The only one that holds controls and reaches along the left or right edge of the window; or else a shorter one that holds several. */
function sideColumnOf(screen: Screen): ScreenNode | undefined {
  const ofHeight = (share: number, controls: number) =>
    onlyOutermost(screen, (node) => isAlongEdge(node, screen, share) && holdsControls(node, controls));
  return ofHeight(0.7, 2) ?? ofHeight(0.3, 4);
}

/** The only tree in that column, where nothing else leads through the site. */
function sideTreeOf(screen: Screen): ScreenNode | undefined {
  const column = sideColumnOf(screen);
  const trees = screen.nodes.filter(({ role, isVisible }) => role === 'tree' && isVisible);
  return column && onlyOf(trees.filter((tree) => holds(column, tree)));
}

const EDGE = 24;

function isAlongEdge({ box, role }: ScreenNode, { width, height }: Screen, share: number): boolean {
  const isAtEdge = box.x <= EDGE || box.x + box.width >= width - EDGE;
  const isColumn = box.width >= 100 && box.width <= 0.4 * width && box.height >= share * height;
  return isAtEdge && isColumn && box.y < 0.3 * height && !/dialog|row|cell|listitem/.test(role);
}

/** Beside the main part, and only the markup calls it so; what is as wide as the page has one in it. */
export const isSidePanel = (node: ScreenNode, { width }: Screen): boolean =>
  node.tag !== 'body' &&
  /(?:^|[ -])side-?(?:bar|panel|nav)(?= |$)/.test(marksOf(node)) &&
  node.box.width <= 0.4 * width;

export function onlyOutermost(
  { nodes }: Screen,
  isIt: (node: ScreenNode) => boolean,
): ScreenNode | undefined {
  return onlyOf(outermost(nodes.filter((node) => node.isVisible && mayHold(node) && isIt(node))));
}

const WHOLE = /^(?:#text|#document|html|body|button|a|label|input|select|textarea|h[1-6])$/;
export const mayHold = (node: ScreenNode): boolean =>
  !WHOLE.test(node.tag) &&
  (node.role === '' || isContainer(node) || /^(?:img|application|presentation)$/.test(node.role));

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
