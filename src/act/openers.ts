/** What a click on a thing is likely to do, by how it is built: to open something later, or nothing but what is seen at once. */
import { marksOf } from '../grounding/kinds/marks.js';
import type { ScreenNode } from '../screen/Screen.js';
import { around, isOf } from './nodes.js';

export const saysItOpens = (node: ScreenNode): boolean =>
  node.states.expanded !== undefined || hasPopup(node);

const hasPopup = ({ attributes: { popup } }: ScreenNode): boolean => popup !== undefined && popup !== 'false';

const NEAR = 3;
const OPENER =
  /(?:^|[ -])(?:menu-?(?:activator|toggle|trigger|button|btn|opener)|(?:drop-?down|popover)(?:-?(?:toggle|trigger|button|btn|activator))?)(?=[ -]|$)/;

/** An accordion says that it expands, too, but has its body at once. */
export const opensMenu = (node: ScreenNode): boolean =>
  hasPopup(node) ||
  isOf(node, 'combobox') ||
  [node, ...around(node).slice(0, NEAR)].some((one) => OPENER.test(marksOf(one)));

/** What opens a menu may show a picture beside its name: the name alone is no control. */
export const isInOpener = (node: ScreenNode): boolean =>
  [node, ...around(node).slice(0, NEAR)].some(
    (one) => one.isUsable && (hasPopup(one) || OPENER.test(marksOf(one))),
  );

const CONTROLS =
  'button link checkbox radio switch tab option textbox searchbox combobox spinbutton slider treeitem menuitem'.split(
    ' ',
  );

/** A head of a column, a word in a row: who names such a thing alone may well mean an entry of a menu that is called so. */
export function isBare(node: ScreenNode): boolean {
  const all = [node, ...around(node)];
  const isControl = all.some((one) => isOf(one, ...CONTROLS)) || isOf(node, 'row');
  return !isControl && (!node.isUsable || all.some((one) => isOf(one, 'columnheader', 'cell', 'gridcell')));
}

/** The browser itself shows what a click does there; what is in a frame changes the frame. */
export const showsItself = ({ tag, states, attributes, ...node }: ScreenNode): boolean =>
  states.editable === true ||
  ['select', 'canvas'].includes(tag) ||
  (tag === 'input' && attributes.type === 'file') ||
  isInFrame(node.parent);

const isInFrame = (node: ScreenNode | undefined): boolean =>
  node !== undefined && ((node.tag === '#document' && node.parent !== undefined) || isInFrame(node.parent));

/** One of several such side by side. */
export const isSameKind = (one: ScreenNode, other: ScreenNode): boolean =>
  one.tag === other.tag && one.role === other.role && one.parent?.key === other.parent?.key;
