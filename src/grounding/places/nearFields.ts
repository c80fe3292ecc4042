/** What stands near the fields of a screen: to each side of one, the text that is nearest to it. */
import type { NameSource, Screen, ScreenNode } from '../../screen/Screen.js';
import { isSigned, takesValue } from '../kinds/shapes.js';
import { rowOf, tableOf } from './columns.js';
import { isFormOrWays } from './layoutTables.js';
import { bottom, isDrawn, isInLane, right } from './measure.js';
import { holds, pathOf } from './structure.js';

export interface Besides {
  inFront: ScreenNode | undefined;
  behind: ScreenNode | undefined;
  above: ScreenNode | undefined;
}

export interface Nearby {
  fields: readonly ScreenNode[];
  /** Texts and fields. */
  all: readonly ScreenNode[];
}

export function nearbyIn({ nodes }: Screen): Nearby {
  const shown = nodes.filter((node) => node.isVisible && isDrawn(node));
  const fields = shown.filter(isField);
  const texts = shown.filter(
    ({ tag, text, parent }) =>
      tag === '#text' &&
      text.trim() !== '' &&
      parent !== undefined &&
      !isField(parent) &&
      parent.role !== 'button' &&
      parent.role !== 'option',
  );
  return { fields, all: [...texts, ...fields] };
}

const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);
export const isTick = ({ role }: ScreenNode): boolean => TICKS.has(role);
const isField = (node: ScreenNode): boolean =>
  takesValue(node) ||
  isTick(node) ||
  /^(?:combobox|slider)$/.test(node.role) ||
  isOpeningList(node) ||
  isSigned(node);

/** Some kits make a list of what opens one. */
const isOpeningList = ({ role, isUsable, states }: ScreenNode): boolean =>
  role === 'listbox' && isUsable && states.expanded !== undefined;

export const ABOVE = 48;
const FAR = 48;

/** What stands next to a field to each side, where that is a text and no other field. */
export function besideOf(field: ScreenNode, { all }: Nearby): Besides {
  const far = isTick(field) ? FAR : Infinity;
  const { box } = field;
  const others = all.filter((one) => one !== field && !holds(field, one));
  const line = others.filter((one) => isOnFieldLine(one, field) && !isIdleBefore(one, field));
  const left = line.filter((one) => right(one.box) <= box.x + 2);
  const beyond = line.filter((one) => one.box.x >= right(box) - 2);
  const [inFront, behind] = isReadFromRight(field) ? [beyond, left] : [left, beyond];
  const gapTo = (one: ScreenNode) => Math.max(box.x - right(one.box), one.box.x - right(box));
  const over = others.filter((one) => bottom(one.box) <= box.y + 4 && isInLane(one, field));
  return {
    inFront: nearest(inFront, gapTo, far),
    behind: nearest(behind, gapTo, FAR),
    above: nearest(over, (one) => box.y - bottom(one.box), ABOVE),
  };
}

/** In a row of a form: what may be chosen for a value, a function or a unit, between its label and its field. */
export function isIdleBefore(list: ScreenNode, field: ScreenNode): boolean {
  if (list.tag !== 'select' || list.value?.trim() !== '' || field.tag === 'select') return false;
  const [row, table] = [rowOf(field), tableOf(field)];
  return (
    takesValue(field) &&
    !field.names.some(({ from }) => OWN.has(from)) &&
    row !== undefined &&
    rowOf(list) === row &&
    table !== undefined &&
    isFormOrWays(table)
  );
}

/** What is called by itself is another field: a city behind the country. */
const OWN: ReadonlySet<NameSource> = new Set<NameSource>(['label', 'caption', 'placeholder', 'title']);

/** As the markup around it says. */
export function isReadFromRight(node: ScreenNode): boolean {
  const said = pathOf(node).find(({ attributes }) => attributes.direction !== undefined);
  return said?.attributes.direction === 'rtl';
}

export function isOnFieldLine({ box: one }: ScreenNode, { box: other }: ScreenNode): boolean {
  return (
    Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) >=
    0.5 * Math.min(one.height, other.height)
  );
}

/** Undefined where a field is nearer. */
function nearest(
  all: readonly ScreenNode[],
  gapOf: (one: ScreenNode) => number,
  far: number,
): ScreenNode | undefined {
  let [best, least] = [undefined as ScreenNode | undefined, Infinity];
  for (const one of all) if (gapOf(one) < least) [best, least] = [one, gapOf(one)];
  return best !== undefined && best.tag === '#text' && least <= far ? best : undefined;
}
