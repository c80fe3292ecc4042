/** Fields by the texts that name them, though nothing ties them; one text may name the filters of a table, one in each column. */
import { OF_MARKUP, type ScreenNode } from '../../screen/Screen.js';
import { takesValue } from '../kinds/shapes.js';
import { kindFit } from '../kinds/kindFit.js';
import type { Bearer } from '../names/screenIndex.js';
import type { Search } from '../search.js';
import { cellsIn, isHeadRow, rowOf, rowsIn, tableOf } from './columns.js';
import { descendantsOf, holds, isCell, onlyOf, pathOf } from './structure.js';
import { choicesBelowText, fieldsBesideText } from './textBeside.js';

export const fieldsNamedBy = (search: Search, bearers: readonly Bearer[]): ScreenNode[] => [
  ...fieldsBesideText(search, bearers),
  ...fieldsOfRow(search, bearers),
  ...onlyWrittenInRow(search, bearers),
  ...choicesBelowText(search, bearers),
  ...gaugesBeside(search, bearers),
];

/** A bar goes by the only words that stand with it, and with no other bar. */
function gaugesBeside(
  { target: { role }, screen, roots, index }: Search,
  bearers: readonly Bearer[],
): ScreenNode[] {
  if (role !== 'progress bar' && role !== 'meter') return [];
  const gauges = screen.nodes.filter((node) => node.isVisible && GAUGES.test(node.role));
  return gauges.filter((gauge) => {
    if (gauge.names.some(({ from }) => from === 'label') || !roots.some((root) => holds(root, gauge)))
      return false;
    const saysMore = (part: ScreenNode) => index.textsIn(part) > index.textsIn(gauge);
    const around = pathOf(gauge).slice(1, 4).find(saysMore);
    if (around === undefined || gauges.some((other) => other !== gauge && holds(around, other))) return false;
    const words = index
      .textsOf(around)
      .filter(({ node, plain }) => !holds(gauge, node) && /\p{L}{2}/u.test(plain));
    return onlyOf(words) !== undefined && bearers.some(({ node }) => node === words[0]?.node);
  });
}

const GAUGES = /^(?:progressbar|meter)$/;

/** The text is all that is read in the row, and each cell behind it, under a head, holds nothing but a field. */
function fieldsOfRow({ rules, purpose, roots }: Search, bearers: readonly Bearer[]): ScreenNode[] {
  const isWanted = (field: ScreenNode) =>
    roots.some((root) => holds(root, field)) && rules.some(({ rule }) => kindFit(field, rule, purpose));
  return [...new Set(bearers.flatMap(({ node }) => fieldsBehind(node)))].filter(isWanted);
}

/** Behind the name that the row begins with stand its sort, say, and what is chosen or ticked for it; what is written is its value. */
function onlyWrittenInRow({ purpose, roots }: Search, bearers: readonly Bearer[]): ScreenNode[] {
  if (purpose !== 'fill' && purpose !== 'field') return [];
  const found = bearers.flatMap(({ node, from }) =>
    from === 'content' && isCell(node) ? writtenBehind(node) : [],
  );
  return [...new Set(found)].filter((field) => roots.some((root) => holds(root, field)));
}

function writtenBehind(cell: ScreenNode): ScreenNode[] {
  const row = rowOf(cell);
  const fields =
    row === undefined ? [] : descendantsOf(row).filter((one) => one.isVisible && takesValue(one));
  const written = onlyOf(fields.filter(({ tag }) => tag !== 'select'));
  const isFirst = row !== undefined && cellsIn(row)[0] === cell;
  return isFirst && fields.length > 1 && written !== undefined && isUnnamed(written) ? [written] : [];
}

const isUnnamed = ({ names }: ScreenNode): boolean => names.every(({ from }) => OF_MARKUP.has(from));

function fieldsBehind(text: ScreenNode): ScreenNode[] {
  const cell = pathOf(text).find(isCell);
  const row = cell && rowOf(cell);
  const table = row && tableOf(row);
  if (cell === undefined || row === undefined || table === undefined || !rowsIn(table).some(isHeadRow))
    return [];
  if (cell.text.trim() !== row.text.trim()) return [];
  const [first, ...behind] = cellsIn(row);
  const fields = behind.map((one) => descendantsOf(one).filter(takesValue));
  const isEach = fields.every((some) => some.length === 1);
  return first === cell && fields.length > 1 && isEach ? fields.flat() : [];
}
