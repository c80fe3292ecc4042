/** In which states a node is, as far as it says so. Pure. */
import { isIconTicked } from './iconTick.js';
import { isDrawnOn } from './roleOf.js';
import type { States } from './Screen.js';
import type { Facts, SeenNode } from './SeenNode.js';
import { isCaretOpen, isTreeTicked } from './treeSigns.js';

export function statesOf(node: SeenNode): States {
  const { facts } = node;
  const busy = either(facts['aria-busy']);
  const scroll = scrollOf(facts);
  return {
    ...{ ...switched(node), ...openness(node), ...ofField(node), ...ofMedia(facts) },
    ...(isDisabled(node) && { disabled: true }),
    ...(facts['aria-current'] !== undefined && { current: isTrue(facts['aria-current']) }),
    ...(busy !== undefined && { busy: busy === true }),
    ...(facts['.focused'] !== undefined && { focused: true }),
    ...((facts['.modal'] ?? facts['aria-modal']) === 'true' && { modal: true }),
    ...((facts.multiple !== undefined || facts['aria-multiselectable'] === 'true') && { multiple: true }),
    ...(facts.draggable === 'true' && { draggable: true }),
    ...(scroll && { scroll }),
    ...(isUnspoken(node) && { unspoken: true }),
  };
}

function isUnspoken(node: SeenNode): boolean {
  for (let at: SeenNode | undefined = node; at; at = at.parent)
    if (at.facts['aria-hidden'] === 'true') return true;
  return false;
}

function scrollOf(facts: Facts): States['scroll'] {
  const [x, y, xMost, yMost] = (facts['.scroll'] ?? '').split(' ').map(Number);
  const isWhole = x !== undefined && y !== undefined && xMost !== undefined && yMost !== undefined;
  const unknown = facts['.more'] === undefined ? {} : ({ isUnknown: true } as const);
  return isWhole ? { x, y, xMost, yMost, ...unknown } : undefined;
}

/** Said, and not said to be otherwise; of `aria-current` and the like any word will do. */
const isTrue = (said: string | undefined): boolean => said !== undefined && said !== 'false' && said !== '';

function either(said: string | undefined): boolean | 'mixed' | undefined {
  if (said === 'mixed') return 'mixed';
  return said === undefined || said === '' || said === 'undefined' ? undefined : said !== 'false';
}

function switched(node: SeenNode): States {
  const { facts, role } = node;
  const said =
    either(facts['.checked'] ?? facts['aria-checked']) ??
    isDrawnOn(node) ??
    isIconTicked(node) ??
    isTreeTicked(node);
  const held = either(facts['aria-pressed']);
  // Some kits press what is ticked.
  const isHeldTick = said === undefined && TICKED.test(role);
  const [checked, pressed] = isHeldTick ? [held, undefined] : [said, held];
  const selected = facts['.selected'] ?? facts['aria-selected'];
  return {
    ...(checked !== undefined && { checked }),
    ...(pressed !== undefined && { pressed }),
    ...(selected !== undefined && { selected: isTrue(selected) }),
  };
}

const TICKED = /^(?:checkbox|switch|menuitemcheckbox)$/;

function openness(node: SeenNode): States {
  const { tag, facts, parent } = node;
  const said = either(facts['aria-expanded']) ?? isCaretOpen(node);
  if (said !== undefined) return { expanded: said === true };
  if (tag === 'details') return { expanded: facts.open !== undefined };
  const isSummary = tag === 'summary' && parent?.tag === 'details';
  return isSummary ? { expanded: parent.facts.open !== undefined } : {};
}

const FIELD =
  /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|switch|radiogroup|radio|gridcell|grid)$/;
const WRITTEN = /^(?:textbox|searchbox|spinbutton|combobox)$/;
const UNWRITTEN = /^(?:checkbox|radio|submit|button|reset|image|hidden|file|range|color)$/;

function ofField(node: SeenNode): States {
  const { facts } = node;
  const invalid = either(facts['aria-invalid'] ?? facts['.invalid']);
  const wrong: States = invalid === undefined ? {} : { invalid: invalid !== false };
  if (!isField(node)) return wrong;
  const isReadOnly = facts.readonly !== undefined || facts['aria-readonly'] === 'true';
  return {
    ...wrong,
    ...(isRequired(facts) && { required: true }),
    ...(isReadOnly && { readOnly: true }),
    ...(facts.type === 'password' && { password: true }),
    ...ofPhone(facts),
    ...(isWritten(node) && !isReadOnly && !isDisabled(node) && { editable: true }),
  };
}

/** What only a phone's source says. */
const ofPhone = (facts: Facts): States => ({
  ...(facts['.masked'] !== undefined && { masked: true }),
  ...(facts['.touched'] !== undefined && { touched: true }),
});

const isField = ({ tag, role, facts }: SeenNode): boolean =>
  FIELD.test(role) || /^(?:input|textarea|select)$/.test(tag) || facts['.editable'] !== undefined;

function isRequired(facts: Facts): boolean {
  const isStarred = /\*\s*$/m.test(facts['.labelled'] ?? '');
  return isStarred || facts.required !== undefined || facts['aria-required'] === 'true';
}

function isWritten({ tag, facts, role }: SeenNode): boolean {
  if (tag === 'input') return !UNWRITTEN.test(facts.type ?? '');
  if (tag === 'textarea' || facts['.editable'] !== undefined) return true;
  return tag !== 'select' && WRITTEN.test(role) && facts.contenteditable !== undefined;
}

function ofMedia(facts: Facts): States {
  const said = (name: string) => (facts[name] === undefined ? undefined : facts[name] === 'true');
  const [loaded, paused, muted] = [said('.loaded'), said('.paused'), said('.muted')];
  return {
    ...(loaded !== undefined && { loaded }),
    ...(paused !== undefined && { paused }),
    ...(muted !== undefined && { muted }),
  };
}

/** What holds it may say so, too. */
function isDisabled(node: SeenNode): boolean {
  if (node.facts['.disabled'] !== undefined) return true;
  for (let at: SeenNode | undefined = node; at; at = at.parent)
    if (
      at.facts['aria-disabled'] === 'true' ||
      at.facts.inert !== undefined ||
      at.facts['.off'] !== undefined
    )
      return node.tag !== '#text';
  return false;
}
