/** What is shown by a thing that doesn't hold it: by the tab that is open what stands below it, by a bell the number over it. */
import { SHAPES, takesValue } from '../../grounding/kinds/shapes.js';
import { isInState } from '../../grounding/inState.js';
import { gap, isOnLine } from '../../grounding/places/measure.js';
import { ancestorsOf, descendantsOf, elementsIn } from '../../grounding/places/structure.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
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

/** "The bell shows 5": what has no text of its own, and no more than a number over it or beside it. */
export function countAt(sign: ScreenNode): ScreenNode | undefined {
  if (sign.text !== '' || takesValue(sign)) return undefined;
  const around = ancestorsOf(sign).find(({ text }) => text !== '');
  const [piece, more] = around?.pieces ?? [];
  const isCount = piece !== undefined && more === undefined && /^\d+\+?$/.test(piece.text.trim());
  return isCount && gap(piece.node, sign) <= sign.box.height ? around : undefined;
}

/** "The Waiting column shows 3": the number beside its title says so, and not any that is read in one of its cards. */
export function countInTitle(
  { target, text, negated }: ActionOf<'expectContent'>,
  { pieces }: ScreenNode,
): ScreenNode | undefined {
  const [title] = pieces;
  if (negated || title === undefined || !/^\d+$/.test(text)) return undefined;
  const line = pieces.filter(({ kind, node }) => kind !== 'name' && isOnLine(node, title.node));
  const words = line.map((one) => one.text.trim()).join(' ');
  const isMeant = COUNTED.test(target.role ?? '') && words.replace(COUNT, '') === target.name;
  return isMeant && COUNT.test(words) ? (line[1]?.node ?? title.node.parent) : undefined;
}

const COUNT = / \(?\d+\)?$/;
const COUNTED = /^(?:column|list|group|section)$/;

/** ""Failed" shows 2": what stands beside that word in one link or button is shown by it, too. */
export function controlAround({ role }: Target, node: ScreenNode): ScreenNode | undefined {
  const control = role === undefined ? ancestorsOf(node).find(isPressed) : undefined;
  const [word, number, more] = control?.pieces ?? [];
  const isCounted = word !== undefined && number !== undefined && /^\(?\d+\+?\)?$/.test(number.text.trim());
  return isCounted && more === undefined && word.text.trim() === node.text.trim() ? control : undefined;
}

const isPressed = ({ role }: ScreenNode): boolean => /^(?:link|button|tab)$/.test(role);
