/** What holds the page, and so is none of the rows or items in it, though it is built like what stands beside it or has the class `row`. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { holds, isAlike } from '../places/structure.js';
import type { Search } from '../search.js';
import type { KindFit } from './kindFit.js';

export const isWholePage = (
  node: ScreenNode,
  { way }: KindFit,
  { target: { role }, screen }: Pick<Search, 'target' | 'screen'>,
): boolean =>
  (role === 'row' || role === 'item') &&
  (way === 'repeated' || way === 'mark') &&
  (partsOf(screen).some((part) => holds(node, part) && isWhole(node, part, { role, screen })) ||
    isBesideMain(node, partsOf(screen)));

/** The page's title is in a row of its layout; a card with a heading or a way of its own is one all the same, unless most is in it. */
const isWhole = (node: ScreenNode, part: ScreenNode, { role, screen }: { role: string; screen: Screen }) =>
  part.role === 'main' || (part.tag === 'h1' && role === 'row') || isMost(node, screen);

const isMost = ({ text }: ScreenNode, { root }: Screen): boolean => text.length > root.text.length * MOST;
const MOST = 0.8;

/** What a page keeps for its menus and notices beside all the rest. */
const isBesideMain = (node: ScreenNode, parts: readonly ScreenNode[]): boolean =>
  node.parent?.children.some(
    (one) => isAlike(node, one) && parts.some((part) => part.role === 'main' && holds(one, part)),
  ) === true;

/** What the page is about as a whole is no part of it that a text in it names, whatever its class says: each box of a kit is called a box. */
export const isMainByMark = (node: ScreenNode, { way }: KindFit, screen: Screen): boolean =>
  way === 'mark' &&
  partsOf(screen).some((part) => part.role === 'main' && (part === node || holds(node, part)));

const known = new WeakMap<Screen, readonly ScreenNode[]>();

/** Each the only one of its kind: a card may have a heading and ways of its own. */
function partsOf(screen: Screen): readonly ScreenNode[] {
  let parts = known.get(screen);
  if (parts === undefined) {
    const seen = screen.nodes.filter(({ isVisible }) => isVisible);
    const kinds = [ofRole('main'), ofRole('navigation'), ({ tag }: ScreenNode) => tag === 'h1'];
    parts = kinds.flatMap((isOfKind) => {
      const [only, another] = seen.filter(isOfKind);
      return only === undefined || another !== undefined ? [] : [only];
    });
    known.set(screen, parts);
  }
  return parts;
}

const ofRole =
  (role: string) =>
  (node: ScreenNode): boolean =>
    node.role === role;
