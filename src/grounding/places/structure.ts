/** How things belong together by the markup. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isOnLine } from './measure.js';

/** The node itself, what holds it, and so on. */
export function pathOf(node: ScreenNode): ScreenNode[] {
  const path: ScreenNode[] = [];
  for (let at: ScreenNode | undefined = node; at !== undefined; at = at.parent) path.push(at);
  return path;
}

export function holds(around: ScreenNode, node: ScreenNode): boolean {
  let at: ScreenNode | undefined = node;
  // What holds a thing comes before it.
  while (at !== undefined && at.id > around.id) at = at.parent;
  return at === around;
}

/** From each of the two the way up to what they share, without it. */
export function meet(one: ScreenNode, other: ScreenNode): [ScreenNode[], ScreenNode[]] {
  const [first, second] = [pathOf(one), pathOf(other)];
  while (first.length > 0 && first.at(-1) === second.at(-1)) {
    first.pop();
    second.pop();
  }
  return [first, second];
}

export const elementsIn = ({ children }: ScreenNode): ScreenNode[] =>
  children.filter(({ tag }) => tag !== '#text');

const ITEM_TAGS: ReadonlySet<string> = new Set(['tr', 'li', 'article']);
const ITEM_ROLES: ReadonlySet<string> = new Set(['row', 'listitem', 'option', 'treeitem', 'article']);
export const CELLS: ReadonlySet<string> = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);

export const isCell = ({ tag, role }: ScreenNode): boolean => CELLS.has(role) || tag === 'td' || tag === 'th';

const isItemByMarkup = ({ tag, role }: ScreenNode): boolean => ITEM_TAGS.has(tag) || ITEM_ROLES.has(role);

const classesOf = ({ attributes }: ScreenNode): string[] =>
  (attributes.className ?? '').split(/\s+/).filter((one) => one !== '');

export function isAlike(one: ScreenNode, other: ScreenNode): boolean {
  if (one === other || one.tag !== other.tag || isCell(one)) return false;
  const [first, second] = [classesOf(one), classesOf(other)];
  return first.length === 0 ? second.length === 0 : first.some((name) => second.includes(name));
}

/** Built like the one, with something of the same tags where the one has what the way leads to. */
function isTwin(one: ScreenNode, other: ScreenNode, way: readonly ScreenNode[]): boolean {
  const elements = way.filter(({ tag }) => tag !== '#text');
  const isOfOneSort = one.role === other.role || ![one, other].some(({ role }) => TICKS.has(role));
  return elements.length > 0 && isOfOneSort && isAlike(one, other) && hasWay(other, elements);
}

/** Boxes and switches that a kit draws are laid out by the same classes as what stands beside them. */
const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

function hasWay(from: ScreenNode, way: readonly ScreenNode[], isEnd = (_: ScreenNode) => true): boolean {
  const next = way.at(-1);
  if (next === undefined) return isEnd(from);
  return from.children.some((child) => child.tag === next.tag && hasWay(child, way.slice(0, -1), isEnd));
}

/** What is hidden says nothing of whether it has. */
const hasText = ({ text, isVisible }: ScreenNode): boolean => text !== '' || !isVisible;

/** The largest part around a title that others beside it are built like, each with a text where the one has its title. */
export function partTitledBy(title: ScreenNode): ScreenNode | undefined {
  const path = pathOf(title);
  return path.find((around, level) =>
    around.parent?.children.some(
      (other) => isAlike(around, other) && hasWay(other, path.slice(0, level), hasText),
    ),
  );
}

/** The row, the list item or the repeated card that it is in or is. */
export function itemOf(node: ScreenNode): ScreenNode | undefined {
  const path = pathOf(node);
  return path.find(
    (around, level) =>
      around.tag !== '#text' &&
      (isItemByMarkup(around) ||
        around.parent?.children.some((other) => isTwin(around, other, path.slice(0, level)))),
  );
}

/** The other stands in something that is built like what the one stands in. */
export function isInTwin(one: ScreenNode, other: ScreenNode): boolean {
  const [way, otherWay] = meet(one, other);
  const [around, otherAround] = [way.at(-1), otherWay.at(-1)];
  return around !== undefined && otherAround !== undefined && isTwin(around, otherAround, way.slice(0, -1));
}

