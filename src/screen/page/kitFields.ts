/** Kits make a field of several elements, and tie its label to the one around them. */
import { referredBy } from './attributes.js';
import * as native from './natives.js';

/** The only field in there, where nothing else says what it is. What is ticked stands beside its words anyway. */
export function fieldNamedBy(label: Element): Element | null {
  return tickOf(label) ?? fieldIn(label);
}

/** `<div class="checkbox"><input type="checkbox"><label>News</label></div>`: the two alone, and the kit's script ticks by either. Elsewhere such a label is a text. */
export function tickOf(label: Element): HTMLInputElement | null {
  const around = native.parentOf(label);
  const tick = around instanceof Element ? native.firstElementOf(around) : null;
  if (tick === null || (label as HTMLLabelElement).control !== null || !native.matches(tick, TICK))
    return null;
  if (!KIT_TICK.test(native.attributeOf(around as Element, 'class') ?? '')) return null;
  const isPair = native.nextElementOf(tick) === label && native.nextElementOf(label) === null;
  const { labels } = tick as HTMLInputElement;
  return isPair && (labels === null || labels.length === 0) ? (tick as HTMLInputElement) : null;
}

function fieldIn(label: Element): Element | null {
  const [around] = referredBy(label, 'for');
  if (around === undefined || native.matches(around, NO_FIELD)) return null;
  const fields = native.findAllIn(around, FIELD);
  const field = fields[0];
  if (field === undefined || fields.length > 1 || native.matches(field, TICK)) return null;
  return isNamedOtherwise(field) || hasWords(around, field) ? null : field;
}

const NO_FIELD =
  'form, table, dialog, main, [role=form], [role=search], [role=dialog], [role=table], [role=grid]';
/** What a kit calls the box around the two. */
const KIT_TICK = /(?:^|[\s_-])(?:checkbox|radio|check|toggle|switch)(?=$|[\s_-])/;
const TICK = 'input[type=checkbox], input[type=radio]';
const FIELD =
  'input:not([type=hidden]), select, textarea, [role=combobox], [role=textbox], [role=searchbox], [role=spinbutton]';

/** A list that is drawn may have what it shows, a choice or "Choose", for its label. */
function isNamedOtherwise(field: Element): boolean {
  const labels = (field as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | null | undefined;
  if (labels && labels.length > 0) return true;
  if (native.attributeOf(field, 'aria-labelledby') !== null || native.attributeOf(field, 'title') !== null)
    return true;
  const said = native.attributeOf(field, 'aria-label')?.trim() ?? '';
  return said !== '' && said !== (native.textContentOf(field) ?? '').trim();
}

/** "Password" beside it is what it is called; what a button in it says, or a list that belongs to it, is none of that. */
function hasWords(part: Node, field: Element): boolean {
  for (let child = native.firstOf(part); child !== null; child = native.afterOf(child)) {
    const type = native.typeOf(child);
    if (type === TEXT && /\p{L}/u.test(native.textContentOf(child) ?? '')) return true;
    const isApart = type !== ELEMENT || child === field || native.matches(child, NO_NAME);
    if (!isApart && hasWords(child, field)) return true;
  }
  return false;
}

const [ELEMENT, TEXT] = [1, 3];
const NO_NAME = 'button, [role=button], [role=listbox], option, [aria-live], script, style';
