/** "The "Status" cell" is none of the head of its column where the table has rows below: it is a cell there. */
import type { Search } from '../search.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { cellsUnder } from './columns.js';
import { isCell } from './structure.js';

export const isHeadOfCells = (node: ScreenNode, { target: { role } }: Pick<Search, 'target'>): boolean =>
  (role === 'cell' || role === 'grid cell') &&
  isCell(node) &&
  cellsUnder(node).some(({ isVisible }) => isVisible);
