/** Parts of a page that no role tells: a column at its side, and what only the markup calls a workspace or a palette. */
import type { NameSource, Screen, ScreenNode } from '../../screen/Screen.js';
import { singular, type Kind } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import { fold } from '../names/compareNames.js';
import { isOfLogin, spellingsOf, wordsOf } from '../names/sameWords.js';
import { isInRoots } from '../Pool.js';
import type { Purpose } from '../Grounding.js';
import type { Search } from '../search.js';
import { isBelowTitle } from '../places/headings.js';
import { elementsIn, holds, isAlike, meet, pathOf, onlyOf, outermost } from '../places/structure.js';
import { isFooter, isNotice, isOfFoot, COLUMNS_AND_BARS, mayHold, onlyOutermost } from './columnsAndBars.js';
import { marksOf } from './kindFit.js';
import { SHAPES, takesValue } from './shapes.js';

/** What no role and no name tells. */
export function partOfPage(search: Search): ScreenNode[] {
  const node = partMeant(search);
  const parts = node === undefined ? formsMeant(search) : [node];
  return parts.filter((part) => isInRoots(search, part));
}

/** A form is called by what sends it: the login form by "Sign in". */
function formsMeant({ target: { name = '', role }, screen: { nodes }, purpose }: Search): ScreenNode[] {
  if (role !== 'form' && role !== 'section') return [];
  const spellings = spellingsOf(name);
  const seen = nodes.filter(({ isVisible }) => isVisible);
  const isCalledSo = ({ names }: ScreenNode) => names.some(({ text }) => spellings.includes(wordsOf(text)));
  const isSentSo = (part: ScreenNode): boolean => {
    const inside = seen.filter((node) => holds(part, node));
    if (!inside.some(takesValue)) return false;
    // That there is none must not hold because of how it is built.
    if (purpose === 'absence') return inside.some((node) => node.role === 'button' && isCalledSo(node));
    const sender = onlyOf(inside.filter(isSending));
    const isSender = sender !== undefined && isCalledSo(sender);
    return isSender && !isCalledOtherwise(part, name);
  };
  const forms = seen.filter((part) => part.tag === 'form' && isSentSo(part));
  if (forms.length > 0 || !isOfLogin(name)) return forms;
  const passwords = seen.filter(({ states }) => states.password === true);
  // Around a single one: where the password is asked for twice, one registers.
  const isLone = (field: ScreenNode) => {
    const part = pathOf(field).find((one) => seen.some((node) => isSending(node) && holds(one, node)));
    return part === undefined || passwords.every((one) => one === field || !holds(part, one));
  };
  if (purpose === 'absence') return passwords.filter(isLone);
  return passwords.flatMap((field) => pathOf(field).find(isSentSo) ?? []);
}

const isSending = ({ role, names, attributes: { type } }: ScreenNode): boolean =>
  role === 'button' && type !== 'button' && type !== 'reset' && names.some(({ text }) => /\p{L}/u.test(text));

function partMeant({ target, screen, purpose }: Search): ScreenNode | undefined {
  const { name, role } = target;
  const isPlace = purpose === 'place' || purpose === 'neighbour';
  const mayBePart = isPlace || purpose === 'drag';
  // Of a form or a page one may drag things into it, too.
  if (role === 'editor') return mayBePart ? partCalled(namedEditor(name), screen) : undefined;
  if (name === undefined) return isPlace && role ? COLUMNS_AND_BARS[role]?.(screen) : undefined;
  // Whether a text is there is asked of what people read alone.
  if (role === undefined) return mayBePart ? partCalled(name, screen) : undefined;
  return ofRole(role, name, { screen, purpose });
}

function ofRole(
  role: Kind,
  name: string,
  { screen, purpose }: Pick<Search, 'screen' | 'purpose'>,
): ScreenNode | undefined {
  if (OF_MANY.has(role)) {
    const ofAny = isAnybodys({ role, name }) && purpose !== 'absence' ? partCalled(name, screen) : undefined;
    return sharedBy(partsMarked(name, screen)) ?? ofAny;
  }
  const isSeen = role === 'section' && (purpose === 'read' || purpose === 'absence');
  return isSeen ? partCalled(name, screen, purpose) : undefined;
}

export const OF_MANY: ReadonlySet<Kind> = new Set<Kind>(['list', 'table']);

/** "The result table": the word says nothing of what stands in it. */
export const isAnybodys = ({ role, name = '' }: Target): boolean =>
  role !== undefined && OF_MANY.has(role) && /^(?:results?|data|main|whole)$/.test(name);

const namedEditor = (name = ''): string => `${name} editor`.trimStart();

