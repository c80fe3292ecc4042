/** Parts of the page that a heading, a title or a text in them names: what it begins, and the list or the table that stands under it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { headsPart, headsWhatFollows, isHeadedAlone, isHeadingLike } from '../places/headings.js';
import { kindFit, type KindFit } from './kindFit.js';
import { marksOf } from './marks.js';
import { costOfWay } from './ways.js';
import { holdsControls, SHAPES } from './shapes.js';
import { isMainByMark } from './wholePages.js';
import { isInRoots, type About, type Adding, type Pool } from '../Pool.js';
import type { Search } from '../search.js';
import { holds, partTitledBy, pathOf, elementsIn, isAlike, isCell } from '../places/structure.js';
import type { KindRule } from './kindRules.js';
import type { Bearer } from '../names/screenIndex.js';
import { isContainer } from './kindOf.js';

export function addHeaded(adding: Adding, node: ScreenNode, about: About): void {
  const heading = pathOf(node).find(isHeadingLike);
  if (heading === undefined) addBelowTitle(adding, node, about);
  else if (adding.weighed.rule.headed === 'inside') addPartOf(adding, heading, about);
  else if (heading.role === 'heading') addFollowing(adding, heading, about);
}

function addPartOf({ search, pool, weighed }: Adding, heading: ScreenNode, about: About): void {
  const isRanked = heading.role === 'heading';
  let poor: ScreenNode | undefined;
  let best = Infinity;
  for (const part of partsAround(heading, search)) {
    const kind = kindFit(part, weighed.rule, search.purpose);
    if (kind === undefined) continue;
    if (kind.way === 'headed') {
      if (isRanked && isHeadedAlone(part, heading, search.index)) poor = part;
      continue;
    }
    const between = isRanked ? headsPart(heading, part, search.index) : 0;
    if (between === undefined || between > best) continue;
    best = between;
    pool.add({ ...about, node: part, score: about.score - kind.cost - between * 6, way: kind.way });
    if (!isRanked) break;
  }
  if (poor !== undefined) pool.add({ ...about, node: poor, score: about.score - 27, way: 'headed' });
}

/** What holds it; the title of one of several cards is none of what holds them all. */
function partsAround(heading: ScreenNode, search: Search): ScreenNode[] {
  const path = pathOf(heading).slice(1);
  const card = cardOf(heading);
  const end = path.findIndex((part) => !isInRoots(search, part) || (card !== undefined && part.id < card.id));
  return end === -1 ? path : path.slice(0, end);
}

/** Of several that are built alike, the one that begins with it. */
function cardOf(title: ScreenNode): ScreenNode | undefined {
  const card = partTitledBy(title);
  return card !== undefined && card.text !== title.text && card.text.startsWith(title.text)
    ? card
    : undefined;
}

function addFollowing({ search, pool, weighed }: Adding, heading: ScreenNode, about: About): void {
  const found: { node: ScreenNode; between: number; kind: KindFit }[] = [];
  for (const node of search.screen.nodes) {
    if (node.id <= heading.id || !node.isVisible || !isInRoots(search, node)) continue;
    // The numbers of the pages below a table are no list of what is in it.
    if (search.target.role === 'list' && SHAPES.paged(node)) continue;
    const kind = kindFit(node, weighed.rule, search.purpose);
    const between = kind && headsWhatFollows(heading, node, search.index);
    if (kind && between !== undefined) found.push({ node, between, kind });
  }
  const nearest = Math.min(...found.map(({ between }) => between));
  const near = found.filter(({ between }) => between === nearest);
  for (const { node, kind } of near.filter(
    ({ node }) => !near.some((one) => one.node !== node && holds(one.node, node)),
  ))
    pool.add({ ...about, node, score: about.score - kind.cost - costOfWay(node, search), way: kind.way });
}

/** It holds the title of a group and nothing else: who looks into the group means what stands below it. */
export const isTitleBar = ({ purpose, index }: Search, node: ScreenNode): boolean =>
  purpose === 'place' &&
  node.role !== 'columnheader' &&
  TITLES.test(marksOf(node)) &&
  index.textsIn(node) === 1 &&
  !holdsControls(node, 2);

const TITLES = /(?:header|heading|title)(?= |$)/;

/** Of several groups that are built alike, the one that begins with such a title. */
export function addTitled(search: Search, titles: readonly ScreenNode[], pool: Pool): void {
  if (search.purpose !== 'place' || search.target.role !== undefined) return;
  for (const title of titles) {
    const part = cardOf(title);
    if (part !== undefined && isInRoots(search, part))
      pool.add({ node: part, score: TITLED, fit: 'case', way: 'repeated' });
  }
}

