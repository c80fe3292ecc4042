/** What the markup says of an element. */
import type { Answer } from './Answer.js';
import * as native from './natives.js';

const KNOWN =
  /^(?:aria-(?!describedby|errormessage|details).*|role|type|href|src|placeholder|title|alt|id|for|popovertarget|class|name|lang|dir|step|min|max|size|multiple|accept|autocomplete|autofocus|draggable|contenteditable|open|scope|colspan|rowspan|headers|inputmode|list|readonly|required|inert|tabindex|target|download|disabled|value|popover|data-(?:test-?id|test|cy|qa|testing))$/;
/** Of addresses only what a person might call a thing by is reported. */
const LONGEST = 500;

/** @returns whether it may bear a name that is not its text */
export function readAttributes(element: Element, number: number, answer: Answer): boolean {
  const names = native.attributeNames(element);
  let hasName = false;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? '';
    if (!KNOWN.test(name)) continue;
    const value = native.attributeOf(element, name) ?? '';
    answer.fact(number, name, value.length > LONGEST ? value.slice(0, LONGEST) : value);
    hasName ||= name === 'aria-label' || name === 'alt';
  }
  return hasName;
}
