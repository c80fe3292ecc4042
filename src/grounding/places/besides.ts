/**
 * Which things stand beside a neighbour, in the way that is said.
 *
 * Next to it is what shares its row, list item or repeated card; without such, what stands on its line or close by
 * (40 px). Among several, the one that shares the smallest part of the page wins, then the one that is clearly nearer.
 * Under a heading is all up to the next heading of its rank; under other things, and above them, what overlaps them in
 * the column; left and right of them, what overlaps them on the line. Nothing like the neighbour stands in between, nor a field
 * between a field and a text.
 */
import type { Beside } from '../../meaning/relations.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { isHeadedBy, isHeadingLike } from './headings.js';
import { bottom, gap, isDrawn, isInLane, isOnLine, isRightOf, isUnder } from './measure.js';
import { indexOf, type ScreenIndex } from '../names/screenIndex.js';
import { takesValue } from '../kinds/shapes.js';
import {
  closest,
  descendantsOf,
  elementsIn,
  holds,
  isInTwin,
  isRepeated,
  itemOf,
  meet,
  pathOf,
} from './structure.js';

/** How far up what they share is, and how far apart they are; undefined where they don't stand so. */
interface Nearness {
  steps: number;
  gap: number;
}

type Relate = (node: ScreenNode, neighbour: ScreenNode, context: Context) => Nearness | undefined;

interface Context {
  index: ScreenIndex;
  /** What is built like the neighbour, and so may part it from others. */
  likes: readonly ScreenNode[];
}

/** Those that stand so; the nearest alone unless all are wanted. */
export function thoseBeside<One extends { node: ScreenNode }>(
  all: readonly One[],
  neighbours: readonly ScreenNode[],
  { relation, screen, every }: { relation: Beside; screen: Screen; every: boolean },
): One[] {
  const index = indexOf(screen);
  const kept = new Set<One>();
  for (const neighbour of neighbours) {
    const isNear = relation === 'next to';
    const others = isNear ? [] : inLayerOf(neighbour, screen);
    const likes = others.filter((part) => isLike(part, neighbour) && isDrawn(part) && part.isVisible);
    const fields = isField(neighbour) ? others.filter(isLabelledField) : [];
    const related = all.flatMap((one) => {
      if (!isDrawn(one.node) || holds(one.node, neighbour)) return [];
      const parting = one.node.tag === '#text' ? [...likes, ...fields] : likes;
      const nearness = RELATIONS[relation](one.node, neighbour, { index, likes: parting });
      return nearness ? [{ one, nearness }] : [];
    });
    for (const { one } of every ? related : nearestOf(related)) kept.add(one);
  }
  if (kept.size === 0 && relation === 'under')
    return all.filter(({ node }) => neighbours.some((part) => holds(part, node) && isAtFootOf(part, node)));
  return all.filter((one) => kept.has(one));
}

/** What lies behind a dialog parts nothing in it. */
function inLayerOf(neighbour: ScreenNode, { nodes }: Screen): readonly ScreenNode[] {
  const dialog = closest(neighbour, ({ role }) => role === 'dialog' || role === 'alertdialog');
  return dialog === undefined ? nodes : descendantsOf(dialog);
}

/** A list may be what is drawn around its control. */
const isField = (node: ScreenNode): boolean =>
  takesValue(node) || descendantsOf(node).filter(takesValue).length === 1;

/** What is read below it belongs to that one; the control of a list may be hidden under what is chosen. */
const isLabelledField = (node: ScreenNode): boolean =>
  takesValue(node) &&
  isDrawn(node) &&
  (node.isVisible || node.role === 'combobox') &&
  node.names.some(({ from }) => from === 'label');

/** The button "below the form" is often a part of it, and so are the pages below a list of cards. */
function isAtFootOf(part: ScreenNode, node: ScreenNode): boolean {
  const last = elementsIn(part).filter(isRepeated).at(-1);
  return part.tag === 'form' || (last !== undefined && node.id > last.id && isUnder(node, last));
}

function nearestOf<One extends { nearness: Nearness }>(all: readonly One[]): One[] {
  const steps = Math.min(...all.map(({ nearness }) => nearness.steps));
  const closest = all.filter(({ nearness }) => nearness.steps === steps);
  const least = Math.min(...closest.map(({ nearness }) => nearness.gap));
  // A little nearer is no nearer to the eye.
  return closest.filter(({ nearness }) => nearness.gap <= least * 1.5 + 4);
}

const CLOSE = 40;

const isNext: Relate = (node, neighbour, { index }) => {
  const nearness = { steps: meet(neighbour, node)[0].length, gap: gap(node, neighbour) };
  if (labels(neighbour, node)) return { steps: 0, gap: 0 };
  if (isJoined(node, neighbour)) return nearness;
  const [item, onLine] = [itemOf(neighbour), isOnLine(node, neighbour)];
  const isInItem = item !== undefined && holds(item, node);
  const isOther = isInItem
    ? isInnerItem(node, item, onLine) && !isOnlyFieldOf(item, neighbour)
    : isApart(node, neighbour, onLine);
  if (isOther) return undefined;
  if (isInItem || onLine) return nearness;
  const headed = isHeadedBy(node, neighbour, { item, directly: true, index });
  if (headed === undefined) return nearness.gap <= CLOSE ? nearness : undefined;
  // All that a heading begins is equally near to it.
  return headed ? { ...nearness, gap: 0 } : undefined;
};