/** A workspace is what has the id or class `app-workspace`; of several such the one that holds the others. */
function partCalled(name: string, screen: Screen, purpose?: Purpose): ScreenNode | undefined {
  if (!/^[a-z]{4,}(?: [a-z]{3,})?$/.test(name)) return undefined;
  // No button "add-to-cart" is the cart, what "has-comments" or "no-comments" isn't them, and what adds a note shows none.
  const does = purpose === 'absence' ? '' : '|add|new|create|edit|delete|remove';
  const other = `(?!\\S*(?:to|in|from|for)-|(?:\\S*-)?(?:no|not|has|is|with|without|hide|show|toggle|empty${does})-)`;
  const mark = new RegExp(`(?:^| )(?:${other}\\S*-)?${name.replace(' ', '-')}(?= |$)`);
  // That there is none must not hold because there are two, or because it is low.
  if (purpose === 'absence')
    return screen.nodes.find(
      (node) => node.isVisible && mayHold(node) && node.box.width >= 100 && mark.test(marksOf(node)),
    );
  return (
    onlyOutermost(screen, (node) => isLarge(node) && mark.test(marksOf(node))) ??
    (name === 'canvas' ? onlyOutermost(screen, (node) => isDrawing(node, screen)) : undefined)
  );
}

/**
 * Several that are built alike and have the id or class `package`, `package-card` or `package-item`, or else lead to a package
 * each: the packages, though no text calls them so. None where it is one alone, they are of several sorts, stand in parts of the page that are not built
 * alike, or one is but the head of a column.
 */
export function partsMarked(name: string, { nodes }: Screen): ScreenNode[] {
  if (!/^\p{Ll}{3,}$/u.test(name)) return [];
  const mark = new RegExp(`(?:^| )${singular(name)}(?:-(?:item|card|row|entry|tile|list-item))?(?= |$)`);
  const shown = nodes.filter((node) => node.isVisible && node.text !== '');
  const called = shown.filter((node) => mark.test(marksOf(node)));
  const outer = outermost(called.length > 0 ? called : leadingTo(name, shown));
  const [first, ...others] = outer;
  const isHead = ({ text }: ScreenNode) => singular(fold(text)) === singular(name);
  const isOfOneSort = others.every((one) => first && isAlike(one, first) && isPlacedLike(one, first));
  return others.length > 0 && isOfOneSort && !outer.some(isHead) ? outer : [];
}

/** What leads to a product each, in one list: `/product/12`, `#/products/tea`. None where two lead to the same. */
function leadingTo(name: string, shown: readonly ScreenNode[]): ScreenNode[] {
  const address = new RegExp(`[/#]${singular(name)}s?/[^/?#]+/?$`);
  const links = shown.filter(({ role, attributes: { href = '' } }) => role === 'link' && address.test(href));
  const [first, second] = links;
  const list = first && second && pathOf(first).find((around) => holds(around, second));
  const isOneList = list !== undefined && links.every((link) => holds(list, link));
  const places = new Set(links.map(({ attributes: { href } }) => href));
  const isOfThings = !links.some(
    (link) => ASKED.test(link.attributes.href ?? '') || pathOf(link).some(isOfSite),
  );
  return isOneList && isOfThings && places.size === links.length ? links : [];
}

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
const ASKED =
  /[/](?:new|add|create|edit|import|export|search|all|sale|popular|archived?|page[-_]?\d*|categor(?:y|ies))\/?$/i;

/** The ways to what holds both are the same: an aside is no main part. */
function isPlacedLike(one: ScreenNode, other: ScreenNode): boolean {
  const [way, otherWay] = meet(one, other);
  return way.length === otherWay.length && way.every(({ tag }, level) => tag === otherWay[level]?.tag);
}

/** The smallest part of the page that holds them all, where it shows nothing else. */
function sharedBy(parts: readonly ScreenNode[]): ScreenNode | undefined {
  const [first, ...others] = parts;
  const shared = first && pathOf(first).find((around) => others.every((one) => holds(around, one)));
  const isAllOfThem = shared?.pieces.every(({ node }) => parts.some((part) => holds(part, node)));
  return isAllOfThem === true ? shared : undefined;
}

const isLarge = ({ box }: ScreenNode): boolean => box.width >= 100 && box.height >= 100;

const isDrawing = ({ tag, box }: ScreenNode, { width, height }: Screen): boolean =>
  (tag === 'canvas' || tag === 'svg') && box.width * box.height >= 0.2 * width * height;

/** "The navigation bar" is at the top rather than in the footer. */
export function costOfWay(node: ScreenNode, search: Search): number {
  const { target, roots, screen, index } = search;
  if (target.role === 'heading') return isBelowTitle(node, { ...screen, ...index }) ? 20 : 0;
  if (target.role === 'navigation') return pathOf(node).some(isFooter) && !roots.some(isFooter) ? 20 : 0;
  return /^(?:list|item|table|row)$/.test(String(target.role)) ? costOfPages(node, search) : 0;
}

