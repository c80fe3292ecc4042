/** How a star is drawn, as far as it can be told. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isVivid } from '../colours.js';
import { drawnIn } from './signs.js';

export interface Look {
  /** The same of two that look alike. */
  is: string;
  isHollow: boolean;
  isVivid: boolean;
  isFilled: boolean;
}

/** Undefined where the look was not asked for, or one is drawn over another. */
export function lookOf(star: ScreenNode): Look | undefined {
  const drawn = drawnIn(star);
  const pictures = drawn.filter(({ tag, isVisible }) => isVisible && (tag === 'svg' || tag === 'img'));
  const ink = new Set(pictures.map(inkOf));
  const [is] = ink;
  if (ink.size > 1) return undefined;
  if (is !== undefined) return lookIn(is, true);
  const leaf = drawn.findLast(({ tag, isVisible }) => isVisible && tag !== '#text');
  return leaf?.style && lookIn(leaf.style.color, false);
}

function inkOf({ tag, style, names }: ScreenNode): string | undefined {
  return tag === 'img' ? names.find(({ from }) => from === 'file name')?.text : style?.fill;
}

const lookIn = (is: string, isFilled: boolean): Look => ({
  ...{ is, isFilled, isHollow: /^none$|^rgba\(.*, 0\)$/.test(is), isVivid: isVivid(is) },
});
