/** The box that is drawn around a field, of which the field is but what shows. */
import type { ScreenNode } from '../../screen/Screen.js';
import { marksOf } from '../kinds/marks.js';
import { takesValue } from '../kinds/shapes.js';
import { pathOf } from './structure.js';

/** What can't be written into shows what is chosen in the box around it, which holds no other field. */
export function boxOf(field: ScreenNode): ScreenNode {
  if (field.tag !== 'input' || field.states.readOnly !== true) return field;
  const box = pathOf(field).slice(1, 5).find(isForChoosing);
  return box !== undefined && fieldsIn(box).length === 1 ? box : field;
}

const isForChoosing = (node: ScreenNode): boolean => node.role === 'combobox' || SELECT.test(marksOf(node));
const SELECT = /(?:^|[ -])(?:select|dropdown|combobox)(?= |$)/;

const fieldsIn = (node: ScreenNode): ScreenNode[] =>
  node.children.flatMap((child) => [...(takesValue(child) ? [child] : []), ...fieldsIn(child)]);
