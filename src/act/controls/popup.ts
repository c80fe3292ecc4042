/** What a button or a box opens: what it is tied to, or what becomes visible when it is opened; and what unfolds a thing. */
import { caretOf } from '../../grounding/kinds/bareFolds.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import {
  around,
  holds,
  innermost,
  inside,
  isOf,
  later,
  onlyOf,
  outermost,
  plain,
  tied,
  wordsOf,
} from '../nodes.js';

/** What opens, and what could be seen before. */
export interface Opening {
  opener: ScreenNode;
  before: ReadonlySet<number>;
  wasOpen: boolean;
}

/** To be made before it is opened: afterwards nothing tells its own menu from another that stands open. */
export function beforeOpening(opener: ScreenNode, screen: Screen): Opening {
  const seen = screen.nodes.filter(({ isVisible }) => isVisible).map(keyOf);
  return { opener, before: new Set(seen), wasOpen: opener.states.expanded === true };
}

const keyOf = ({ key, id }: ScreenNode): number => key ?? id;
const POPUPS = ['menu', 'listbox', 'tree', 'grid'];

export const popupsOn = ({ nodes }: Screen): ScreenNode[] =>
  nodes.filter((node) => node.isVisible && isOf(node, ...POPUPS) && node.tag !== 'select');

/** Undefined as long as nothing is open that belongs to it. */
export function popupOf({ opener: past, before, wasOpen }: Opening, screen: Screen): ScreenNode | undefined {
  const opener = later(past, screen) ?? past;
  const { controls, id, popup = 'listbox' } = opener.attributes;
  const all = tied(controls, screen);
  if (all.length > 0) return all.findLast(({ isVisible }) => isVisible);
  const kind = /^(?:listbox|tree|grid)$/.test(popup) ? popup : 'menu';
  const lastOf = (some: ScreenNode[]) => {
    const ofKind = some.filter((one) => isOf(one, kind));
    return outermost(ofKind.length > 0 ? ofKind : some).at(-1);
  };
  const open = popupsOn(screen);
  const isNamedByIt = ({ attributes: { labelledBy = '' } }: ScreenNode) =>
    id !== undefined && labelledBy.split(/\s+/).includes(id);
  return (
    lastOf(open.filter(isNamedByIt)) ??
    lastOf(open.filter((one) => holds(opener, one))) ??
    lastOf(open.filter((one) => !before.has(keyOf(one)))) ??
    (wasOpen ? beside(opener, open) : undefined)
  );
}

const WIDE = ['body', 'main', 'form', '#document', 'html'];

/** Only of what was open before: anything may stand beside a thing that is still closed. */
function beside(opener: ScreenNode, open: readonly ScreenNode[]): ScreenNode | undefined {
  for (const place of around(opener).slice(0, 3)) {
    if (WIDE.includes(place.tag)) break;
    const within = outermost(open.filter((one) => holds(place, one) && !holds(one, opener)));
    if (within.length > 0) return onlyOf(within);
  }
  return onlyOf(outermost(open));
}

/** What has become visible and is called so, where the markup doesn't say what opens; the smallest that can be distinguished. */
export function newlyNamed({ before }: Opening, name: string, screen: Screen): ScreenNode[] {
  const wanted = plain(name).toLowerCase();
  const fresh = screen.nodes.filter(
    (node) => node.isVisible && node.tag !== '#text' && !before.has(keyOf(node)) && isCalled(node, wanted),
  );
  return innermost(fresh);
}

function isCalled(node: ScreenNode, wanted: string): boolean {
  if (inside(node).length > 30) return false;
  return wordsOf(node).some(
    (text) =>
      plain(text)
        .toLowerCase()
        .replace(/[\s*:…]+$/, '') === wanted,
  );
}

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
  return onlyOf(inside(node).filter((one) => canTurn(one) && one.tag !== 'select')) ?? caretOf(node);
}

interface Fold {
  kind: 'item' | 'native list' | 'caret' | 'other';
  /** Undefined where the markup doesn't tell. */
  isOpen?: boolean;
  /** How many menus, lists and the like are open on the page. */
  popups: number;
}

export function readFold(opener: ScreenNode, screen: Screen): Fold {
  const dialogs = screen.nodes.filter((one) => one.isVisible && isOf(one, 'dialog', 'alertdialog'));
  const popups = popupsOn(screen).length + dialogs.length;
  if (opener.tag === 'select') return { kind: 'native list', popups };
  const kind = isOf(opener, 'treeitem', 'row') ? 'item' : isOf(opener, '') ? 'caret' : 'other';
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
  // Its class may have a word for that alone.
  if (!wanted && before.isOpen === true && before.kind === 'caret') return true;
  return wanted ? now.popups > before.popups : now.popups < before.popups;
}
