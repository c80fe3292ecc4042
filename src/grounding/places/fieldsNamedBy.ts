/** Fields by the texts that name them, though nothing ties them; one text may name the filters of a table, one in each column. */
import type { ScreenNode } from '../../screen/Screen.js';
import { takesValue } from '../kinds/shapes.js';
import { kindFit } from '../kinds/kindFit.js';
import type { Bearer } from '../names/screenIndex.js';
import type { Search } from '../search.js';
import { cellsIn, isHeadRow, rowOf, rowsIn, tableOf } from './columns.js';
import { descendantsOf, holds, isCell, pathOf } from './structure.js';
import { choicesBelowText, fieldsBesideText } from './textBeside.js';

export const fieldsNamedBy = (search: Search, bearers: readonly Bearer[]): ScreenNode[] => [
  ...fieldsBesideText(search, bearers),
  ...fieldsOfRow(search, bearers),
  ...choicesBelowText(search, bearers),
];

/** The text is all that is read in the row, and each cell behind it, under a head, holds nothing but a field. */
function fieldsOfRow({ rules, purpose, roots }: Search, bearers: readonly Bearer[]): ScreenNode[] {
  const isWanted = (field: ScreenNode) =>
    roots.some((root) => holds(root, field)) && rules.some(({ rule }) => kindFit(field, rule, purpose));
  return [...new Set(bearers.flatMap(({ node }) => fieldsBehind(node)))].filter(isWanted);
}

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
