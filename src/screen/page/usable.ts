/** Whether the markup or the looks say that one can use an element. */
import * as native from './natives.js';
import type { Drawn, Place } from './places.js';

const CONTROL = /^(?:button|input|select|textarea|summary|label)$/;
const ROLE =
  /^(?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|treeitem|textbox|searchbox|combobox|spinbutton|slider|scrollbar|gridcell)$/;
const MARKED =
  '[tabindex], [contenteditable]:not([contenteditable=false]), [draggable=true], video[controls], audio[controls]';

export function isUsable({ element, tag }: Drawn, place: Place, outer: Place): boolean {
  if (CONTROL.test(tag)) return true;
  // Its hand is the one of what holds it.
  if (place.cursor === 'pointer' && outer.cursor !== 'pointer') return true;
  if (!native.hasAttributes(element)) return false;
  if (tag === 'a' || tag === 'area') return native.attributeOf(element, 'href') !== null;
  const role = native.attributeOf(element, 'role');
  if (role !== null && ROLE.test(role)) return true;
  return (
    (element instanceof HTMLElement && native.clickOf(element) !== null) || native.matches(element, MARKED)
  );
}
