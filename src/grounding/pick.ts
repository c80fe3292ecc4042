/** Which of those that fit are meant: the one of an ordinal, what can be used, what the case had to do with last. What comes to the same is one. */
import { CHOOSING } from './amongTied.js';
import type { Scored } from './Pool.js';
import { isFilledMessage, type Search } from './search.js';
import { isOfFoot, isSidePanel } from './kinds/columnsAndBars.js';
import { levelOf } from './places/headings.js';
import { isDrawn, isUnder } from './places/measure.js';
import { marksOf } from './kinds/marks.js';
import { isBeforeSearch } from './kinds/unnamed.js';
import { holds, onlyOf, pathOf } from './places/structure.js';
import { weighUse, type Weighed } from './weigh.js';
import type { ScreenNode } from '../screen/Screen.js';
import { fold } from './names/compareNames.js';

/** The one that an ordinal says, or all with what speaks for and against each. */
export function pick(all: readonly Scored[], search: Search): { chosen: Weighed[]; isRecalled?: boolean } {
  const { ordinal } = search.target;
  if (ordinal === undefined) {
    const weighed = weighUse(all, search);
    const told = WAYS.reduce((all, way) => way(all, search), weighed);
    const chosen = breakTies(told, search);
    return { chosen, isRecalled: chosen !== told };
  }
  const counted = inOrder(alike(all));
  const picked = counted.at(ordinal === 'last' ? -1 : ordinal - 1);
  return { chosen: picked === undefined ? [] : [picked] };
}

/** As they are drawn, where each stands below the one before, and else as the markup has them. */
function inOrder(all: readonly Scored[]): Scored[] {
  const drawn = [...all].sort((one, other) => one.node.box.y - other.node.box.y);
  const isColumn = drawn.every(({ node }, index) => {
    const above = drawn[index - 1]?.node;
    return isDrawn(node) && (above === undefined || (above.parent === node.parent && isUnder(node, above)));
  });
  return isColumn ? drawn : [...all].sort((one, other) => one.node.id - other.node.id);
}

/** What an article or a message says is written into the only large one of the fields that are called by it, and not into "Article title". */
function largeField(all: Weighed[], { target, purpose }: Search): Weighed[] {
  if (!isFilledMessage(target, purpose)) return all;
  const tied = alike(all);
  const only = onlyOf(tied.filter(({ node }) => node.tag === 'textarea'));
  const isOther = target.role === 'article' && tied.every(({ fit }) => fit === 'words');
  return only === undefined && isOther ? [] : inPlaceOf(tied, only, all);
}

/** The one of those that are meant alike, where there is one that is meant rather than the others. */
const inPlaceOf = (tied: readonly Weighed[], one: Weighed | undefined, all: Weighed[]): Weighed[] =>
  one === undefined ? all : [one, ...all.filter((other) => !tied.includes(other))];

/** The cross of a dialog that is labelled "Close" does what its button "Close" does: the text that one sees is meant. */
function withoutCross(all: Weighed[], { purpose }: Search): Weighed[] {
  const tied = alike(all);
  const [dialog, ...others] = tied.map(({ node }) => pathOf(node).find(({ role }) => DIALOG.test(role)));
  if (purpose !== 'click' || dialog === undefined || others.some((other) => other !== dialog)) return all;
  if (!tied.every(({ node }) => node.role === 'button' && CLOSE.test(node.names[0]?.text ?? node.text)))
    return all;
  return inPlaceOf(tied, onlyOf(tied.filter(({ node }) => CLOSE.test(node.text))), all);
}

/** A page says in its foot once more what is in its main part: "Recent comments" below a post. */
function withoutFoot(all: Weighed[], search: Search): Weighed[] {
  const tied = alike(all);
  if (!/^(?:click|read)$/.test(search.purpose) || tied.length < 2) return all;
  const only = onlyOf(tied.filter(({ node }) => !isOfFoot(node, search)));
  const isOfMain = only !== undefined && pathOf(only.node).some(({ role }) => role === 'main');
  return inPlaceOf(tied, isOfMain ? only : undefined, all);
}

/** "The menu" is the only one that has just opened, or the box of it and its button, before the bars of links that are there all the time. */
function openedMenu(all: Weighed[], { target, memory, purpose }: Search): Weighed[] {
  if (target.role !== 'menu' || target.name !== undefined || purpose === 'absence') return all;
  const isOpened = ({ node }: Weighed) =>
    memory.opened?.some((one) => holds(one, node) || one.parent === node) === true;
  const only = onlyOf(alike(all.filter(isOpened)));
  const [best] = all;
  // What is done in a menu may change another part of the page that is like one.
  const isStillUsed =
    best?.way === 'role' && only?.way !== 'role' && memory.last?.includes(best.node) === true;
  return only === undefined || isStillUsed
    ? all
    : before([only], all, (score) => Math.min(score, only.score - 6));
}

const before = (meant: readonly Weighed[], all: readonly Weighed[], lowered: (score: number) => number) => [
  ...meant,
  ...all.filter((one) => !meant.includes(one)).map((one) => ({ ...one, score: lowered(one.score) })),
];

