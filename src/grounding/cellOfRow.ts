/** "The fee of "Dental cleaning"": what stands in the column "Fee" of the only row where "Dental cleaning" stands. */
import type { Target } from '../meaning/meaning.js';
import { OF_MARKUP, type ScreenNode } from '../screen/Screen.js';
import { groundPlace } from './ground.js';
import type { Grounding, Memory } from './Grounding.js';
import { nameOf } from './names/compareNames.js';
import { bearersOf, indexOf, type ScreenIndex } from './names/screenIndex.js';
import { cellsUnder, columnsOf, isBesideBody, isHeadRow, rowOf } from './places/columns.js';
import { descendantsOf, holds, isCell, onlyOf, pathOf } from './places/structure.js';
import type { Asked } from './thingAlone.js';

/** What is read of a thing, and never what is shown in it, clicked or said to be gone. */
export const cellOfRow = (target: Target, asked: Asked): Grounding | undefined =>
  cellCalled(target, asked) ?? (isInColumn(target) ? cellCalled(turned(target), asked) : undefined);

/** "The column "Fee" shows 12 for "Dental cleaning"". */
const isInColumn = ({ name, within, ...where }: Target): boolean =>
  name !== undefined && within?.role === 'column' && Object.keys(where).length === 0;

const turned = ({ name = '', within: { name: column = '' } = {} }: Target): Target => ({
  name: column,
  role: 'cell',
  within: { name },
});

function cellCalled(target: Target, asked: Asked): Grounding | undefined {
  const { name, role, within, ...where } = target;
  const isOfRow = name !== undefined && (role === undefined || OF_ROWS.has(role));
  if (!isOfRow || within?.name === undefined || !isBare(within) || Object.keys(where).length > 0)
    return undefined;
  if (asked.purpose !== 'read' || asked.onlyPlaces === true) return undefined;
  const row = onlyRowOf(within.name, within.within, asked);
  const node = row && onlyOf(cellsCalled(name, row, indexOf(asked.screen)));
  return node && { ...FOUND, node, candidates: [{ node, score: 84, fit: 'case' }] };
}

const FOUND = { among: 1, isExact: false, isDoubtful: true };

const OF_ROWS: ReadonlySet<Target['role']> = new Set<Target['role']>(['cell', 'grid cell', 'column']);

const isBare = ({ name: _, within: _place, role, ...where }: Target): boolean =>
  (role === undefined || role === 'link' || role === 'cell') && Object.keys(where).length === 0;

/**
 * Of what is called so by its whole name in another row too, or outside of all rows, nobody knows which is meant; and what a row
 * has is said of what it begins with, or of its name behind a number: "the salary of "Ann"" is not that of the row where she is
 * the manager.
 */
function onlyRowOf(name: string, place: Target | undefined, asked: Asked): ScreenNode | undefined {
  const { screen, memory } = asked;
  const index = indexOf(screen);
  const around = place === undefined ? screen.root : groundPlace(place, screen, memory).node;
  const named = wholeBearers(name, index).filter(
    (node) => node.isVisible && isInSight(node, index, memory) && around !== undefined && holds(around, node),
  );
  const rows = new Set(named.map((node) => (spansRows(node) ? undefined : rowOf(node))));
  const row = onlyOf([...rows]);
  if (row === undefined || isHeadRow(row) || isBesideBody(row)) return undefined;
  const [first = row, another = row] = [isInWords, isNoCode].map((isFirst) => firstCell(row, isFirst) ?? row);
  const code = firstCell(row, isCode);
  const own = onlyOf(cellsCalled('Name', row, index)) ?? first;
  const firsts = [first, another, own, ...(code !== undefined && code.id < first.id ? [code] : [])];
  return named.some((node) => pathOf(node).some((around) => firsts.includes(around))) ? row : undefined;
}

/** Before it may stand a checkbox, a picture, a number or a date, and a code, by which a row is called, too. */
const firstCell = (row: ScreenNode, isFirst: (one: ScreenNode) => boolean): ScreenNode | undefined =>
  descendantsOf(row).find((one) => isCell(one) && descendantsOf(one).some(isFirst));

const isInWords = ({ tag, text, isVisible }: ScreenNode): boolean =>
  tag === '#text' && isVisible && /\p{L}{2}/u.test(text);

const isNoCode = (node: ScreenNode): boolean => isInWords(node) && !/^\s*\S*\d\S*\s*$/.test(node.text);

/** "P-1018". */
const isCode = ({ tag, text, isVisible }: ScreenNode): boolean =>
  tag === '#text' && isVisible && /^\s*\p{Lu}{1,4}[-/]?\d[\d/-]*\s*$/u.test(text);

const isInSight = (node: ScreenNode, { frameOf }: ScreenIndex, { framesApart, frame }: Memory = {}) =>
  framesApart !== true || frameOf(node) === frame?.parent;

/** It is said of each of them. */
const spansRows = (node: ScreenNode): boolean =>
  pathOf(node).some((one) => isCell(one) && (one.attributes.rowSpan ?? '1').trim() !== '1');

/** What stands in several columns is said of none. */
const spansOne = (cell: ScreenNode): boolean => columnsOf(cell) === 1;

/** Beside its name the head may have a sign that tells how it is sorted. */
function cellsCalled(name: string, row: ScreenNode, index: ScreenIndex): ScreenNode[] {
  const heads = wholeBearers(name, index).filter(({ isVisible }) => isVisible);
  const cells = heads
    .flatMap(cellsUnder)
    .filter((cell) => cell.isVisible && rowOf(cell) === row && spansOne(cell));
  return [...new Set(cells)];
}

/** What is called so by its whole name, and not by the markup alone. */
const wholeBearers = (name: string, index: ScreenIndex): ScreenNode[] =>
  bearersOf(nameOf(name, 'read'), index).flatMap(({ bearer: { node, from }, fit }) =>
    (fit === 'exact' || fit === 'case') && !OF_MARKUP.has(from) ? node : [],
  );
