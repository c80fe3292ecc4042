/** How many stars of a row are filled. */
import type { ScreenNode } from '../../screen/Screen.js';
import { lookOf } from './looks.js';
import { fillOfAll, fillSaid, isSolid, type Fill } from './signs.js';

/** Undefined where it can't be told. */
export function filledOf(stars: readonly ScreenNode[]): number | undefined {
  const said = bySaying(stars.map(fillSaid));
  const seen = byLook(stars);
  if (said !== undefined && seen !== undefined && Math.abs(said - seen) >= 1) return undefined;
  return said ?? seen ?? ofAll(stars);
}

/** The first ones are filled and the rest isn't: at least of one side it is said. */
function bySaying(fills: readonly (Fill | undefined)[]): number | undefined {
  if (new Set(fills).size < 2) return undefined;
  const isSaidOfFull = fills.includes('full');
  const full = fills.findIndex((fill) => (isSaidOfFull ? fill !== 'full' : isRest(fill)));
  const rest = fills.slice(full);
  const halves = rest.filter((fill) => fill === 'half').length;
  const isFirst = rest[0] === 'half';
  const after = isFirst ? rest.slice(1) : rest;
  if (halves > 1 || (halves === 1 && !isFirst)) return undefined;
  const isRow = isSaidOfFull ? !after.includes('full') : after.every((fill) => fill === 'empty');
  return isRow ? full + halves / 2 : undefined;
}

const isRest = (fill: Fill | undefined): boolean => fill === 'empty' || fill === 'half';

/** The first ones look unlike the rest, and all of each side alike. */
function byLook(stars: readonly ScreenNode[]): number | undefined {
  const looks = stars.map(lookOf);
  const [first] = looks;
  const last = looks.at(-1);
  if (first === undefined || last === undefined || first.is === last.is) return undefined;
  const full = looks.findIndex((look) => look?.is !== first.is);
  const isParted = looks.every((look, at) => look?.is === (at < full ? first : last).is);
  const isTurned = first.isHollow || (last.isVivid && !first.isVivid && !last.isHollow);
  return isParted && !isTurned ? full : undefined;
}

/** All alike: filled ones that shine, or outlines. */
function ofAll(stars: readonly ScreenNode[]): number | undefined {
  const looks = stars.map(lookOf);
  const [look] = looks;
  const fills = new Set(stars.map(fillOfAll));
  if (fills.size > 1 || new Set(looks.map((one) => one?.is)).size > 1) return undefined;
  const [fill] = fills;
  if (fill === 'full' || fill === 'empty') return fill === 'full' ? stars.length : 0;
  if (look === undefined || look.isHollow) return look && 0;
  return look.isVivid && (look.isFilled || stars.every(isSolid)) ? stars.length : undefined;
}
