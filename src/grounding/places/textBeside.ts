/**
 * Which fields a text names by where it stands, though nothing ties them. A text stands in front of its field, or right
 * above it, and behind a tick; where it may as well belong to another one, both are given.
 */
import type { ScreenNode } from '../../screen/Screen.js';
import { kindFit } from '../kinds/kindFit.js';
import { bottom, gap, isInLane, isUnder } from './measure.js';
import type { Bearer } from '../names/screenIndex.js';
import type { Search } from '../search.js';
import { boxOf } from './boxAround.js';
import {
  ABOVE,
  besideOf,
  isIdleBefore,
  isOnFieldLine,
  isReadFromRight,
  isTick,
  nearbyIn,
  type Besides,
  type Nearby,
} from './nearFields.js';
import { holds, pathOf } from './structure.js';
import { cellsUnder, rowOf, tableOf } from './columns.js';

/** Radio buttons of which a text right above or before them tells what is chosen, though nothing ties it to them. */
export function choicesBelowText(search: Search, bearers: readonly Bearer[]): ScreenNode[] {
  const groups = search.screen.nodes.filter(
    (node) => node.role === 'radiogroup' && node.isVisible && !isNamed(node) && isWanted(search, node),
  );
  if (groups.length === 0) return [];
  const around = nearbyIn(search.screen);
  const texts = bearers.flatMap(textsOf);
  return groups.filter((group) => {
    const { above, inFront } = besideOf(group, around);
    return texts.some((text) => text === (inFront ?? above));
  });
}

const isNamed = ({ names }: ScreenNode): boolean => names.some(({ from }) => from !== 'content');

export function fieldsBesideText(search: Search, bearers: readonly Bearer[]): ScreenNode[] {
  const isClicked = search.purpose === 'click' && search.target.role === undefined;
  if (!search.rules.some(({ rule }) => rule.beside)) return [];
  const said = bearers.filter(({ from, node }) => from === 'content' && !isTied(node));
  // A list is called by what stands beside it rather than by one of the things that may be chosen in it.
  const outside = said.filter(
    ({ node }) => !pathOf(node).some(({ tag, role }) => tag === 'select' || role === 'option'),
  );
  const texts = (outside.length > 0 && search.purpose !== 'absence' ? outside : said).flatMap(textsOf);
  if (texts.length === 0) return [];
  const around = nearbyIn(search.screen);
  const free = around.fields.filter((field) => !isToldApart(field, around) && isWanted(search, field));
  const found = texts.flatMap((text) => [...ownOf(text, free, around), ...placedAt(text, free, around)]);
  const once = [...new Set(found)];
  return isClicked
    ? once.filter((field) => isTick(field) && texts.some((text) => isAtOnce(field, text)))
    : once;
}

export const isLabelled = ({ names }: ScreenNode): boolean =>
  names.some(({ from }) => from === 'label' || from === 'caption');

/** The tick of each row may say no more than "Select row". */
const isToldApart = (field: ScreenNode, { fields }: Nearby): boolean =>
  isLabelled(field) &&
  !isLabelledByValue(field) &&
  !(isTick(field) && rowOf(field) !== undefined && fields.some((other) => isOfOtherRow(other, field)));

/** A list that a kit draws may have what it shows, a choice or "Select", for its label too. */
const isLabelledByValue = ({ role, tag, text, names }: ScreenNode): boolean =>
  role === 'combobox' &&
  tag !== 'select' &&
  text !== '' &&
  names.every((name) => name.from !== 'caption' && (name.from !== 'label' || name.text === text));

const isOfOtherRow = (other: ScreenNode, field: ScreenNode): boolean =>
  rowOf(other) !== rowOf(field) &&
  tableOf(other) === tableOf(field) &&
  isTick(other) &&
  other.names[0]?.text === field.names[0]?.text;

function isWanted({ rules, purpose, roots }: Search, field: ScreenNode): boolean {
  return (
    roots.some((root) => holds(root, field)) &&
    (purpose === 'click' && rules.length > 1
      ? isTick(field)
      : rules.some(({ rule }) => [field, boxOf(field)].some((one) => kindFit(one, rule, purpose))))
  );
}

/** The label of another field. */
const isTied = (node: ScreenNode): boolean => pathOf(node).some(({ control }) => control !== undefined);

function textsOf({ node, piece }: Bearer): ScreenNode[] {
  if (piece !== undefined) return [piece];
  const [first] = node.children;
  return first === undefined ? [node] : [first.tag === '#text' ? first : node];
}

