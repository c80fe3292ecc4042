/** Parts of the page that a heading or a title names: what it begins, and the list or the table that stands under it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { headsPart, headsWhatFollows, isHeadedAlone, isHeadingLike } from '../places/headings.js';
import { addBelowTitle } from './belowTitle.js';
import { kindFit, marksOf, type KindFit } from './kindFit.js';
import { costOfWay } from './partsOfPage.js';
import { holdsControls, SHAPES } from './shapes.js';
import { isInRoots, type About, type Adding, type Pool } from '../Pool.js';
import type { Search } from '../search.js';
import { holds, partTitledBy, pathOf } from '../places/structure.js';

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
  purpose === 'place' && TITLES.test(marksOf(node)) && index.textsIn(node) === 1 && !holdsControls(node, 2);

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