/** Who speaks of "the list", its items or the rows seldom means those of the site's pages, or what a closed box offers. */
function costOfPages(node: ScreenNode, search: Search): number {
  const { role } = search.target;
  if ((role !== 'table' && isBareLink(node)) || isApart(node, search)) return 40;
  if (role !== 'list' && role !== 'table') return 0;
  const isBeside =
    isOfWays(node, search.screen) ||
    (role === 'list' ? isOfAside(node) || isOfAsked(node) : isOfTable(node) && pathOf(node).some(isAside));
  return Math.max(costOfBar(node), isBeside ? 20 : 0);
}

function isApart(node: ScreenNode, search: Search): boolean {
  const { target, roots } = search;
  // A row may hold nothing but numbers.
  if (/^(?:list|item)$/.test(target.role ?? '') && (SHAPES.paged(node) || PAGED.test(marksOf(node))))
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

const holdsLink = ({ role, children }: ScreenNode): boolean => role === 'link' || children.some(holdsLink);

const isOffered = ({ tag }: ScreenNode, roots: readonly ScreenNode[]): boolean =>
  tag === 'option' && !roots.some((root) => root.tag === 'select');

/** Of a list of categories, say. */
const isBareLink = (node: ScreenNode): boolean =>
  node.role === 'link' ||
  (node.children.length === 1 && node.children[0]?.role === 'link' && node.children[0].text === node.text);

/** Beside the main part of the page. */
const isOfWays = (node: ScreenNode, { nodes }: Screen): boolean =>
  isOfLinks(node) && nodes.some((one) => one.role === 'main' && one.isVisible && !holds(one, node));

/** A table may hold the ways through the site, each with its count. */
const isOfTable = (table: ScreenNode): boolean => table.role === 'table' && holdsLink(table);

/** With nothing but links to what is done with the things of the page, or to the page itself with others of them: "By level". */
const isOfAsked = (list: ScreenNode): boolean => {
  const items = elementsIn(list).filter(({ isVisible }) => isVisible);
  const isAsked = ({ role, attributes: { href = '' }, children }: ScreenNode): boolean =>
    role === 'link' ? href.startsWith('?') || ASKED.test(href.replace(/\?.*/, '')) : children.some(isAsked);
  return items.length > 0 && items.every((item) => isOneLink(item) && isAsked(item));
};

/** With nothing but links and what unfolds more of them. */
const isOfLinks = (node: ScreenNode): boolean =>
  node.children.some(isBareLink) &&
  node.children.every((one) => isBareLink(one) || one.children[0]?.states.expanded !== undefined);

/** Links side by side lead to pages, or choose what a list below them shows. */
function costOfBar(node: ScreenNode): number {
  const [first, ...others] = elementsIn(node).filter(({ isVisible }) => isVisible);
  if (first === undefined || others.length === 0) return 0;
  const isLine = others.every(({ box }) => Math.abs(box.y - first.box.y) < 8);
  if (!isLine || ![first, ...others].every(isOneLink)) return 0;
  return pathOf(node).some((one) => one.tag !== 'body' && MENU.test(marksOf(one))) ? 35 : 15;
}

/** Or a button, or several of them, with no more than a sign or a count beside them. */
const isOneLink = (node: ScreenNode): boolean => {
  const parts = [node].filter(isPressed);
  const links = parts.length > 0 ? parts : elementsIn(node).filter(({ isVisible }) => isVisible);
  const rest = links.reduce((text, link) => text.replace(link.text, ''), node.text);
  return links.length > 0 && links.every(isPressed) && !/\p{L}/u.test(rest);
};

const isPressed = ({ role }: ScreenNode): boolean => role === 'link' || role === 'button';

const PAGED = /(?:^|[ -])(?:pagination|pager)(?= |$)/;
const MENU = /(?:^|[ -])(?:nav|navbar|menu|menubar|toolbar)(?= |$)/;

const isWay = ({ role }: ScreenNode): boolean => /^(?:navigation|banner|menubar|menu)$/.test(role);

/** The only editor is no "html editor" where its label says "CSS". */
export const isCalledOtherwise = ({ names }: ScreenNode, name: string | undefined): boolean => {
  if (name === undefined) return false;
  const labels = names.filter(({ from }) => LABELS.has(from)).map(({ text }) => fold(text));
  return labels.length > 0 && !labels.some((label) => label.split(' ').includes(fold(name)));
};

const LABELS: ReadonlySet<NameSource> = new Set<NameSource>(['label', 'caption', 'placeholder', 'title']);

/** Kits keep a place for a message that has nothing to say yet; nobody means a place that shows nothing to look in. */
export const isSilent = ({ role, text, names, tag, children }: ScreenNode, { purpose }: Search): boolean =>
  text.trim() === '' &&
  names.length === 0 &&
  (/^(?:alert|status)$/.test(role) || (purpose === 'place' && tag === 'div' && children.length === 0));