/** The only field around the text, or what stands in the column that it heads. */
function ownOf(text: ScreenNode, free: readonly ScreenNode[], { fields, all }: Nearby): ScreenNode[] {
  const cells = cellsUnder(text);
  if (cells.length > 0) return free.filter((field) => cells.some((cell) => holds(cell, field)));
  let part = text.parent;
  if (part && text.tag === '#text' && part.children.some((one) => one !== text && one.isVisible)) return [];
  for (let level = 0; level < 3 && part !== undefined && part.tag !== 'body'; level++, part = part.parent) {
    const around = part;
    const inside = fields.filter((field) => holds(around, field));
    if (inside.length > 1) return [];
    const isAmongTexts = all.some((one) => one.tag === '#text' && holds(around, one) && !holds(text, one));
    // The line after a field is another one: "Total" below what a coupon is written into.
    const isOther = (field: ScreenNode) => isAmongTexts && !isTick(field) && isUnder(text, field);
    if (inside.length === 1) return free.filter((field) => field === inside[0] && !isOther(field));
  }
  return [];
}

function placedAt(text: ScreenNode, free: readonly ScreenNode[], around: Nearby): ScreenNode[] {
  const near = free.filter(
    (field) =>
      isOnFieldLine(text, field) ||
      (isInLane(text, field) && Math.abs(bottom(text.box) - field.box.y) <= ABOVE + 4),
  );
  const known = near.map((field) => ({ field, ...besideOf(field, around) }));
  const writable = known.filter(({ field }) => !isTick(field));
  const fronted = writable.filter(({ inFront }) => inFront === text);
  const ahead = fronted.filter(({ field }) => !fronted.some((other) => isIdleBefore(field, other.field)));
  const above = writable.filter((one) => one.above === text);
  // Behind it stands what names a field that has nothing else.
  const behind = writable.filter((one) => one.behind === text && !one.inFront && !one.above);
  return [...(ahead.length > 0 ? ahead : above), ...behind]
    .map(({ field }) => field)
    .concat(tickedBy(text, known, around));
}

type Known = Besides & { field: ScreenNode };

function tickedBy(text: ScreenNode, known: readonly Known[], around: Nearby): ScreenNode[] {
  const ticks = known.filter(({ field }) => isTick(field));
  const before = ticks.find((one) => one.behind === text)?.field;
  const behind = ticks.find((one) => one.inFront === text)?.field;
  const some = before ?? behind;
  if (some === undefined)
    return headsSwitch(text, around)
      ? ticks.filter((one) => isHeadedSwitch(one, text)).map(({ field }) => field)
      : [];
  const isFirst = standsBeforeText(some, around);
  if (isFirst !== undefined) return [isFirst ? before : behind].filter((one) => one !== undefined);
  return before && behind ? nearerOf(text, before, behind) : [before].filter((one) => one !== undefined);
}

/** A heading, and not one that stands below a switch: it may be called by that. */
function headsSwitch(text: ScreenNode, { all }: Nearby): boolean {
  const over = all.filter((one) => bottom(one.box) <= text.box.y + 4 && isInLane(one, text));
  const least = Math.min(...over.map((one) => text.box.y - bottom(one.box)));
  const isNext = (one: ScreenNode) => text.box.y - bottom(one.box) === least;
  return (
    pathOf(text).some(({ role }) => role === 'heading') &&
    !(least <= ABOVE && over.some((one) => isTick(one) && isNext(one)))
  );
}

/** One that nothing stands beside. */
const isHeadedSwitch = ({ field, inFront, behind, above }: Known, text: ScreenNode): boolean =>
  field.role === 'switch' && inFront === undefined && behind === undefined && above === text;

function nearerOf(text: ScreenNode, before: ScreenNode, behind: ScreenNode): ScreenNode[] {
  const [near, far] = [gap(text, before), gap(text, behind)];
  const [least, most] = [Math.min(near, far), Math.max(near, far)];
  if (most < 2 * least || most - least < 6) return [before, behind];
  return [near < far ? before : behind];
}

/** Whether the ticks of a line stand before their texts or behind them; undefined where they may do either. */
function standsBeforeText(tick: ScreenNode, around: Nearby): boolean | undefined {
  const line = around.fields
    .filter((one) => isTick(one) && one.box.y < bottom(tick.box) && bottom(one.box) > tick.box.y)
    .sort((one, other) => one.box.x - other.box.x);
  const ends = [line[0], line.at(-1)];
  const [first, last] = isReadFromRight(tick) ? ends.reverse() : ends;
  const isInFront = first !== undefined && besideOf(first, around).inFront !== undefined;
  const isBehind = last !== undefined && besideOf(last, around).behind !== undefined;
  return isInFront === isBehind ? undefined : isBehind;
}

/** A click on the text right at it can mean nothing else. */
function isAtOnce(field: ScreenNode, text: ScreenNode): boolean {
  const around = text.tag === '#text' ? text.parent : text;
  return field.parent === around || (field.role === 'radio' && field.parent === around?.parent);
}
