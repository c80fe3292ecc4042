/** Whether a thing is empty: a field by its value, a form by its fields, anything else by what is seen in it. */
import type { ActionOf } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Found } from '../find.js';
import type { Outcome } from '../Judgement.js';
import { descendantsOf } from '../../grounding/places/structure.js';
import { hasNoRows, readItems, saysThatEmpty } from '../lists/readItems.js';
import { readTable } from '../lists/readTable.js';
import { shownIn } from '../shown.js';
import { labelItself, sayContent, sayStanding, textOf, valueOf } from './content.js';
import { judgeEmptyForm } from './emptyForm.js';
import { isLabel, standingWith } from './standsWith.js';

export function judgeEmpty(expectation: ActionOf<'expectEmpty'>, { node }: Found): Outcome {
  const { target, negated } = expectation;
  const form = judgeEmptyForm(expectation, node);
  if (form !== undefined) return form;
  if (valueOf(node) === undefined && isLabel(target, node)) {
    const beside = standingWith(target, node);
    if (beside === undefined) return labelItself(target);
    const [first] = beside;
    const isEmptied = beside.length === 1 && first?.text === '';
    return { holds: isEmptied !== negated, observed: sayStanding(beside) };
  }
  return {
    holds: (isEmpty(node) || hasNoRows(node) || saysThatEmpty(node)) !== negated,
    observed: sayContent(node),
  };
}

function isEmpty(node: ScreenNode): boolean {
  const value = valueOf(node);
  if (value !== undefined) return value === '';
  const isBare = shownIn(node).pieces.length === 0;
  if (node.role === 'table' || node.role === 'grid')
    return readTable(node)?.every(({ part }) => part !== 'body') === true;
  const items = LISTS.has(node.role) ? readItems(node) : undefined;
  if (items !== undefined) return items.length === 0 && isBare;
  return isSigned(node) || (isBare && !hasThings(node));
}

/** What is but drawn on a button is no text of it; on one without a drawing its style may write. */
const isSigned = (node: ScreenNode): boolean =>
  node.role === 'button' &&
  textOf(node) === '' &&
  descendantsOf(node).some(({ tag }) => /^(?:svg|img|i)$/.test(tag));

const LISTS: ReadonlySet<string> = new Set(['list', 'listbox']);

/** A picture is something, too. */
const hasThings = (node: ScreenNode): boolean =>
  node.children.some(
    (child) =>
      (child.isVisible && /^(?:img|svg|canvas|video|input|select|button)$/.test(child.tag)) ||
      hasThings(child),
  );
