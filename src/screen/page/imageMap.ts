/** The parts of a picture that an image map makes links of: nothing of them is drawn, but each takes clicks where it is. */
import { FLAG } from '../flags.js';
import { isMostlyIn, meet, touches, type Area, type Rect } from './area.js';
import { readAttributes } from './attributes.js';
import * as native from './natives.js';
import type { Drawn, Place } from './places.js';
import type { Walk } from './walk.js';

export function walkAreas({ element, style, box }: Drawn, place: Place, parent: number, walk: Walk): void {
  const name = native.attributeOf(element, 'usemap');
  const map = name === null ? null : mapOf(name.replace(/^#/, ''));
  if (map === null) return;
  const [x, y] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingTop)];
  const [left, top] = [
    box.left + native.clientLeftOf(element) + x,
    box.top + native.clientTopOf(element) + y,
  ];
  const picture = { left, top, right: box.right, bottom: box.bottom };
  for (let child = native.firstOf(map); child !== null; child = native.afterOf(child))
    if (child instanceof HTMLAreaElement) walkArea(child, { picture, place, parent }, walk);
}

function mapOf(name: string): Element | null {
  return native.findInDocument(document, `map[name="${name.replace(/["\\]/g, '\\$&')}"]`);
}

interface Around {
  picture: Area;
  place: Place;
  parent: number;
}

function walkArea(area: HTMLAreaElement, { picture, place, parent }: Around, walk: Walk): void {
  const { answer, uncovered } = walk;
  // Of a map that two pictures share.
  if (answer.numbers.has(area)) return;
  const box = boxOf(area, picture);
  const isSeen = place.isSeen && touches(box, place.areas.reach);
  const isInView = isSeen && isMostlyIn(box, place.areas.view);
  const isUsable = native.attributeOf(area, 'href') !== null;
  const number = answer.add(area, parent, 'area', box);
  answer.flag(
    number,
    (isSeen ? FLAG.visible : 0) | (isInView ? FLAG.inView : 0) | (isUsable ? FLAG.usable : 0),
  );
  if (readAttributes(area, number, answer) && isSeen) answer.flag(number, FLAG.saysName);
  if (isInView && isUsable) uncovered[uncovered.length] = { element: area, number, box };
}

function boxOf(area: HTMLAreaElement, picture: Area): Rect {
  const found = meet(picture, shapeOf(area, picture));
  return { ...found, width: found.right - found.left, height: found.bottom - found.top };
}

/** Without coordinates, or with a word for its shape that nobody knows, it is the whole picture. */
function shapeOf({ shape, coords }: HTMLAreaElement, picture: Area): Area {
  const said = coords.split(/[\s,]+/);
  const [x, y, length] = [Number(said[0]), Number(said[1]), Number(said[2])];
  const { left, top } = picture;
  if (said.length < 3 || /^def/i.test(shape)) return picture;
  if (/^circ/i.test(shape)) return around(left + x, top + y, length);
  let all = around(left + x, top + y, 0);
  for (let at = 2; at + 1 < said.length; at += 2) {
    const [across, down] = [left + Number(said[at]), top + Number(said[at + 1])];
    all = {
      ...{ left: Math.min(all.left, across), right: Math.max(all.right, across) },
      ...{ top: Math.min(all.top, down), bottom: Math.max(all.bottom, down) },
    };
  }
  return all;
}

const around = (x: number, y: number, far: number): Area => ({
  ...{ left: x - far, top: y - far, right: x + far, bottom: y + far },
});
