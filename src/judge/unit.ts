/** The unit that stands right beside a field, in one box with it: "days" behind 28, "€" before 0.30. */
import { isOnLine } from '../grounding/places/measure.js';
import { onlyOf } from '../grounding/places/structure.js';
import type { ScreenNode } from '../screen/Screen.js';
import { normalise } from './text/spelling.js';

/** "The loan period is "28 days"": what stands in the field, read together with its unit. */
export function withUnit(field: ScreenNode): string[] {
  const [unit, value] = [unitOf(field), field.value?.trim() ?? ''];
  if (unit === undefined || !/\d/.test(value)) return [];
  const [first, second] = unit.id < field.id ? [textOf(unit), value] : [value, textOf(unit)];
  return [`${first} ${second}`, `${first}${second}`];
}

/** "Set the loan period to "21 days"" writes 21, since the unit stands there, or in the label of a field for numbers. */
export function withoutUnit(value: string, field: ScreenNode): string {
  const [, front, number, back] = AMOUNT.exec(value.trim()) ?? [];
  const said = (front || back)?.toLowerCase();
  if (number === undefined || said === undefined || (front && back)) return value;
  const unit = unitOf(field);
  const isLabelled =
    field.attributes.type === 'number' &&
    field.names.some(({ text }) =>
      text
        .toLowerCase()
        .split(/[^\p{L}%€$£]+/u)
        .includes(said),
    );
  return isLabelled || (unit && textOf(unit).toLowerCase() === said) ? number : value;
}

const AMOUNT = /^(\p{Sc}?)\s*(-?\d[\d.,]*)\s*(\p{Sc}|%|\p{L}{1,12})?$/u;

function unitOf(field: ScreenNode): ScreenNode | undefined {
  if (field.tag !== 'input') return undefined;
  const others = field.parent?.children.filter((one) => one !== field && one.isVisible && textOf(one) !== '');
  const unit = onlyOf(others ?? []);
  return unit !== undefined && isUnit(unit) && isOnLine(unit, field) ? unit : undefined;
}

/** What is tied to the field says what it is for. */
const isUnit = (node: ScreenNode): boolean =>
  !node.isUsable && node.control === undefined && UNIT.test(textOf(node));
const UNIT = /^(?:\p{Sc}|%|\p{L}{1,12})$/u;

const textOf = ({ text }: ScreenNode): string => normalise(text);