const isJoined = (node: ScreenNode, neighbour: ScreenNode): boolean =>
  holds(neighbour, node) || isBesideLines(node, neighbour);

/** A sum stands beside a label of several lines, in the middle of them: two blocks on one line, and nothing else there. */
function isBesideLines(node: ScreenNode, neighbour: ScreenNode): boolean {
  const [block, other] = meet(neighbour, node).map((way) => way.at(-1));
  const line = block?.parent;
  if (block === undefined || other === undefined || line === undefined || line.box.height > LINES)
    return false;
  const parts = line.children.filter(({ isVisible, text }) => isVisible && text.trim() !== '');
  const sum = [block, other].find(({ pieces }) => pieces.length === 1 && FIGURE.test(pieces[0]?.text ?? ''));
  const isOfLines = parts.length === 2 && [block, other].every(({ pieces }) => pieces.length <= 3);
  return sum !== undefined && isOfLines && isOnLine(block, other) && !isInLane(block, other);
}
/** A number, with whatever stands around it: "$35.00". */
export const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** Pixels of three lines, and what is around them. */
const LINES = 100;

/** The control that a label is for may be put away in the tick that a kit draws for it. */
function labels(label: ScreenNode, field: ScreenNode): boolean {
  return pathOf(label).some(
    ({ control }) =>
      control === field || (control !== undefined && TICKS.has(field.role) && holds(field, control)),
  );
}

const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

function isInnerItem(node: ScreenNode, item: ScreenNode, onLine: boolean): boolean {
  return !onLine && ![item, node].includes(itemOf(node) ?? item) && !isAllOf(node);
}

/** What a list in the row of a field says is said of the field: "This field is required." */
const isOnlyFieldOf = (item: ScreenNode, field: ScreenNode): boolean =>
  takesValue(field) && descendantsOf(item).every((node) => node === field || !takesValue(node));

const isRow = ({ tag, role }: ScreenNode): boolean => tag === 'tr' || role === 'row';

/** In a row of its own, or where the neighbour is in one that doesn't hold it. */
function isApart(node: ScreenNode, neighbour: ScreenNode, onLine: boolean): boolean {
  const item = itemOf(neighbour);
  if (isInTwin(neighbour, node)) return !onLine || !isAllOf(node) || !isAllOf(neighbour);
  if (item !== undefined) return isRow(item) || !onLine;
  const own = itemOf(node);
  return !onLine && own !== undefined && own !== node && isRow(own);
}

/** Entries of a bar that are no more than a link each stand beside one another. */
const isAllOf = (node: ScreenNode): boolean => {
  const item = itemOf(node);
  return item !== undefined && !isRow(item) && item.text === node.text;
};

type Lies = (first: ScreenNode, second: ScreenNode) => boolean;

/** Along the line or down the column. `isBeyond` tells whether the first lies behind the second. */
function along(isBeyond: Lies, isBefore: boolean, isPast: Lies = isBeyond): Relate {
  return (node, neighbour, { likes }) => {
    const [first, last] = isBefore ? [node, neighbour] : [neighbour, node];
    if (!isBeyond(last, first)) return undefined;
    const isParted = likes.some((part) => {
      if (touches(part, [node, neighbour])) return false;
      // The next row begins no lower than what stands in it, and so it parts, too.
      return isBeyond(part, first) && (isBefore ? isBeyond(last, part) : !isPast(part, last));
    });
    return isParted ? undefined : { steps: 0, gap: gap(node, neighbour) };
  };
}

const isLike = (part: ScreenNode, one: ScreenNode): boolean =>
  part.tag === one.tag &&
  part.attributes.className === one.attributes.className &&
  part.parent?.tag === one.parent?.tag;

const touches = (part: ScreenNode, ones: readonly ScreenNode[]): boolean =>
  ones.some((one) => holds(part, one) || holds(one, part));

/** What begins lower than a short text ends parts nothing from it, though it stands further to the side. */
const below = along(isUnder, false, (lower, upper) => lower.box.y >= bottom(upper.box) - 2);

/** In the list that an item of a tree holds, which is drawn below its title, and further in. */
function nested(node: ScreenNode, title: ScreenNode): Nearness | undefined {
  const item = itemOf(title);
  if (item === undefined || node.id < title.id || !holds(item, node)) return undefined;
  const isInList = pathOf(node).some((one) => one.id > title.id && /^(?:list|group|tree)$/.test(one.role));
  return isInList ? { steps: 0, gap: gap(node, title) } : undefined;
}

/** A title and what is below it are often headings of one rank. */
const isOfNextHeading = (node: ScreenNode, neighbour: ScreenNode): boolean => {
  const heading = pathOf(neighbour).find(isHeadingLike);
  const after =
    heading?.parent && elementsIn(heading.parent).find((one) => one.id > heading.id && one.isVisible);
  return after?.role === 'heading' && holds(after, node) && isUnder(node, neighbour);
};

const RELATIONS: Record<Beside, Relate> = {
  'next to': isNext,
  under: (node, neighbour, context) => {
    const bounds = { item: itemOf(neighbour), directly: false, index: context.index };
    const headed = isHeadedBy(node, neighbour, bounds);
    if (headed === undefined) return below(node, neighbour, context) ?? nested(node, neighbour);
    return headed || isOfNextHeading(node, neighbour) ? { steps: 0, gap: 0 } : undefined;
  },
  above: along(isUnder, true),
  'to the right of': along(isRightOf, false),
  'to the left of': along(isRightOf, true),
};
