/** How many there are in all, as the pager of a list says that shows only some of them. */
import { groundAll } from '../../grounding/ground.js';
import { closest } from '../../grounding/places/structure.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { shownIn } from '../shown.js';

/** Undefined where there are several pagers, or the rows are not those that it says. */
export function pagerTotal(screen: Screen): number | undefined {
  const pagers = shownIn(screen.root).pieces.flatMap(({ kind, text, node }) => {
    const said = kind === 'text' && closest(node, isEntry) === undefined ? PAGER.exec(text.trim()) : null;
    return said ? [said.slice(1).map((count) => Number(count.replace(/[.,]/g, '')))] : [];
  });
  const [first = 0, last = 0, total = 0] = pagers[0] ?? [];
  const rows = groundAll({ role: 'row' }, screen, 'read').filter(({ isVisible }) => isVisible);
  const isOfRows = rows.length === 0 || rows.length === last - first + 1;
  return pagers.length === 1 && isOfRows ? total : undefined;
}

/** A line of the list itself may say "chapter 1-2 of 12". */
const isEntry = ({ role }: ScreenNode): boolean => /^(?:row|listitem|article|gridcell|cell)$/.test(role);

/** "1-10 of 24", "Showing 1 to 10 of 1,240 entries". */
const PAGER =
  /^(?:showing |results |items )?([\d.,]+) ?(?:-|–|—|to|through) ?([\d.,]+) of ([\d.,]*\d)(?: \p{L}+)?\.?$/iu;
