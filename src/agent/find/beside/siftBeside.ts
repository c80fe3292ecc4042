/**
 * Runs in the page: which elements stand beside a neighbour, in the way that is said.
 *
 * Next to it is what shares its row, list item or repeated card; without such, what stands on its line or close by
 * (40 px). Among several, the one that shares the smallest part of the page wins, then the one that is clearly nearer.
 * Under a heading is all up to the next heading of its rank; under other things, and above them, what overlaps them in
 * the column; left and right of them, what overlaps them on the line. Nothing like the neighbour stands in between.
 */
import type { Beside } from '../../action.js';
import { onElements } from '../onElements.js';
import { headings, type IsHeadedBy } from './headings.js';
import { measure, type Measures } from './measure.js';
import { structure, type Structure } from './structure.js';

export interface Besides {
  relation: Beside;
  neighbours: Element[];
  /** All that stand so, not the nearest alone. */
  every: boolean;
}

/** How far up what they share is, and how far apart they are; undefined where they don't stand so. */
type Nearness = { steps: number; gap: number } | undefined;
type Relate = (element: Element, neighbour: Element) => Nearness;

function relateNext(
  { isOnLine, gap }: Measures,
  { pathOf, meet, itemOf, isInTwin }: Structure,
  isHeadedBy: IsHeadedBy,
): Relate {
  const [CLOSE, ROW] = [40, 'tr, [role=row]'];
  const holds = (around: Element, element: Element) => pathOf(element).includes(around);
  const isInnerItem = (element: Element, item: Element, onLine: boolean) =>
    !onLine && ![item, element].includes(itemOf(element) ?? item);
  const isInRow = (element: Element) => {
    const item = itemOf(element);
    return item !== undefined && item !== element && item.matches(ROW);
  };
  /** In a row of its own, or where the neighbour is in one that doesn't hold the element. */
  const isApart = (element: Element, neighbour: Element, onLine: boolean) => {
    if (isInTwin(neighbour, element)) return true;
    const item = itemOf(neighbour);
    if (item !== undefined) return item.matches(ROW) || !onLine;
    return !onLine && isInRow(element);
  };
  return (element, neighbour) => {
    const nearness = { steps: meet(neighbour, element).ways[0].length, gap: gap(element, neighbour) };
    if (neighbour.closest('label')?.control === element) return { steps: 0, gap: 0 };
    if (holds(neighbour, element)) return nearness;
    const [item, onLine] = [itemOf(neighbour), isOnLine(element, neighbour)];
    const isInItem = item !== undefined && holds(item, element);
    if (isInItem ? isInnerItem(element, item, onLine) : isApart(element, neighbour, onLine)) return undefined;
    if (isInItem || onLine) return nearness;
    const headed = isHeadedBy(element, neighbour, { item, directly: true });
    if (headed === undefined) return nearness.gap <= CLOSE ? nearness : undefined;
    // All that a heading begins is equally near to it.
    return headed ? { ...nearness, gap: 0 } : undefined;
  };
}

/** Along the line or down the column. `isBeyond` tells whether the first lies behind the second. */
function relateAlong(
  { isDrawn, gap }: Measures,
  isBeyond: (first: Element, second: Element) => boolean,
  isBefore: boolean,
): Relate {
  const isLike = (part: Element, one: Element) =>
    part.localName === one.localName && part.getAttribute('class') === one.getAttribute('class');
  return (element, neighbour) => {
    const [first, last] = isBefore ? [element, neighbour] : [neighbour, element];
    if (!isBeyond(last, first)) return undefined;
    const all = [...(neighbour.getRootNode() as ParentNode).querySelectorAll(neighbour.localName)];
    const isParted = all.some((part) => {
      if (
        !isLike(part, neighbour) ||
        [element, neighbour].some((one) => part.contains(one) || one.contains(part))
      )
        return false;
      // The next row begins no lower than what stands in it, and so it parts, too.
      return (
        isDrawn(part) && isBeyond(part, first) && (isBefore ? isBeyond(last, part) : !isBeyond(part, last))
      );
    });
    return isParted ? undefined : { steps: 0, gap: gap(element, neighbour) };
  };
}

// Runs in the page, so it must hold all it needs.
function sift(
  elements: Element[],
  { relation, neighbours, every }: Besides,
  ...[measuring, structuring, heading, next, along]: [
    typeof measure,
    typeof structure,
    typeof headings,
    typeof relateNext,
    typeof relateAlong,
  ]
): number[] {
  const [measures, tree] = [measuring(), structuring()];
  const { isHeadedBy } = heading();
  const { isUnder, isRightOf } = measures;
  const under: Relate = (element, neighbour) => {
    const headed = isHeadedBy(element, neighbour, { item: tree.itemOf(neighbour), directly: false });
    if (headed === undefined) return along(measures, isUnder, false)(element, neighbour);
    return headed ? { steps: 0, gap: 0 } : undefined;
  };
  const relations: Record<Beside, Relate> = {
    'next to': next(measures, tree, isHeadedBy),
    under,
    above: along(measures, isUnder, true),
    'to the right of': along(measures, isRightOf, false),
    'to the left of': along(measures, isRightOf, true),
  };
  const nearest = (all: [number, { steps: number; gap: number }][]) => {
    const steps = Math.min(...all.map(([, nearness]) => nearness.steps));
    const closest = all.filter(([, nearness]) => nearness.steps === steps);
    const gap = Math.min(...closest.map(([, nearness]) => nearness.gap));
    // A little nearer is no nearer to the eye.
    return closest.filter(([, nearness]) => nearness.gap <= gap * 1.5 + 4);
  };
  const kept = neighbours.flatMap((neighbour) => {
    const all = elements.flatMap((element, index): [number, { steps: number; gap: number }][] => {
      if (!measures.isDrawn(element) || tree.pathOf(neighbour).includes(element)) return [];
      const nearness = relations[relation](element, neighbour);
      return nearness ? [[index, nearness]] : [];
    });
    return (every ? all : nearest(all)).map(([index]) => index);
  });
  return [...new Set(kept)].sort((one, other) => one - other);
}

export const siftBeside = onElements(sift, measure, structure, headings, relateNext, relateAlong);
