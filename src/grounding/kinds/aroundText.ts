/** What is named by a text that stands in it. */
import type { ScreenNode } from '../../screen/Screen.js';
import type { Bearer } from '../names/screenIndex.js';
import { isInRoots, type About, type Adding } from '../Pool.js';
import { holds, isCell, pathOf } from '../places/structure.js';
import { isHeadingLike } from '../places/headings.js';
import { isTitleBar } from './headedParts.js';
import { kindFit } from './kindFit.js';
import { isContainer } from './kindOf.js';
import type { KindRule } from './kindRules.js';

/** What stands in a row, an item or a card names it. */
export function addAround(
  { search, pool, weighed: { rule } }: Adding,
  { node, from }: Bearer,
  about: About,
): void {
  if (!saysWhatItIsIn(rule, { node, from }, about)) return;
  let least = Infinity;
  for (const around of pathOf(node)) {
    if (!isInRoots(search, around)) return;
    const kind = kindFit(around, rule, search.purpose);
    if (kind === undefined || isTitleBar(search, around) || kind.cost >= least || kind.way === 'headed')
      continue;
    least = kind.cost;
    pool.add({
      ...about,
      node: around,
      score: about.score - kind.cost - costOfCell(node, around),
      way: kind.way,
    });
    // What only may be named by what it holds is the next around it.
    if (kind.cost === 0 || rule.content !== 0) return;
  }
}

function saysWhatItIsIn(
  { headed }: KindRule,
  { node, from }: Pick<Bearer, 'node' | 'from'>,
  { named }: About,
): boolean {
  if (from === 'placeholder' || from === 'title') return false;
  // A table is called by what stands above its columns.
  if (headed === 'before') return pathOf(node).some(({ tag }) => tag === 'th');
  if (headed !== undefined && pathOf(node).some(isHeadingLike)) return false;
  return from !== 'content' || (!isContainer(node) && (named === undefined || hasOwnText(node)));
}

/** Rows are called by their first cells. */
function costOfCell(node: ScreenNode, row: ScreenNode): number {
  const cells = row.children.filter((cell) => isCell(cell) && cell.text !== '');
  const at = cells.findIndex((cell) => holds(cell, node));
  return at <= 0 ? 0 : Math.min(at, 2) * 5;
}

const hasOwnText = ({ children }: ScreenNode): boolean => children.some(({ tag }) => tag === '#text');