/** "The heading" is the only one of the highest level that doesn't stand in the head, the foot or at the side of the page. */
function mainHeading(all: Weighed[], { target, purpose, roots, screen }: Search): Weighed[] {
  const tied = alike(all);
  const isPlain = target.role === 'heading' && target.name === undefined && target.level === undefined;
  if (!isPlain || purpose === 'absence' || tied.length < 2) return all;
  const isAside = ({ node }: Weighed) =>
    pathOf(node).some(
      (part) =>
        (isOfWholeSite(part) || isSidePanel(part, screen)) && !roots.some((root) => holds(part, root)),
    );
  const main = tied.filter((one) => !isAside(one));
  const highest = Math.min(...main.map(({ node }) => levelOf(node)));
  return inPlaceOf(tied, onlyOf(main.filter(({ node }) => levelOf(node) === highest)), all);
}

const isOfWholeSite = (part: ScreenNode): boolean =>
  ASIDE.test(part.role) || (part.tag === 'div' && SITE.test(marksOf(part)));
const ASIDE = /^(?:banner|contentinfo|complementary|navigation)$/;
const SITE = /(?:^| )(?:top-?bar|nav-?bar|app-?bar|masthead|site-(?:title|header|branding|name))(?= |$)/;
const DIALOG = /^(?:alert)?dialog$/;
const CLOSE = /^\s*(?:close|dismiss)\s*$/i;

/** Of several fields of the form that searches, which may have one for the name by which the search is kept. */
function searchedWith(all: Weighed[], { target: { role, name }, purpose }: Search): Weighed[] {
  if (role !== 'search field' || name !== undefined || purpose === 'absence') return all;
  const tied = alike(all);
  return inPlaceOf(tied, onlyOf(tied.filter(({ node }) => isBeforeSearch(node))), all);
}

function byKind(all: Weighed[], { purpose }: Search): Weighed[] {
  const tied = alike(all);
  if (tied.length < 2) return all;
  const nodes = tied.map(({ node }) => node);
  const node = CHOOSING.map((choose) => choose(nodes, purpose)).find((one) => one !== undefined);
  return inPlaceOf(
    tied,
    tied.find((one) => one.node === node),
    all,
  );
}

const WAYS = [byKind, withoutCross, withoutFoot, openedMenu, mainHeading, largeField, searchedWith] as const;

function breakTies(all: Weighed[], { purpose, memory }: Search): Weighed[] {
  const { opened = [], used = [], last = [], form } = memory;
  const tied = alike(all);
  if (tied.length < 2) return all;
  const labels = tied.filter(({ node }) => node.role !== 'columnheader');
  // The head of a column is called so for what stands below it, and says nothing itself.
  if (labels.length === 1 && purpose === 'read') return before(labels, all, (score) => score - 6);
  const isRecent = ({ node }: Weighed) =>
    opened.some((one) => holds(one, node) || holds(node, one)) || used.some((one) => one === node);
  const isInForm = ({ node }: Weighed) => form !== undefined && holds(form, node);
  const recent = [tied.filter(isRecent), tied.filter(isInForm)].find(
    (some) => some.length > 0 && some.length < tied.length,
  );
  const inUse = (recent ?? tied).filter(({ node }) => last.includes(node) && !ONE_OF_MANY.test(node.role));
  const isNew = tied.some(({ node }) => opened.some((one) => holds(one, node)));
  const meant = inUse.length === 1 && !isNew ? inUse : recent;
  if (meant === undefined) return all;
  return before(meant, all, (score) => Math.min(score, (meant[0]?.score ?? 0) - 6));
}

/** Who means another one of those would get the same again. */
const ONE_OF_MANY = /^(?:row|listitem)$/;

export const MARGIN = 4;

interface One {
  node: ScreenNode;
  score: number;
}

/** @param isNamed a name means the smallest thing that bears it; "the second item" is no item of an item */
export function mergeSame<Any extends One>(
  sorted: readonly Any[],
  { isNamed, endOf }: { isNamed: boolean; endOf: (node: ScreenNode) => number },
): Any[] {
  const kept = new Map<number, Any>();
  const links = new Map<string, Any>();
  for (const one of sorted) {
    const rivals = [...rivalsOf(one.node, kept, endOf)];
    const link = linkOf(one.node);
    if (rivals.length === 0 && !(link !== undefined && links.has(link))) {
      kept.set(one.node.id, one);
      if (link !== undefined) links.set(link, one);
      continue;
    }
    const [rival] = rivals;
    if (rivals.length !== 1 || rival === undefined || rival.score - one.score >= MARGIN) continue;
    if (!(isNamed ? holds(rival.node, one.node) : holds(one.node, rival.node))) continue;
    kept.delete(rival.node.id);
    kept.set(one.node.id, one);
  }
  return [...kept.values()].sort((one, other) => other.score - one.score || one.node.id - other.node.id);
}

/** What of those that are kept holds it or is in it. */
function* rivalsOf<Any extends One>(
  node: ScreenNode,
  kept: ReadonlyMap<number, Any>,
  endOf: (node: ScreenNode) => number,
): Generator<Any> {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const rival = kept.get(at.id);
    if (rival) yield rival;
  }
  for (let id = node.id; id <= endOf(node); id++) {
    const rival = kept.get(id);
    if (rival) yield rival;
  }
}

/** Two links to the same address with the same name come to the same. */
function linkOf({ role, attributes: { href }, text }: ScreenNode): string | undefined {
  return role !== 'link' || href === undefined || /^#?$/.test(href) ? undefined : `${href} ${fold(text)}`;
}

/** Those that are meant alike: no worse than the best by the margin. */
export function alike<Any extends One>(sorted: readonly Any[]): Any[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => best - score <= MARGIN);
}
