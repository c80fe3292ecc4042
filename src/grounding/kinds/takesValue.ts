/** Whether something can be written or chosen in a thing. */
import type { ScreenNode } from '../../screen/Screen.js';

const NO_VALUE = /^(?:hidden|button|submit|reset|image|checkbox|radio)$/;

export function takesValue({ tag, role, attributes, states }: ScreenNode): boolean {
  // A sign may be drawn as an input that takes nothing.
  if (tag === 'input' && role === '' && states.readOnly === true) return false;
  if (tag === 'input') return !NO_VALUE.test(attributes.type ?? 'text');
  return tag === 'select' || tag === 'textarea' || states.editable === true;
}
