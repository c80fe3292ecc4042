/** Parts of a page that no role tells: a column at its side, and what only the markup calls a workspace or a palette. */
import type { NameSource, Screen, ScreenNode } from '../../screen/Screen.js';
import { singular, type Kind } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import { fold } from '../names/compareNames.js';
import { isOfLogin, spellingsOf, wordsOf } from '../names/sameWords.js';
import { isInRoots } from '../Pool.js';
import type { Purpose } from '../Grounding.js';
import type { Search } from '../search.js';
import {
  descendantsOf,
  elementsIn,
  holds,
  isAlike,
  meet,
  pathOf,
  onlyOf,
  outermost,
} from '../places/structure.js';
import { badgeMarked } from './badgeMarked.js';
import { COLUMNS_AND_BARS, mayHold, onlyOutermost } from './columnsAndBars.js';
import { marksOf } from './marks.js';
import { takesValue } from './shapes.js';
import { ASKED, isOfSite } from './ways.js';

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
    return sharedBy(partsMarked(name, screen)) ?? ofAny ?? listCalled(name, role, screen);
  }
  if (purpose !== 'read' && purpose !== 'absence') return undefined;
  if (role === 'badge') return badgeMarked(name, screen, purpose);
  return role === 'section' ? partCalled(name, screen, purpose) : undefined;
}

/** "The user list" is the only part of the page that is labelled "User list for #general", or has the class `user-list`. */
function listCalled(name: string, role: Kind, screen: Screen): ScreenNode | undefined {
  if (!/^\p{Ll}{3,}$/u.test(name)) return undefined;
  const called = new RegExp(`(?:^|[ -])${singular(name)}s?[ -]?${role}(?![\\p{L}])`, 'u');
  const isCalled = ({ names }: ScreenNode) =>
    names.some(({ from, text }) => from === 'label' && called.test(fold(text)));
  const [labelled, marked] = [isCalled, (node: ScreenNode) => called.test(marksOf(node))].map((isIt) =>
    onlyOutermost(screen, (node) => isLarge(node) && node.text !== '' && isIt(node)),
  );
  const part = labelled ?? marked;
  return (part && onlyOf(outermost([part, ...descendantsOf(part)].filter(holdsTwins)))) ?? part;
}

/** Beside a title or a field for searching, the list itself is what holds them. */
const holdsTwins = (part: ScreenNode): boolean => {
  const [first, second] = elementsIn(part).filter(({ isVisible, text }) => isVisible && text !== '');
  return first !== undefined && second !== undefined && isAlike(first, second);
};

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
  const shown = nodes.filter((node) => node.isVisible && (node.text !== '' || isPictured(node)));
  const called = shown.filter((node) => mark.test(marksOf(node)));
  const outer = outermost(called.length > 0 ? called : leadingTo(name, shown));
  const [first, ...others] = outer;
  const isHead = ({ text }: ScreenNode) => singular(fold(text)) === singular(name);
  const isOfOneSort = others.every((one) => first && isAlike(one, first) && isPlacedLike(one, first));
  return others.length > 0 && isOfOneSort && !outer.some(isHead) ? outer : [];
}

/** A book may be nothing but its cover. */
const isPictured = ({ children }: ScreenNode): boolean =>
  children.some(({ tag, names }) => tag === 'img' && names.some(({ from }) => from === 'alternative text'));

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
