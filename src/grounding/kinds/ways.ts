/** What leads through the site or to more of its things: seldom what people mean by the list, its items or the rows. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Search } from '../search.js';
import { isBelowTitle } from '../places/headings.js';
import { isUnder } from '../places/measure.js';
import { elementsIn, holds, isAlike, isCell, isInTwin, itemOf, pathOf } from '../places/structure.js';
import { isFooter, isNotice, isOfFoot } from './columnsAndBars.js';
import { marksOf } from './marks.js';
import { SHAPES } from './shapes.js';

/** "The navigation bar" is at the top rather than in the footer. */
export function costOfWay(node: ScreenNode, search: Search): number {
  const { target, roots, screen, index } = search;
  if (target.role === 'heading') return isBelowTitle(node, { ...screen, ...index }) ? 20 : 0;
  if (target.role === 'navigation') return pathOf(node).some(isFooter) && !roots.some(isFooter) ? 20 : 0;
  if (target.role === 'article' && node.role === 'listitem') return holdsHeading(node) ? 0 : 20;
  return /^(?:list|feed|item|table|row)$/.test(String(target.role)) ? costOfPages(node, search) : 0;
}

/** What stands in a row of a table is hardly a tab. */
export const costOfTab = ({ target }: Search, node: ScreenNode): number =>
  target.role === 'tab' && pathOf(node).some(isCell) ? 8 : 0;

const holdsHeading = ({ role, children }: ScreenNode): boolean =>
  role === 'heading' || children.some(holdsHeading);

/** Who speaks of "the list", its items or the rows seldom means those of the site's pages, or what a closed box offers. */
function costOfPages(node: ScreenNode, search: Search): number {
  const { role } = search.target;
  if ((role !== 'table' && isBareLink(node)) || isApart(node, search)) return 40;
  if (role === 'item' || role === 'row') return 0;
  if (role !== 'table' && isOneOfEach(node, search.roots)) return 40;
  const isOfKind = role === 'table' ? isOfTable(node) : isListOfSite(node, search);
  return Math.max(costOfBar(node), isOfKind || isOfWays(node, search.screen) ? 20 : 0);
}

/** The way back to the first page, drawn as a house. */
const isOfSigns = ({ role, text, children, pieces }: ScreenNode): boolean =>
  /^(?:list|listitem)$/.test(role) && text === '' && pieces.length === 0 && children.length > 0;

/** Each of several cards has one: the tags of a post. */
function isOneOfEach(node: ScreenNode, roots: readonly ScreenNode[]): boolean {
  const card = node.role === 'list' ? itemOf(node) : undefined;
  if (card === undefined || card === node || roots.some((root) => holds(card, root))) return false;
  const others = card.parent?.children.filter((one) => one !== card && isInTwin(node, one)) ?? [];
  return others.length > 1;
}

function isApart(node: ScreenNode, search: Search): boolean {
  const { target, roots } = search;
  if (isOfSigns(node)) return true;
  // A row may hold nothing but numbers.
  if (/^(?:list|feed|item)$/.test(target.role ?? '') && (SHAPES.paged(node) || PAGED.test(marksOf(node))))
    return true;
  if (target.role === 'item' && (isNotice(node) || isOfFoot(node, search) || isEntry(node, roots)))
    return true;
  return isOffered(node, roots) || pathOf(node).some((one) => isWay(one) && !roots.includes(one));
}

/** Of what leads through the site. */
const isEntry = (node: ScreenNode, roots: readonly ScreenNode[]): boolean =>
  holdsLink(node) && pathOf(node).some((one) => isAside(one) && !roots.some((root) => holds(one, root)));

/** Links and what unfolds more of them, in what only the markup calls a sidebar or a menu. */
const isOfAside = (node: ScreenNode): boolean =>
  pathOf(node).some(isAside) && elementsIn(node).every((item) => !item.isVisible || holdsLink(item));

/** What is called tabs may hold what they show. */
const isAside = (node: ScreenNode): boolean => isOfSite(node) && !/(?:^|[ -])tabs(?= |$)/.test(marksOf(node));

const holdsLink = (node: ScreenNode): boolean => isLink(node) || node.children.some(holdsLink);

const isOffered = ({ tag }: ScreenNode, roots: readonly ScreenNode[]): boolean =>
  tag === 'option' && !roots.some((root) => root.tag === 'select');

/** Of a list of categories, say, and not of cards that are a link each. */
const isBareLink = (node: ScreenNode): boolean =>
  node.role === 'link' ||
  (isOnlyLink(node) && !(node.parent?.children ?? []).some((one) => isCardLike(one, node)));

const isOnlyLink = ({ children: [only, another], text }: ScreenNode): boolean =>
  only?.role === 'link' && another === undefined && only.text === text;

