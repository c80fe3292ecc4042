/** What a tab shows: "Your feed" says what stands below it, as long as it is the one that is open. */
import { SHAPES } from '../../grounding/kinds/shapes.js';
import { isInState } from '../../grounding/pick.js';
import { ancestorsOf, descendantsOf, elementsIn } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Undefined for what is no tab, or isn't open. */
export function panelOf(tab: ScreenNode): ScreenNode | undefined {
  const isTab = tab.role === 'tab' || SHAPES['in-tabs'](tab);
  if (!isTab || !isInState(tab, 'selected')) return undefined;
  const { controls } = tab.attributes;
  const path = ancestorsOf(tab);
  const root = path.at(-1);
  if (controls !== undefined && root !== undefined)
    return descendantsOf(root).find(({ attributes, isVisible }) => attributes.id === controls && isVisible);
  return tab.role === 'tab' ? undefined : belowRow(path);
}

const DEPTH = 3;

/** What follows the row of tabs, or the box that holds nothing else. */
function belowRow(path: readonly ScreenNode[]): ScreenNode | undefined {
  const row = path.findIndex(({ role }) => role === 'list' || role === 'tablist');
  const boxes = row < 0 ? [] : path.slice(row, row + DEPTH);
  for (const box of boxes) {
    const next = elementsIn(box.parent ?? box).find(({ id, isVisible }) => id > box.id && isVisible);
    if (next !== undefined) return next;
  }
  return undefined;
}