const PROPER: ReadonlySet<string> = new Set('tr li td th article option body #text #document'.split(' '));
const PLAIN_ROLES: ReadonlySet<string> = new Set(['', 'generic', 'none', 'presentation', 'group']);

/** One of several that are built alike, though nothing in the markup calls it an item: a card, a row of boxes. */
export function isRepeated(node: ScreenNode): boolean {
  if (!isRepeatedItself(node)) return false;
  const { parent } = node;
  // The parts of a row that is one of several are no rows themselves; cards in one of several columns are.
  return parent === undefined || !isRepeatedItself(parent) || (isStacked(node) && holdsUsable(node, 3));
}

const isStacked = (node: ScreenNode): boolean =>
  node.parent?.children.every(
    (other) => other === node || !isAlike(node, other) || !isOnLine(node, other),
  ) === true;

const holdsUsable = ({ children }: ScreenNode, depth: number): boolean =>
  children.some((child) => child.isUsable || (depth > 1 && holdsUsable(child, depth - 1)));

function isRepeatedItself(node: ScreenNode): boolean {
  const twins = twinsOf(node);
  // The lines of a card may have a class in common, and are no cards themselves.
  const isInCard =
    twins.length > 0 &&
    ancestorsOf(node)
      .slice(0, 4)
      .some((one) => twinsOf(one).length > 0);
  return isInCard ? twins.some((other) => isBuiltLike(node, other)) : twins.length > 0;
}

/** What stands beside it and is like it, with something of the same tag in it. */
function twinsOf(node: ScreenNode): ScreenNode[] {
  if (PROPER.has(node.tag) || !PLAIN_ROLES.has(node.role)) return [];
  const tags = elementsIn(node).map(({ tag }) => tag);
  const isTwin = (other: ScreenNode) =>
    isAlike(node, other) && other.children.some(({ tag }) => tags.includes(tag));
  return node.parent?.children.filter(isTwin) ?? [];
}

/** Most of what is in one of them is in the other, too: the line of a card with its title is unlike that with its buttons. */
function isBuiltLike(one: ScreenNode, other: ScreenNode): boolean {
  const [ways, others] = [waysIn(one), waysIn(other)];
  const shared = [...ways].filter((way) => others.has(way)).length;
  return shared > 0 && shared >= (ways.size + others.size - shared) / 2;
}

const WAYS = new WeakMap<ScreenNode, ReadonlySet<string>>();

/** The tags from it down to each of its innermost elements, those of the fourth level among them. */
function waysIn(node: ScreenNode): ReadonlySet<string> {
  let ways = WAYS.get(node);
  if (ways === undefined) {
    const found = new Set<string>();
    addWays(node, '', found);
    WAYS.set(node, (ways = found));
  }
  return ways;
}

function addWays(node: ScreenNode, way: string, found: Set<string>, depth = 4): void {
  const inner = depth > 0 ? elementsIn(node) : [];
  if (inner.length === 0 && way !== '') found.add(way);
  for (const child of inner) addWays(child, `${way} ${child.tag}`, found, depth - 1);
}

/** In reading order, without the node itself. */
export function descendantsOf(node: ScreenNode): ScreenNode[] {
  const found: ScreenNode[] = [];
  const add = (one: ScreenNode) => {
    for (const child of one.children) {
      found.push(child);
      add(child);
    }
  };
  add(node);
  return found;
}

/** From the nearest on. */
export function ancestorsOf({ parent }: ScreenNode): ScreenNode[] {
  return parent === undefined ? [] : pathOf(parent);
}

/** The node itself, or the nearest that it stands in. */
export function closest(node: ScreenNode, isMeant: (one: ScreenNode) => boolean): ScreenNode | undefined {
  return pathOf(node).find(isMeant);
}

/** The only one; undefined where there are none or several. */
export const onlyOf = <One>([only, another]: readonly One[]): One | undefined =>
  another === undefined ? only : undefined;

/** Those that no other one of them holds. */
export function outermost(nodes: readonly ScreenNode[]): ScreenNode[] {
  const all = new Set(nodes);
  return nodes.filter((node) => !ancestorsOf(node).some((place) => all.has(place)));
}

/** Those that hold no other one of them. */
export function innermost(nodes: readonly ScreenNode[]): ScreenNode[] {
  const places = new Set(nodes.flatMap(ancestorsOf));
  return nodes.filter((node) => !places.has(node));
}