/** It says several things below each other. */
function isCardLike(one: ScreenNode, node: ScreenNode): boolean {
  if (!(one === node || isAlike(one, node)) || !isOnlyLink(one)) return false;
  const [first, ...others] = one.pieces.filter(({ kind }) => kind === 'text');
  return first !== undefined && others.some((other) => isUnder(other.node, first.node));
}

/** Beside the main part of the page. */
const isOfWays = (node: ScreenNode, { nodes }: Screen): boolean =>
  (isOfLinks(node) || isAllPressed(node)) &&
  nodes.some((one) => one.role === 'main' && one.isVisible && !holds(one, node));

const isAllPressed = ({ pieces }: ScreenNode): boolean =>
  pieces.length > 0 && pieces.every((piece) => pathOf(piece.node).some(isPressed));

/** A table may hold the ways through the site, each with its count. */
const isOfTable = (table: ScreenNode): boolean =>
  table.role === 'table' && holdsLink(table) && pathOf(table).some(isAside);

/** With nothing but links to what is done with the things of the page, or to the page itself with others of them: "By level". */
const isOfAsked = (list: ScreenNode): boolean => {
  const items = elementsIn(list).filter(({ isVisible }) => isVisible);
  const isAsked = ({ role, attributes: { href = '' }, children }: ScreenNode): boolean =>
    role === 'link' ? href.startsWith('?') || ASKED.test(href.replace(/\?.*/, '')) : children.some(isAsked);
  return items.length > 0 && items.every((item) => isOneLink(item) && isAsked(item));
};

const isListOfSite = (list: ScreenNode, search: Search): boolean =>
  isOfAside(list) || isOfAsked(list) || isOfHead(list, search);

/** In what only the markup calls the header, along the upper edge of the page: what is chosen for all of it, and who has signed in. */
const isOfHead = (list: ScreenNode, { roots, screen }: Search): boolean =>
  pathOf(list).some(
    (head) =>
      head.tag === 'div' &&
      HEAD.test(marksOf(head)) &&
      head.box.y <= 24 &&
      head.box.width >= 0.9 * screen.width &&
      head.box.height <= 0.3 * screen.height &&
      !roots.some((root) => holds(head, root)),
  );

const HEAD = /(?:^| )(?:(?:page|site|top|main|app)-?)?header(?= |$)/;

/** With nothing but links and what unfolds more of them. */
const isOfLinks = (node: ScreenNode): boolean =>
  node.children.some(isBareLink) &&
  node.children.every((one) => isBareLink(one) || one.children[0]?.states.expanded !== undefined);

/** Links side by side lead to pages, or choose what a list below them shows. */
function costOfBar(node: ScreenNode): number {
  const [first, ...others] = elementsIn(node).filter((part) => part.isVisible && !isBlank(part));
  if (first === undefined || others.length === 0) return 0;
  const isLine = others.every(({ box }) => Math.abs(box.y - first.box.y) < 8);
  if (!isLine || ![first, ...others].every(isOneLink)) return 0;
  return pathOf(node).some((one) => one.tag !== 'body' && MENU.test(marksOf(one))) ? 35 : 15;
}

/** But a space between two of them. */
const isBlank = ({ tag, text }: ScreenNode): boolean => tag === 'span' && text.trim() === '';

/** Or a button, or several of them, with no more than a sign or a count beside them. */
const isOneLink = (node: ScreenNode): boolean => {
  const parts = [node].filter(isPressed);
  const links = parts.length > 0 ? parts : elementsIn(node).filter(({ isVisible }) => isVisible);
  const rest = links.reduce((text, link) => text.replace(link.text, ''), node.text);
  return links.length > 0 && links.every(isPressed) && !/\p{L}/u.test(rest);
};

const isLink = ({ role, tag }: ScreenNode): boolean => role === 'link' || (tag === 'a' && role === '');

const isPressed = (node: ScreenNode): boolean => isLink(node) || /^(?:button|menuitem)$/.test(node.role);

const PAGED = /(?:^|[ -])(?:pagination|pager)(?= |$)/;
const MENU = /(?:^|[ -])(?:nav|navbar|menu|menubar|toolbar)(?= |$)/;

const isWay = ({ role }: ScreenNode): boolean => /^(?:navigation|banner|menubar|menu)$/.test(role);

/** It leads through the site, or stands beside what was asked for. */
export const isOfSite = (node: ScreenNode): boolean =>
  isWay(node) ||
  isFooter(node) ||
  node.role === 'complementary' ||
  /^(?:nav|header|aside)$/.test(node.tag) ||
  // A page may tell by its class that it has a menu.
  (node.tag !== 'body' && SITE.test(marksOf(node)));

const SITE = /(?:^|[ -])(?:nav|navbar|navigation|breadcrumbs?|menu|sidebar|pagination|tabs)(?= |$)/;

/** What is done with them, or which of them are shown. */
export const ASKED =
  /[/](?:new|add|create|edit|import|export|search|all|sale|popular|archived?|page[-_]?\d*|categor(?:y|ies))\/?$/i;
