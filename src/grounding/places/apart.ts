/** What nobody means by the rows, the table or the list: what arranges the page, leads to its pages, or heads a table from outside. */
import type { ScreenNode } from '../../screen/Screen.js';
import type { Target } from '../../meaning/meaning.js';
import type { Grounding } from '../Grounding.js';
import type { Scored } from '../Pool.js';
import type { Search } from '../search.js';
import { onlyChips } from '../kinds/chips.js';
import { holdsControls } from '../kinds/shapes.js';
import { isOfSite } from '../kinds/ways.js';
import { cellsIn, isBesideBody, isHeadRow, ownRowsIn, tableOf } from './columns.js';
import { isForLayout, isFormOrWays, isLayoutTable } from './layoutTables.js';
import { descendantsOf, elementsIn, holds, isRepeated, pathOf, innermost, onlyOf } from './structure.js';

/** Who speaks of rows, of the table or of the list doesn't mean what only arranges the page. */
export function withoutLayout(all: readonly Scored[], { target: { role }, index }: Search): Scored[] {
  if (role === 'row') return all.filter(({ node }) => !isBesideBody(node) && !isForLayout(node, index));
  // What is listed in a page that tables arrange is listed all the same.
  if (role === 'item')
    return all.filter(({ node }) => node.tag !== 'tr' || !(isBesideBody(node) || isForLayout(node, index)));
  if (role === 'sidebar') return withoutMenus(all);
  if (role === 'section') return withoutEntries(all);
  if (role === 'message') return withoutTexts(all);
  if (role === 'chip') return onlyChips(all);
  if (role !== 'table' && role !== 'list') return [...all];
  return all.filter(
    ({ node }) =>
      (node.tag !== 'table' || !(isLayoutTable(node, index) || isFormOrWays(node))) &&
      !all.some((other) => isHeadOf(node, other.node)),
  );
}

/** "The list" is what a page is about, and not what leads to its pages. */
export function withoutWays(all: readonly Scored[], { target }: Search): Scored[] {
  if (target.role !== 'list' && target.role !== 'feed') return [...all];
  const others = all.filter(({ node }) => !pathOf(node).some(isOfWays));
  const best = Math.max(...all.map(({ score }) => score));
  return onlyRepeating(others.some(({ score }) => score >= best) ? others : all, best);
}

/** The first card is none of the menu's entries, nor what holds nothing but links, where there are others. */
function withoutEntries(all: readonly Scored[]): Scored[] {
  const isOfMenu = ({ node, way }: Scored) =>
    (way === 'loosely' && pathOf(node).some(isOfSite)) || holdsOnlyLinks(node);
  const others = all.filter((one) => !isOfMenu(one));
  return others.length > 0 ? others : [...all];
}

function holdsOnlyLinks(node: ScreenNode): boolean {
  const texts = descendantsOf(node).filter(({ tag, text }) => tag === '#text' && text.trim() !== '');
  const links = texts.map((text) => pathOf(text).find(({ role }) => role === 'link'));
  const isInside = (link: ScreenNode | undefined) => link !== undefined && link !== node && holds(node, link);
  return new Set(links).size > 1 && links.every(isInside);
}

/** What is called the sidebar goes before menus, which may be a part of it or stand elsewhere. */
function withoutMenus(all: readonly Scored[]): Scored[] {
  const isColumn = ({ node, way }: Scored) =>
    (way === 'role' || way === 'mark') && node.box.width >= 100 && holdsControls(node, 2);
  return all.some(isColumn) ? all.filter(({ way }) => way !== 'loosely') : [...all];
}

/** Any text may be called a message where nothing is marked as one, in whatever frame. */
function withoutTexts(all: readonly Scored[]): Scored[] {
  const marked = all.filter(({ way }) => way !== 'text');
  return marked.length > 0 ? marked : [...all];
}

/** Of what merely holds things that are built alike, the only part that holds nothing else, if it is a good deal of what is shown. */
function onlyRepeating(all: readonly Scored[], best: number): Scored[] {
  const isHolder = ({ score, way }: Scored) => way === 'holder' && score >= best;
  if (!all.every((one) => one.score < best || isHolder(one))) return [...all];
  const holders = all.filter(isHolder).map(({ node }) => node);
  const repeating = holders.filter(
    (node) => holdsAlike(node) && holders.every((other) => areaOf(node) >= areaOf(other) / 3),
  );
  const only = onlyOf(innermost(repeating));
  if (only === undefined) return [...all];
  return all.filter((one) => !isHolder(one) || one.node === only);
}

const areaOf = ({ box }: ScreenNode): number => box.width * box.height;

function holdsAlike(node: ScreenNode): boolean {
  const shown = elementsIn(node).filter(({ isVisible }) => isVisible);
  return shown.length > 2 && shown.every((part) => isRepeated(part) && part.text !== '');
}

const isOfWays = ({ role }: ScreenNode): boolean =>
  role === 'navigation' || role === 'complementary' || role === 'contentinfo';

const NEAR = 4;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;

/** It has nothing but heads, and the other one stands right below it and has none. */
function isHeadOf(node: ScreenNode, body: ScreenNode): boolean {
  if (node.tag !== 'table' || body.tag !== 'table' || node === body) return false;
  const [heads, rows] = [ownRowsIn(node), ownRowsIn(body)];
  if (heads.length === 0 || !heads.every(isHeadRow) || rows.length === 0 || rows.some(isHeadRow))
    return false;
  const isBelow = isNear(node.box.x, body.box.x) && isNear(node.box.y + node.box.height, body.box.y);
  return isBelow && rows.every((row) => cellsIn(row).length === 1 || hasAsMany(row, heads));
}

const hasAsMany = (row: ScreenNode, heads: readonly ScreenNode[]): boolean =>
  heads.some((head) => cellsIn(head).length === cellsIn(row).length);

/** The head of the same column is meant as well: a foot says it once more. */
export const isRepeatedInFoot = (node: ScreenNode, all: readonly { node: ScreenNode }[]): boolean =>
  isInFoot(node) &&
  all.some(
    ({ node: one }) => !isInFoot(one) && tableOf(one) === tableOf(node) && isNear(one.box.x, node.box.x),
  );

const isInFoot = (node: ScreenNode): boolean => pathOf(node).some(({ tag }) => tag === 'tfoot');

/** What people call the list may be cards that nothing holds together but the page. */
export const isNoListOfThings = (
  { role, ...more }: Target,
  { among, candidates: [best] }: Grounding,
): boolean => role === 'list' && Object.keys(more).length === 0 && among < 2 && (best?.score ?? 0) <= OF_WAYS;

/** What leads to the site's pages gets no more. */
const OF_WAYS = 60;
