/** Stars that are drawn twice, one over the other: how much of the lower ones the upper ones cover is the rating. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../../grounding/places/structure.js';
import type { Told } from './told.js';
import { writtenStars } from './signs.js';

/** Half a star, and what rounding leaves. */
const STEP = 2;
const SLACK = 0.15;

/** Undefined for what is not drawn so, or can't be told. */
export function drawnOver(node: ScreenNode): Told | undefined {
  const texts = descendantsOf(node).filter(({ tag }) => tag === '#text');
  const [one, other, more] = texts.filter(({ text }) => writtenStars(text) !== undefined);
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const of = writtenStars(one.text)?.of ?? 0;
  if (writtenStars(other.text)?.of !== of || !isOver(one, other)) return undefined;
  const widths = [one, other].map(({ parent, box }) => Math.min(box.width, parent?.box.width ?? 0));
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  const value = Math.round((least / most) * of * STEP) / STEP;
  const isPlain = most > 0 && Math.abs(value - (least / most) * of) <= SLACK;
  return isPlain ? { value, of } : undefined;
}

const isOver = ({ box: one }: ScreenNode, { box: other }: ScreenNode): boolean =>
  Math.abs(one.x - other.x) <= 2 && Math.abs(one.y - other.y) <= 2;
