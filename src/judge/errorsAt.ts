/** What is said of a field to be wrong, though nothing ties it to the field: a message that stands with it alone. */
import { takesValue } from '../grounding/kinds/shapes.js';
import { ancestorsOf, descendantsOf, holds, outermost } from '../grounding/places/structure.js';
import type { ScreenNode } from '../screen/Screen.js';
import { isMarkedMessage, tells } from './kinds/message.js';

export function errorsAt(field: ScreenNode): string[] {
  if (!takesValue(field)) return [];
  const around = ancestorsOf(field).slice(0, DEPTH);
  const end = around.findIndex((part) => isWhole(part) || holdsOther(part, field));
  const parts = end === -1 ? around : around.slice(0, end);
  const messages = descendantsOf(parts.at(-1) ?? field).filter(
    (node) => isSaid(node) && !holds(node, field) && isError(node, field, parts),
  );
  return outermost(messages).map(({ text }) => text);
}

/** What stands beside a form, or in the page, is no field's own. */
const isWhole = ({ tag, role }: ScreenNode): boolean =>
  /^(?:form|main|body|section|article|dialog)$/.test(tag) || /^(?:main|form|dialog|region)$/.test(role);

/** Kits put several boxes around a field. */
const DEPTH = 7;

/** Another field stands in it, too. */
export const holdsOther = (part: ScreenNode, field: ScreenNode): boolean =>
  descendantsOf(part).some(
    (one) => one !== field && one.isVisible && takesValue(one) && !holds(field, one) && !holds(one, field),
  );

const isSaid = (node: ScreenNode): boolean =>
  node.isVisible && node.tag !== '#text' && /\p{L}{2}/u.test(node.text) && isMarkedMessage(node);

/** Its own marks or words tell it, or the field is said to be wrong, or what holds both. */
function isError(node: ScreenNode, field: ScreenNode, parts: readonly ScreenNode[]): boolean {
  if (tells(node, 'success') || tells(node, 'warning')) return false;
  return tells(node, 'error') || field.states.invalid === true || parts.some(isMarkedWrong);
}

const isMarkedWrong = ({ attributes: { className = '' } }: ScreenNode): boolean =>
  /(?:^|[\s_-])(?:error|invalid)(?=$|\s)/i.test(className);
