/** A value that becomes the first one of a list. */
import { rangeOf, type Insertion, type Literal } from './insertItem.js';

export function wrapItem(literal: Literal, [before, after]: [before: string, after: string]): Insertion[] {
  const { start, end } = rangeOf(literal);
  return [
    { at: start, text: before },
    { at: end, text: after },
  ];
}
