/** What unfolds a thing, and whether it is open. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { around, inside, isOf } from '../nodes.js';
import { popupsOn } from './popup.js';

const canTurn = ({ tag, states, attributes: { popup = 'false' } }: ScreenNode): boolean =>
  states.expanded !== undefined ||
  popup !== 'false' ||
  tag === 'summary' ||
  (tag === 'select' && states.multiple !== true);

const CONTROLS = ['button', 'link', 'tab', 'menuitem', 'treeitem', 'row', 'combobox'];

/** What is clicked to unfold the thing; undefined where there is none. */
export function openerOf(node: ScreenNode, screen: Screen): ScreenNode | undefined {
  if (node.tag === 'details') return node.children.find(({ tag }) => tag === 'summary');
  if (canTurn(node)) return node;
  const control = around(node).find((one) => one.tag === 'summary' || isOf(one, ...CONTROLS));
  if (control !== undefined && !isOf(control, 'row', 'treeitem'))
    return canTurn(control) ? control : undefined;
  if (control !== undefined && canTurn(control)) return control;
  // What says whether it is open may stand around the button, and show nothing else.
  const shell = around(node).find((one) => one.text === node.text && one.states.expanded !== undefined);
  if (shell !== undefined) return shell;
  const { id } = node.attributes;
  const isFor = ({ attributes: { controls = '' } }: ScreenNode) =>
    id !== undefined && controls.split(/\s+/).includes(id);
  const controller = screen.nodes.find((one) => isFor(one) && canTurn(one));
  if (controller !== undefined) return controller;
  // A section or a heading holds the one button that unfolds it.
  const [only, another] = inside(node).filter((one) => canTurn(one) && one.tag !== 'select');
  return another === undefined ? only : undefined;
}

export interface Fold {
  kind: 'item' | 'native list' | 'other';
  /** Undefined where the markup doesn't tell. */
  isOpen?: boolean;
  /** How many menus, lists and the like are open on the page. */
  popups: number;
}

export function readFold(opener: ScreenNode, screen: Screen): Fold {
  const dialogs = screen.nodes.filter((one) => one.isVisible && isOf(one, 'dialog', 'alertdialog'));
  const popups = popupsOn(screen).length + dialogs.length;
  if (opener.tag === 'select') return { kind: 'native list', popups };
  const kind = isOf(opener, 'treeitem', 'row') ? 'item' : 'other';
  const { expanded } = opener.states;
  // Many menus say that they are there only while they are open.
  if (expanded === undefined) return { kind, popups };
  return { kind, isOpen: expanded && !isShut(opener, screen), popups };
}

/** Pages of Bootstrap often say at first that what is folded is open: its class and what is seen tell. */
function isShut({ attributes: { className = '', controls } }: ScreenNode, { nodes }: Screen): boolean {
  const isSeen = nodes.some(({ attributes: { id }, isVisible }) => id === controls && isVisible);
  return controls !== undefined && !isSeen && /(?:^| )collapsed(?: |$)/.test(className);
}

/** One that doesn't say whether it is open is judged by what can be seen of menus and lists. */
export function isTurned(now: Fold, before: Fold, wanted: boolean): boolean {
  if (now.isOpen !== undefined) return now.isOpen === wanted;
  return wanted ? now.popups > before.popups : now.popups < before.popups;
}
