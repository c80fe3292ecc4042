/** What people count to a part of a page, though the markup doesn't. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { ground } from '../ground.js';
import { fold } from '../names/compareNames.js';
import { indexOf } from '../names/screenIndex.js';
import { holds, isRepeated, pathOf } from './structure.js';

/** @param name one word in lower case: "log time at the top of the issue", "reset in the filter" */
export const isCalledPartOf = (node: ScreenNode, name: string, { screen }: { screen: Screen }): boolean =>
  isBesideMarked(node, name, screen) || pathOf(node).some((form) => isFormHeaded(form, name, screen));

/** Only the markup calls something so, which is one of its kind, and it stands beside that, above its first line say. */
function isBesideMarked(node: ScreenNode, name: string, screen: Screen): boolean {
  if (indexOf(screen).texts.some(({ folded }) => folded === name)) return false;
  const { node: part } = ground({ name }, screen, 'place');
  if (part?.parent?.parent?.parent === undefined || isRepeated(part)) return false;
  return holds(part.parent, node) && !pathOf(node).some(({ tag }) => /^(?:li|tr|article)$/.test(tag));
}

/** "Filters" heads it. */
function isFormHeaded(form: ScreenNode, name: string, screen: Screen): boolean {
  const heading = indexOf(screen).headings.find((one) => holds(form, one));
  return form.tag === 'form' && heading !== undefined && [name, `${name}s`].includes(fold(heading.text));
}
