/** How things lie to one another on the screen, and where on the page. */
import type { Box, ScreenNode } from '../../screen/Screen.js';
import type { Scored } from '../Pool.js';
import type { Search } from '../search.js';
import type { Position } from '../../meaning/relations.js';

/** Borders that touch may overlap by a fraction. */
const SLACK = 2;

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const isDrawn = ({ box }: ScreenNode): boolean => box.width > 0 && box.height > 0;

/** They overlap by at least half the height of the lower one. */
export function isOnLine({ box: a }: ScreenNode, { box: b }: ScreenNode): boolean {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return shared > 0 && shared >= Math.min(a.height, b.height) / 2;
}

export function isInLane({ box: a }: ScreenNode, { box: b }: ScreenNode): boolean {
  return Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 0;
}

export const isUnder = (lower: ScreenNode, upper: ScreenNode): boolean =>
  isInLane(lower, upper) && lower.box.y >= bottom(upper.box) - SLACK;

export const isRightOf = (one: ScreenNode, other: ScreenNode): boolean =>
  isOnLine(one, other) &&
  (one.box.x >= right(other.box) - SLACK || isOverStart(other, one) || isOverEnd(one, other));

const isOverStart = (sign: ScreenNode, field: ScreenNode): boolean =>
  isSignOf(sign, field) && Math.abs(sign.box.x - field.box.x) <= FRAME;

const isOverEnd = (sign: ScreenNode, field: ScreenNode): boolean =>
  isSignOf(sign, field) && Math.abs(right(sign.box) - right(field.box)) <= FRAME;

/** A sign may be drawn over the edge of a field, where what is written there leaves it room. */
const isSignOf = ({ box }: ScreenNode, { tag, box: field }: ScreenNode): boolean =>
  (tag === 'input' || tag === 'textarea') && box.width <= Math.min(field.width / 4, 48);

const FRAME = 8;

/** Pixels between their edges. */
export function gap({ box: a }: ScreenNode, { box: b }: ScreenNode): number {
  const across = Math.max(0, b.x - right(a), a.x - right(b));
  return Math.hypot(across, Math.max(0, b.y - bottom(a), a.y - bottom(b)));
}

/** How far from there, as a part of the place's size; undefined where it stands elsewhere. */
export function distanceFrom(position: Position, { box }: ScreenNode, place: Box): number | undefined {
  if (place.width <= 0 || place.height <= 0) return undefined;
  const across = (box.x + box.width / 2 - place.x) / place.width;
  const down = (box.y + box.height / 2 - place.y) / place.height;
  if (position === 'middle') return nearMiddle(across, down);
  const sides = isLine(place) ? (ALONG[position] ?? position) : position;
  const distances = sides.split(' ').map((side) => FROM[side as keyof typeof FROM](across, down));
  return distances.some((distance) => distance > HALF) ? undefined : Math.max(...distances);
}

/** A line begins at its left and ends at its right. */
const ALONG: Partial<Record<Position, Position>> = { top: 'left', bottom: 'right' };
const isLine = ({ width, height }: Box): boolean => height <= 100 && width >= 4 * height;

const HALF = 0.5;
const FROM = {
  top: (_across: number, down: number) => down,
  bottom: (_across: number, down: number) => 1 - down,
  left: (across: number) => across,
  right: (across: number) => 1 - across,
};

function nearMiddle(across: number, down: number): number | undefined {
  const distance = Math.max(Math.abs(across - HALF), Math.abs(down - HALF));
  return distance > 0.3 ? undefined : distance;
}

/** Those nearer to the said side of the page, or of the part of it, count for more. */
export function atPosition(all: readonly Scored[], { target, screen, roots }: Search): Scored[] {
  const [root] = roots;
  const isPage = root === undefined || root.parent === undefined;
  const view = { x: 0, y: 0, width: screen.width, height: screen.height };
  const seen = all.filter(({ node }) => node.isInView || !isWithin(node.box, view));
  // What is scrolled out of a part of the page has a place in the view all the same.
  return (isPage && seen.length > 0 ? seen : all).flatMap((one) => {
    const distance = target.at && distanceFrom(target.at, one.node, isPage ? view : root.box);
    return distance === undefined ? [] : [{ ...one, score: one.score - distance * 40 }];
  });
}

const isWithin = (box: Box, view: Box): boolean =>
  box.x >= view.x && box.y >= view.y && right(box) <= right(view) && bottom(box) <= bottom(view);

interface MayHave {
  node?: ScreenNode;
}

/** What keeps the room for a bar that is fixed lies under it, with the same things at the same places: nobody can click those. */
export const withoutDoubles = <Any extends MayHave>(all: readonly Any[]): Any[] =>
  all.filter(({ node }) => !all.some((other) => isDoubleOf(node, other.node)));

function isDoubleOf(node: ScreenNode | undefined, top: ScreenNode | undefined): boolean {
  if (node?.coveredBy === undefined || top === undefined || top.coveredBy !== undefined) return false;
  const isNear = (side: keyof Box) => Math.abs(node.box[side] - top.box[side]) <= 1;
  return node.tag === top.tag && SIDES.every(isNear);
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