/** As much as a field beside its label. */
const TITLED = 68;

/** It is named where it is all that stands right below, and nothing else does up to the next such text. */
function addBelowTitle({ search, pool, weighed: { rule } }: Adding, node: ScreenNode, about: About): void {
  const isWholeText = about.from === 'content' && about.named === undefined;
  const title = isWholeText ? titleAround(node) : undefined;
  const below = title && partBelow(title, rule, search);
  if (title === undefined || below === undefined) return;
  const [best] = fitsIn(below, rule, search).sort((one, other) => one.kind.cost - other.kind.cost);
  if (best !== undefined)
    pool.add({ ...about, node: best.node, score: about.score - best.kind.cost - 6, way: best.kind.way });
  else if (
    rule.shapes?.includes('headed') &&
    isTitle(title) &&
    !isTitle(below) &&
    !begins(title, rule, search)
  )
    pool.add({ ...about, node: below, score: about.score - 27, way: 'headed' });
}

/** What is of the kind begins with it: the card is that, and not what stands below its title. */
function begins(title: ScreenNode, rule: KindRule, search: Search): boolean {
  const parts = pathOf(title.parent ?? title);
  const begun = parts.filter((part) => isInRoots(search, part) && part.text.startsWith(title.text));
  return begun.some((part) => SAID.test(kindFit(part, rule, search.purpose)?.way ?? ''));
}

const SAID = /^(?:role|mark)$/;

const TITLE = /(?:header|heading|title|caption|legend)(?= |$)/;

const isTitle = (node: ScreenNode): boolean =>
  TITLE.test(marksOf(node)) || elementsIn(node).some((one) => one.text === node.text && isTitle(one));

const MESSAGE = /^(?:alert|status|log)$/;

/** The largest part that shows nothing but the text; none where one can use it. */
function titleAround(node: ScreenNode): ScreenNode | undefined {
  const path = pathOf(node);
  const isUsed = ({ isUsable, control }: ScreenNode) => isUsable || control !== undefined;
  return [...path, ...elementsIn(node)].some(isUsed)
    ? undefined
    : path.findLast(({ text, tag, role }) => text === node.text && tag !== 'body' && !MESSAGE.test(role));
}

function partBelow(title: ScreenNode, rule: KindRule, search: Search): ScreenNode | undefined {
  const siblings = elementsIn(title.parent ?? title);
  const at = siblings.indexOf(title);
  const [below, next] = siblings.slice(at + 1).filter((one) => one.isVisible || one === siblings[at + 1]);
  if (below === undefined || below.text === '' || !isInRoots(search, below)) return undefined;
  if (!isBelow(below, title)) return undefined;
  if (isBelowItsOwn(siblings.slice(0, at + 1), rule, search)) return undefined;
  if (next === undefined || isAlike(next, title) || isHeadingLike(next)) return below;
  return rule.headed === 'before' && fitsIn(next, rule, search).length === 0 ? below : undefined;
}

/** Beside each other they are a label and its value, or the heads of columns. */
function isBelow(node: ScreenNode, { box: title }: ScreenNode): boolean {
  const { box } = node;
  const isUnder = box.y >= title.y + title.height / 2;
  const shares = box.x < title.x + title.width && title.x < box.x + box.width;
  return isUnder && shares && !isHeadingLike(node);
}

/**
 * Some write the titles of tables and pictures below them: then the first of these has none above it, or a heading of another
 * sort, which may as well be that of all.
 */
function isBelowItsOwn(upToTitle: readonly ScreenNode[], rule: KindRule, search: Search): boolean {
  const [title, above, before] = upToTitle.toReversed();
  if (title === undefined || above === undefined || fitsIn(above, rule, search).length === 0) return false;
  const isTitled = before !== undefined && isAlike(before, title);
  return !isTitled || isBelowItsOwn(upToTitle.slice(0, -2), rule, search);
}

/** What shows all that is in the part, and is of the kind. */
const fitsIn = (
  part: ScreenNode,
  rule: KindRule,
  { screen, purpose }: Search,
): { node: ScreenNode; kind: KindFit }[] =>
  screen.nodes.flatMap((node) => {
    const kind = holds(part, node) && node.text === part.text ? kindFit(node, rule, purpose) : undefined;
    return kind && kind.way !== 'headed' ? [{ node, kind }] : [];
  });

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
    if (isMainByMark(around, kind, search.screen)) continue;
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
