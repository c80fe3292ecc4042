/** Where on a screen a thing is shown, as far as what is done to it stands beside its name. */
import { itemOf } from '../../grounding/places/structure.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { innermost, isAlike, isOf, plain } from '../nodes.js';

/** Its rows, list items or cards; the whole name before one that holds it. */
export function placesOf(thing: string, { nodes }: Screen): ScreenNode[] {
  const shown = nodes.filter((node) => node.isVisible && !isOf(node, 'alert', 'status'));
  const exact = itemsOf(shown.filter((node) => isAlike(node.text, thing)));
  if (exact.length > 0) return exact;
  const wanted = plain(thing).toLowerCase();
  return itemsOf(innermost(shown.filter((node) => plain(node.text).toLowerCase().includes(wanted))));
}

/** What neither stands in an item nor is one, but for those places. */
export const outsideOfItems = ({ nodes }: Screen, places: readonly ScreenNode[]): ScreenNode[] =>
  nodes.filter((node) => {
    const item = itemOf(node);
    return item === undefined || places.includes(item) || isOf(item, 'menuitem') || !isOfThings(item);
  });

/** Entries of menus and of navigation are no things. */
const isOfThings = (item: ScreenNode): boolean => {
  for (let at: ScreenNode | undefined = item; at !== undefined; at = at.parent)
    if (isOf(at, 'navigation', 'menu', 'menubar', 'toolbar', 'banner', 'dialog', 'form')) return false;
  return true;
};

const itemsOf = (nodes: readonly ScreenNode[]): ScreenNode[] => [
  ...new Set(nodes.map(itemOf).filter((item) => item !== undefined)),
];
