/** What kind of control a thing is, which decides how a value gets into it. */
import { writersIn } from '../../grounding/kinds/shapes.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { holds, inside, isOf, labelsOf, onlyOf, tied } from '../nodes.js';

/**
 * `list`: a native one. `combo`: one that opens and can't be written into; `combo field`: one that can.
 * `gauge`: a slider or the like that only keys can set; `touch slider` and `wheel`: those of a phone, which fingers set.
 */
export type ControlKind =
  | ('list' | 'tick' | 'date' | 'colour' | 'range' | 'number' | 'gauge' | 'combo' | 'combo field')
  | ('suggesting field' | 'list box' | 'radio group' | 'text' | 'editor' | 'other')
  | ('touch slider' | 'wheel');

export function controlKind(node: ScreenNode): ControlKind {
  if (node.tag === 'select') return 'list';
  return (node.tag === 'input' ? byType(node) : undefined) ?? byRole(node) ?? byContent(node);
}

const NOT_WRITTEN = /^(?:button|submit|reset|image|file|hidden)$/;

export function isWritten({
  tag,
  role,
  attributes: { type = '', inputMode, popup },
  states,
}: ScreenNode): boolean {
  // A box that asks for no keyboard is only chosen from, whatever its input would take; a calendar opens for those who don't write.
  if (role === 'combobox' && inputMode === 'none' && popup !== 'dialog') return false;
  if (tag === 'input') return !NOT_WRITTEN.test(type);
  return tag === 'textarea' || states.editable === true;
}

function byType({ attributes: { type = '', list } }: ScreenNode): ControlKind | undefined {
  if (type === 'checkbox' || type === 'radio') return 'tick';
  if (/^(?:date|time|datetime-local|month|week)$/.test(type)) return 'date';
  if (type === 'color') return 'colour';
  if (type === 'range' || type === 'number') return type;
  return list === undefined ? undefined : 'suggesting field';
}

const TICKS = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];

function byRole(node: ScreenNode): ControlKind | undefined {
  if (isOf(node, 'slider') && node.states.touched === true) return 'touch slider';
  if (isOf(node, 'combobox') && node.states.touched === true) return 'wheel';
  if (isOf(node, ...TICKS)) return 'tick';
  if (isOf(node, 'combobox'))
    return isWritten(node) && node.states.readOnly !== true ? 'combo field' : 'combo';
  if (isWritten(node)) return 'text';
  if (isOf(node, 'slider', 'spinbutton', 'scrollbar')) return 'gauge';
  return isOf(node, 'listbox') ? 'list box' : undefined;
}

function byContent(node: ScreenNode): ControlKind {
  if (node.attributes.popup === 'listbox') return 'combo';
  if (inside(node).some((one) => isOf(one, 'radio'))) return 'radio group';
  if (node.attributes.popup !== undefined || node.states.expanded !== undefined) return 'combo';
  return writersIn(node).length === 1 ? 'editor' : 'other';
}

export const isTick = (node: ScreenNode): boolean =>
  controlKind(node) === 'tick' || node.states.pressed !== undefined;

/** The tick that a thing is, is the label of, or holds as the only one. */
export function tickOf(node: ScreenNode, screen: Screen): ScreenNode | undefined {
  if (isTick(node) || isTickedItem(node)) return node;
  const [tiedTo] = tied(node.attributes.labelFor, screen);
  if (tiedTo && isTick(tiedTo)) return tiedTo;
  const held = onlyOf(inside(node).filter(isTick));
  if (held) return held;
  const label = screen.nodes.find(({ tag, id }) => tag === 'label' && screen.nodes[id] !== node);
  if (label === undefined) return undefined;
  return screen.nodes.find((one) => isTick(one) && labelsOf(one, screen).some((its) => holds(its, node)));
}

/** An item of a tree that is ticked as a whole. */
export const isTickedItem = (node: ScreenNode): boolean =>
  isOf(node, 'treeitem') && node.states.checked !== undefined;

/** What is looked for may be anything, whatever is proposed. */
export const mayBeChosen = (node: ScreenNode): boolean =>
  controlKind(node) === 'combo field' &&
  !node.names.some(({ text }) => /\b(?:search|find|filter|query)/i.test(text));
