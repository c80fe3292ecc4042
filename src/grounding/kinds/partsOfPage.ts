/** Parts of a page that no role tells: a column at its side, and what only the markup calls a workspace or a palette. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { isInRoots } from '../Pool.js';
import type { Search } from '../search.js';
import { pathOf } from '../places/structure.js';
import { isContainer } from './kindOf.js';
import { marksOf } from './kindFit.js';
import { holdsControls } from './shapes.js';

/** What no role and no name tells. */
export function partOfPage(search: Search): ScreenNode[] {
  const { target, screen, purpose } = search;
  const { name, role } = target;
  const isLookedInto = purpose === 'place' || purpose === 'neighbour';
  const isSidebar = role === 'sidebar' && name === undefined && isLookedInto;
  // Whether a text is there is asked of what people read alone.
  const isPart = role === undefined && (isLookedInto || purpose === 'drag');
  const node = isSidebar
    ? sideColumnOf(screen)
    : isPart && name !== undefined
      ? partCalled(name, screen)
      : undefined;
  return node !== undefined && isInRoots(search, node) ? [node] : [];
}

/** The only one that holds controls, is far higher than wide and reaches along the left or right edge of the window. */
function sideColumnOf(screen: Screen): ScreenNode | undefined {
  return onlyOutermost(screen, (node) => isAlongEdge(node, screen) && holdsControls(node, 2));
}

const EDGE = 24;

function isAlongEdge({ box, role }: ScreenNode, { width, height }: Screen): boolean {
  const isAtEdge = box.x <= EDGE || box.x + box.width >= width - EDGE;
  const isColumn = box.width >= 100 && box.width <= 0.4 * width && box.height >= 0.7 * height;
  return isAtEdge && isColumn && box.y < 0.3 * height && !/dialog|row|cell|listitem/.test(role);
}

/** A workspace is what has the id or class `app-workspace`; of several such the one that holds the others. */
function partCalled(name: string, screen: Screen): ScreenNode | undefined {
  if (!/^[a-z]{4,}(?: [a-z]{3,})?$/.test(name)) return undefined;
  // No button "add-to-cart" is the cart.
  const mark = new RegExp(`(?:^| )(?:(?!\\S*(?:to|in|from|for)-)\\S*-)?${name.replace(' ', '-')}(?= |$)`);
  return (
    onlyOutermost(screen, (node) => isLarge(node) && mark.test(marksOf(node))) ??
    (name === 'canvas' ? onlyOutermost(screen, (node) => isDrawing(node, screen)) : undefined)
  );
}

const isLarge = ({ box }: ScreenNode): boolean => box.width >= 100 && box.height >= 100;

const isDrawing = ({ tag, box }: ScreenNode, { width, height }: Screen): boolean =>
  (tag === 'canvas' || tag === 'svg') && box.width * box.height >= 0.2 * width * height;

function onlyOutermost({ nodes }: Screen, isIt: (node: ScreenNode) => boolean): ScreenNode | undefined {
  const found = new Set(nodes.filter((node) => node.isVisible && mayHold(node) && isIt(node)));
  const [only, another] = [...found].filter(
    (node) =>
      !pathOf(node)
        .slice(1)
        .some((one) => found.has(one)),
  );
  return another === undefined ? only : undefined;
}

const WHOLE = /^(?:#text|#document|html|body|button|a|label|input|select|textarea|h[1-6])$/;
const mayHold = (node: ScreenNode): boolean =>
  !WHOLE.test(node.tag) &&
  (node.role === '' || isContainer(node) || /^(?:img|application|presentation)$/.test(node.role));
