/** A reference on the screen that a model was shown becomes words that lead to the same thing again. */
import { ground } from '../grounding/ground.js';
import type { Purpose } from '../grounding/Grounding.js';
import { calledOf, isContainer, kindOf } from '../grounding/kinds/kindOf.js';
import { takesValue } from '../grounding/kinds/shapes.js';
import { squeeze } from '../grounding/names/compareNames.js';
import { headersOf } from '../grounding/places/columns.js';
import { holds, isCell, itemOf, descendantsOf } from '../grounding/places/structure.js';
import { waysTo } from '../grounding/explaining/tellApart.js';
import { readStep } from '../language/read.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import type { Naming, NameSource, Screen, ScreenNode } from '../screen/Screen.js';
import { isIn } from './checks/stepWords.js';

export interface Lookup {
  screen: Screen;
  /** What the step says, in quotes or as a number. */
  values?: readonly string[];
}

/**
 * Undefined where no words lead there. The plainest come first: its name and kind, what stands before it, then its place,
 * then what only its markup says.
 * @param isFit where not all words will do
 */
export function wordsFor(
  node: ScreenNode,
  { screen, values = [] }: Lookup,
  purpose: Purpose,
  isFit: (target: Target) => boolean = () => true,
): Target | undefined {
  for (const target of [...byValues(node, values), ...targetsFor(node, screen, purpose)]) {
    if (!isFit(target)) continue;
    const found = ground(target, screen, purpose).node;
    if (found !== undefined && isSame(found, node) && readsBack(target)) return target;
  }
  return undefined;
}

/** The same button in the next row is another one: where the step says which row is meant, so do the words. */
function byValues(node: ScreenNode, values: readonly string[]): Target[] {
  const item = itemOf(node);
  const own = squeeze([node.text, ...node.names.map(({ text }) => text)].join(' '));
  const said = values.filter((value) => item !== undefined && item !== node && !own.includes(value));
  const kind = kindOf(node);
  const [name] = namesFor(node);
  const thing: Target = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind }) };
  return said
    .filter((value) => item !== undefined && namesItem(value, item))
    .flatMap((value) => ROWS.map((role) => ({ ...thing, within: { role, name: value } })));
}

/** That "2 members" are expected says nothing of the row with a 2 in its date. */
const namesItem = (value: string, { text }: ScreenNode): boolean =>
  (/\p{L}/u.test(value) || value.length > 2) && isIn(value, text);

const ROWS = ['row', 'item', 'section'] as const;

function* targetsFor(node: ScreenNode, screen: Screen, purpose: Purpose): Generator<Target> {
  const kind = kindOf(node);
  const names = namesFor(node);
  for (const name of names) {
    if (kind !== undefined) yield { name, role: kind };
    yield { name };
  }
  if (isCell(node)) yield* byColumn(node);
  else if (kind === 'table') yield* headersIn(node).map((name) => ({ name, role: kind }));
  if (takesValue(node)) yield* byTextBefore(node, screen);
  const [name] = names;
  const thing: Target = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind }) };
  if (kind !== undefined) yield { role: kind };
  yield* waysTo(node, thing, { screen, purpose });
  for (let ordinal = 1; ordinal <= MOST_ALIKE; ordinal++) yield { ...thing, ordinal };
  for (const mark of marksOf(node)) yield kind === undefined ? { name: mark } : { name: mark, role: kind };
}

/** "Number" in the "Loans overdue" row. */
function byColumn(cell: ScreenNode): Target[] {
  const column = headersOf(cell).map(({ text }) => squeeze(text));
  const row = (cell.parent?.children ?? []).filter((one) => one !== cell && isCell(one));
  const others = row.map(({ text }) => squeeze(text)).filter((text) => text !== '' && text.length <= LONGEST);
  return column.flatMap((name) =>
    others.map((other) => ({ name, role: 'cell', within: { role: 'row', name: other } })),
  );
}

const headersIn = (table: ScreenNode): string[] =>
  descendantsOf(table).flatMap(({ role, text }) => (role === 'columnheader' ? [squeeze(text)] : []));

const byTextBefore = (field: ScreenNode, screen: Screen): Target[] =>
  textsBefore(field, screen).map((name) => ({ name, role: kindOf(field) ?? 'field' }));

/** What can be read before it, close by; the nearest comes first. */
export function textsBefore(node: ScreenNode, screen: Screen, place = aroundOf(node)): string[] {
  if (place === undefined) return [];
  const texts = screen.nodes
    .slice(place.id + 1, node.id)
    .filter((one) => one.children.length === 0 && holds(place, one) && !holds(one, node) && !isOfControl(one))
    .map(({ text }) => squeeze(text))
    .filter((text) => /\p{L}/u.test(text) && text.length <= LONGEST_TEXT);
  return [...new Set(texts.toReversed())].slice(0, 4);
}

/** Its row, or what else holds it and the words before it. */
const aroundOf = ({ parent }: ScreenNode): ScreenNode | undefined =>
  parent !== undefined && isCell(parent) ? parent.parent : (parent?.parent ?? parent);

/** What stands on a button names nothing else; a link often is what its row is called. */
const isOfControl = (node: ScreenNode): boolean =>
  isButton(node) || (node.parent !== undefined && isButton(node.parent));
const isButton = ({ isUsable, role }: ScreenNode): boolean => isUsable && role !== 'link';

/** A longer text is no name. */
const LONGEST_TEXT = 60;
const MOST_ALIKE = 10;

/** What a person calls it by. */
function namesFor(node: ScreenNode): string[] {
  // What holds other things isn't called by all that is read in it.
  const others = node.names.filter(
    ({ from }) => SAID.has(from) && !(from === 'content' && isContainer(node)),
  );
  const names = [calledOf(node), ...others.map(({ text }) => squeeze(text))];
  return [...new Set(names)].filter((name) => name !== '' && !name.endsWith('…') && name.length <= LONGEST);
}

const LONGEST = 120;
const SAID: ReadonlySet<NameSource> = new Set<NameSource>([
  ...(['label', 'caption', 'content', 'alternative text', 'placeholder', 'title'] as const),
  ...(['text beside', 'heading'] as const),
]);

/** By what the markup says, where nobody who looks could tell it. */
const marksOf = ({ names }: ScreenNode): string[] =>
  names.filter(({ from }: Naming) => from === 'test id' || from === 'file name').map(({ text }) => text);

/** A text in a button is that button, too. */
function isSame(found: ScreenNode, node: ScreenNode): boolean {
  if (found === node || found.control === node || node.control === found) return true;
  // The words of a label stand for its field.
  if (node.parent?.control === found) return true;
  const [outer, inner] = holds(found, node) ? [found, node] : [node, found];
  return holds(outer, inner) && squeeze(outer.text) === squeeze(inner.text) && squeeze(inner.text) !== '';
}

function readsBack(target: Target): boolean {
  const reading = readStep({ text: `Click ${describeTarget(target)}` });
  const [action] = reading.understood ? reading.actions : [];
  return action?.kind === 'click' && JSON.stringify(sorted(action.target)) === JSON.stringify(sorted(target));
}

const sorted = (target: Target): unknown =>
  Object.fromEntries(
    Object.entries(target)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, value]: [string, unknown]) => [
        key,
        typeof value === 'object' && value !== null ? sorted(value as Target) : value,
      ]),
  );
