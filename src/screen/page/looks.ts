/** How an element looks, where a look is asked for that. */
import type { Answer } from './Answer.js';
import type { Drawn } from './places.js';

export function readStyle({ style }: Drawn, number: number, answer: Answer): void {
  answer.fact(number, '.color', style.color);
  answer.fact(number, '.background', style.backgroundColor);
  answer.fact(number, '.border', borderOf(style));
  answer.fact(number, '.weight', style.fontWeight);
  if (style.fontStyle !== 'normal') answer.fact(number, '.italic', true);
  answer.fact(number, '.decoration', style.textDecorationLine);
  answer.fact(number, '.animation', style.animationName);
}

/** Of a side that is drawn; an outline counts as one. */
function borderOf(style: CSSStyleDeclaration): string {
  if (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px') return style.borderTopColor;
  if (style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px') return style.borderBottomColor;
  if (style.borderLeftStyle !== 'none' && style.borderLeftWidth !== '0px') return style.borderLeftColor;
  return style.outlineStyle !== 'none' && style.outlineWidth !== '0px' ? style.outlineColor : '';
}
