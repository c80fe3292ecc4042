/** "Tick "Jan Peters"": the one tick in front of that name, in the row of a table or the branch of a tree, which says nothing itself. */
import type { Target } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';
import { groundPlace } from './ground.js';
import type { Grounding } from './Grounding.js';
import { nameOf } from './names/compareNames.js';
import { bearersOf, indexOf } from './names/screenIndex.js';
import { headersOf, isHeadRow } from './places/columns.js';
import { closest, descendantsOf, holds, innermost, isCell, onlyOf, pathOf } from './places/structure.js';
import type { Asked } from './thingAlone.js';

export function tickOfLine(target: Target, asked: Asked): Grounding | undefined {
  const { name, role, within, ...where } = target;
  const isOfTick = name !== undefined && (role === undefined || role === 'checkbox');
  if (!isOfTick || asked.purpose !== 'check' || Object.keys(where).length > 0) return undefined;
  const { screen, memory } = asked;
  const place = within === undefined ? screen.root : groundPlace(within, screen, memory).node;
  if (place === undefined) return undefined;
  const bearers = bearersOf(nameOf(name, 'read'), indexOf(screen)).filter(
    ({ bearer: { node, from }, fit }) =>
      from === 'content' && (fit === 'exact' || fit === 'case') && node.isVisible && holds(place, node),
  );
  const named = innermost(bearers.map(({ bearer }) => bearer.node));
  const line = onlyOf([...new Set(named.map((one) => closest(one, isLine)))]);
  const node = line && onlyOf(ticksOf(line).filter(isSilent));
  if (node === undefined || named.some((one) => one.id < node.id)) return undefined;
  return { node, candidates: [{ node, score: 84, fit: 'case' }], among: 1, isExact: false, isDoubtful: true };
}

const isLine = (node: ScreenNode): boolean =>
  node.role === 'treeitem' || ((node.role === 'row' || node.tag === 'tr') && !isHeadRow(node));

/** None of a branch below it. */
const ticksOf = (line: ScreenNode): ScreenNode[] =>
  descendantsOf(line).filter((one) => one.role === 'checkbox' && closest(one, isLine) === line);

/** It has no name but that it selects, nor a column that says what it is for. */
function isSilent(tick: ScreenNode): boolean {
  const cell = pathOf(tick).find(isCell);
  const heads = cell === undefined ? [] : headersOf(cell);
  return (
    heads.every(({ text }) => text.trim() === '') &&
    tick.names.every(({ text, from }) => from === 'class' || SELECTS.test(text))
  );
}

const SELECTS = /^(?:select|choose|toggle|check)\b/i;
