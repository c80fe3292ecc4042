/** The items of a list, a drop-down, a menu, a tree or a group of choices; of a table that is called a list, its rows. */
import { TABLES } from '../../grounding/places/columns.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import type { Kind } from '../../meaning/kinds.js';
import { OF_MARKUP, type ScreenNode } from '../../screen/Screen.js';
import { joined } from '../text/matchText.js';
import { ancestorsOf, CELLS, descendantsOf } from '../../grounding/places/structure.js';
import { readTable } from './readTable.js';

export interface ReadItem {
  text: string;
  /** What parts of it show by themselves: the name, without the price and the button beside it. */
  parts: string[];
}

const ITEMS_OF: Record<string, readonly string[]> = {
  list: ['listitem'],
  listbox: ['option'],
  combobox: ['option'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  tree: ['treeitem'],
  tablist: ['tab'],
  radiogroup: ['radio'],
  group: ['radio'],
  feed: ['article'],
};

/** Undefined for what has no items. */
export function readItems(node: ScreenNode): ReadItem[] | undefined {
  for (const candidate of [node, ...openedBy(node)]) {
    const kinds = ITEMS_OF[candidate.role];
    if (kinds === undefined || (candidate.role === 'combobox' && candidate.tag !== 'select')) continue;
    const items = descendantsOf(candidate).filter(
      (one) => kinds.includes(one.role) && containerOf(one, kinds) === candidate && isOffered(one),
    );
    if (candidate.role === 'group' && items.length === 0) continue;
    return items.map(readItem);
  }
  if (/^(?:table|(?:tree)?grid)$/.test(node.role)) return rowsOf(node);
  return (isNavigation(node) ? waysIn(node) : repeatedIn(node))?.map(readItem);
}

/** Marked up as one, or plain markup with nothing but links in it. */
function isNavigation({ role, children }: ScreenNode): boolean {
  const parts = children.filter(({ tag, isVisible }) => tag !== '#text' && isVisible);
  return role === 'navigation' || (role === '' && parts.length > 1 && parts.every(isWay));
}

/** Each is told by any of its cells. */
const rowsOf = (table: ScreenNode): ReadItem[] =>
  (readTable(table) ?? []).flatMap(({ part, cells, nodes }) =>
    part === 'body' && nodes.length > 0 ? [{ text: cells.join(' ').trim(), parts: cells }] : [],
  );

/** What leads on, in whatever lists and groups it stands, and what else is written there; undefined where some is but a picture. */
function waysIn(navigation: ScreenNode): ScreenNode[] | undefined {
  const shown = descendantsOf(navigation).filter(({ isVisible }) => isVisible);
  if (shown.some((node) => isWay(node) && node.pieces.length === 0)) return undefined;
  const written = shown.filter(({ tag }) => tag === '#text');
  return [...new Set(written.map((text) => ancestorsOf(text).find(isWay) ?? text.parent ?? text))];
}

const isWay = ({ role }: ScreenNode): boolean => /^(?:link|button|menuitem)$/.test(role);

/** Of plain markup: parts that are built alike, one under the other, and the way to more of them. */
function repeatedIn(node: ScreenNode): ScreenNode[] | undefined {
  const parts = node.children.filter(
    ({ tag, isVisible, role }) => tag !== '#text' && isVisible && role !== 'navigation',
  );
  const [isHead, isAnother] = parts.map((part) => HEADING.test(marksOf(part)));
  const items = isHead === true && isAnother === false ? parts.slice(1) : parts;
  const [first] = items;
  const isBuilt = first?.tag.includes('-') === true || first?.attributes.className !== undefined;
  const isPlain = node.role === '' && items.length > 1 && isBuilt;
  return isPlain && items.every((part) => isAlike(part, first)) ? items : undefined;
}

/** What stands above them says how they are sorted, say. */
const HEADING = /(?:^| )[a-z-]*-(?:header|head)(?= |$)/;

const isAlike = (one: ScreenNode, other: ScreenNode): boolean =>
  one.tag === other.tag &&
  one.attributes.className?.split(' ')[0] === other.attributes.className?.split(' ')[0];

function openedBy(node: ScreenNode): ScreenNode[] {
  const ids = (node.attributes.controls ?? '').split(/\s+/).filter((id) => id !== '');
  if (ids.length === 0) return [];
  const root = ancestorsOf(node).at(-1) ?? node;
  return descendantsOf(root).filter(({ attributes }) => ids.includes(attributes.id ?? ''));
}

/** Groups of options are no lists of their own. */
function containerOf(item: ScreenNode, kinds: readonly string[]): ScreenNode | undefined {
  return ancestorsOf(item).find(
    ({ role, tag }) => tag !== 'optgroup' && ITEMS_OF[role]?.some((kind) => kinds.includes(kind)) === true,
  );
}

/** The options of a list that is folded have no place on the page, and ticks are drawn by their labels. */
function isOffered({ tag, role, isVisible }: ScreenNode): boolean {
  return isVisible || tag === 'option' || role === 'radio';
}

function readItem(node: ScreenNode): ReadItem {
  const [name] = node.names;
  if (node.tag === 'option' || node.role === 'radio') return { text: name?.text ?? textOf(node), parts: [] };
  const plain = node.children.filter((child) => !isControl(child) && !descendantsOf(child).some(isControl));
  const parts = descendantsOf(node).filter(({ pieces }) => pieces.length > 0);
  return {
    text: textOf(node),
    parts: [...parts.slice(0, 200).map(textOf), plain.map(textOf).join(' ')],
  };
}

const isControl = ({ tag, role }: ScreenNode): boolean =>
  tag === 'button' || tag === 'input' || role === 'button';

export const isBar = (role: Kind | undefined): boolean => role === 'toolbar' || role === 'header';

/** Of a bar, by their words or, where one shows a picture, by its name; undefined where it has none. */
export function toolsIn(bar: ScreenNode): ReadItem[] | undefined {
  const tools = descendantsOf(bar).filter((node) => node.isVisible && isWay(node));
  const namesOf = ({ names }: ScreenNode) => names.filter(({ from }) => !OF_MARKUP.has(from));
  const items = tools.map((node) => ({ text: textOf(node), parts: namesOf(node).map(({ text }) => text) }));
  return items.length > 0 ? items : undefined;
}

const textOf = ({ pieces }: ScreenNode): string => joined(pieces, ['text', 'value']);

export function hasNoRows(node: ScreenNode): boolean {
  if (!TABLES.has(node.role)) return false;
  const rows = descendantsOf(node).filter(({ role, isVisible }) => role === 'row' && isVisible);
  const [head, ...body] = rows.map(({ children }) => children.filter(({ role }) => CELLS.has(role)));
  const isHead = head !== undefined && head.length > 1 && head.every(({ role }) => role === 'columnheader');
  return isHead && body.every((cells) => cells.length === 1 && cells[0]?.attributes.columnSpan !== undefined);
}

/** A list in whose place nothing but a message stands: "No orders yet". What has two items, or a number in it, is none. */
export function saysThatEmpty(node: ScreenNode): boolean {
  const mayBeList = node.role === 'list' || node.role === '';
  return mayBeList && (readItems(node)?.length ?? 0) < 2 && !/\d/.test(node.text) && EMPTY.test(node.text);
}

const EMPTY = new RegExp(
  [
    String.raw`^[^\p{L}]*(?:no|none|nothing) (?:\p{L}+ ){0,4}(?:found|yet|here|match(?:es)?|available|left|to (?:show|see|display))(?!\p{L})`,
    String.raw`^[^\p{L}]*(?:\p{L}+ ){1,4}(?:is|are) (?:still |now )?empty(?!\p{L})`,
  ].join('|'),
  'iu',
);
