/** Parts of the view as boxes tell them. Pure. */

/** In the view's coordinates. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Rect extends Area {
  readonly width: number;
  readonly height: number;
}

export const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 };
export const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export function meet(one: Area, other: Area): Area {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right - left <= 1 || bottom - top <= 1 ? NOWHERE : { left, top, right, bottom };
}

/** A line that is drawn as an element is as thin as a pixel. */
export function touches({ left, top, right, bottom, width, height }: Rect, area: Area): boolean {
  const wide = Math.min(right, area.right) - Math.max(left, area.left);
  const high = Math.min(bottom, area.bottom) - Math.max(top, area.top);
  return width > 0 && height > 0 && wide >= Math.min(1.01, width) && high >= Math.min(1.01, height);
}

export function isWithin({ left, top, right, bottom }: Area, area: Area): boolean {
  return left >= area.left && top >= area.top && right <= area.right && bottom <= area.bottom;
}

/** Of what is half cut off a person sees nothing to read. */
export function isHalfWithin({ left, top, right, bottom, width, height }: Rect, area: Area): boolean {
  return (
    Math.min(right, area.right) - Math.max(left, area.left) >= width / 2 &&
    Math.min(bottom, area.bottom) - Math.max(top, area.top) >= height / 2
  );
}

/** At least half of it; what is larger than the window can't be seen as a whole. */
export function isMostlyIn({ left, top, right, bottom, width, height }: Rect, area: Area): boolean {
  const wide = Math.min(right, area.right) - Math.max(left, area.left);
  const high = Math.min(bottom, area.bottom) - Math.max(top, area.top);
  if (wide <= 0 || high <= 0) return false;
  return wide * high >= (width * height) / 2 || wide * high >= (innerWidth * innerHeight) / 2;
}

const SHAPE = /^inset\(([^)]*?)(?: round .*)?\)$/;

/** What a clip path leaves; all of the box where that can't be known. */
export function shapeArea(path: string, { left, top, right, bottom, width, height }: Rect): Area {
  if (/^(?:circle|ellipse)\(0(?:px|%)?[ )]/.test(path)) return NOWHERE;
  const sides = SHAPE.exec(path)?.[1]?.trim().split(/\s+/) ?? [];
  const [up = '0', end = up, down = up, start = end] = sides;
  const length = (side: string, whole: number) =>
    side.endsWith('%') ? (Number.parseFloat(side) / 100) * whole : Number.parseFloat(side) || 0;
  return {
    left: left + length(start, width),
    top: top + length(up, height),
    right: right - length(end, width),
    bottom: bottom - length(down, height),
  };
}

export function isRectNothing(clip: string): boolean {
  if (clip === 'auto') return false;
  const [top = 0, right = 0, bottom = 0, left = 0] = (clip.match(/-?[\d.]+|auto/g) ?? []).map(Number);
  return right - left <= 1 || bottom - top <= 1;
}
