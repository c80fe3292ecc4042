/** Whether a field belongs to a date picker, by what the markup calls it, and the format in which it takes dates. */
import { marksOf } from '../../grounding/kinds/marks.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { formatIn, formatInCode, formatOfDate, type DateFormat } from '../dates/dateFormat.js';
import { around, inside } from '../nodes.js';
import { isWritten } from './control.js';

const DEPTH = 6;
const PICKER = /date-?(?:time-?)?(?:picker|input|editor)|flatpickr|ant-picker|mui-?pickers|(?:^| )dp-/;
const RANGE = /range/;

export function isPicker(node: ScreenNode): boolean {
  const opens = /^(?:dialog|grid)$/.test(node.attributes.popup ?? '');
  return (opens && saysDate(node)) || partsOf(node).some((place) => PICKER.test(marksOf(place)));
}

const saysDate = ({ names }: ScreenNode): boolean =>
  names.some(({ text }) => /\b(?:date|day|calendar)\b/i.test(text));

export const isOfRange = (node: ScreenNode): boolean =>
  [node, ...around(node).slice(0, DEPTH)].some(
    (place) => PICKER.test(marksOf(place)) && RANGE.test(marksOf(place)),
  );

/** The field and what stands around it alone. */
function partsOf(node: ScreenNode): ScreenNode[] {
  const places = around(node).slice(0, DEPTH);
  const end = places.findIndex((place) =>
    inside(place).some((one) => one !== node && one.isVisible && isWritten(one)),
  );
  return [node, ...(end < 0 ? places : places.slice(0, end))];
}

/** As its placeholder, label or hint says it, or as the date is written that stands there; undefined where they differ. */
export function formatOf({ names, attributes, value = '' }: ScreenNode): DateFormat | undefined {
  const { placeholder = '', description = '', dateFormat = '' } = attributes;
  const said = [placeholder, description, ...names.map(({ text }) => text), value].map(formatIn);
  const example = /\d[\d./-]{6,}\d/.exec(placeholder)?.[0] ?? '';
  const shown = [formatOfDate(value), formatOfDate(example)];
  const surest = [...said, formatInCode(dateFormat)].filter((format) => format !== undefined);
  const all = new Set(surest.length > 0 ? surest : shown.filter((format) => format !== undefined));
  return all.size === 1 ? [...all][0] : undefined;
}
