/** A drop-down that a kit makes of nothing but boxes: "Open the ward list" on `<div class="kit-selection" tabindex="0">`. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../places/structure.js';
import { marksOf } from './marks.js';
import { takesValue } from './takesValue.js';

/** It takes the focus, the markup calls it one, and an arrow is drawn in it. */
export function isDrawnList(node: ScreenNode): boolean {
  if (node.role !== '' || node.attributes.tabIndex !== '0' || !NAMED.test(marksOf(node))) return false;
  const parts = descendantsOf(node);
  return parts.some((part) => ARROW.test(marksOf(part))) && !parts.some(isOther);
}

const NAMED =
  /(?:^|[ -])(?<!user-|no-)(?:select|selection|select-?box|multi-?select)(?:-(?:label|tags|input|trigger|selection|control))?(?= |$)/;
const ARROW = /(?:^|[ -])(?:arrow|caret|chevron)(?=[ -]|$)/;

/** What is written into says itself what it is; a list that is open shows its options. */
const isOther = (part: ScreenNode): boolean =>
  (takesValue(part) && part.isVisible) || /^(?:combobox|listbox|option)$/.test(part.role);
