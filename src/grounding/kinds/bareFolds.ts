/** What folds though nothing in the markup says so: a title that can be clicked, and alone is seen of its part while that is closed. */
import type { ScreenNode } from '../../screen/Screen.js';
import {
  ancestorsOf,
  descendantsOf,
  elementsIn,
  holds,
  isAlike,
  isRepeated,
  onlyOf,
} from '../places/structure.js';
import { isOnLine } from '../places/measure.js';
import { marksOf } from './marks.js';

/** Whether what it is the title of shows more than that; undefined where it folds nothing. */
export function isOpenBelow(title: ScreenNode): boolean | undefined {
  const isOpen = isOpenBehind(title);
  const part = isOpen === undefined ? partFoldedBy(title) : undefined;
  return part === undefined ? isOpen : isPartOpen(part, title);
}

/** `<div class="accordion"><h3>Summary</h3><div>…</div><h3>Delivery</h3></div>`: while it is closed, the next title comes right behind it. */
function isOpenBehind(title: ScreenNode): boolean | undefined {
  const { parent, isUsable, attributes, text } = title;
  if (parent === undefined || !isUsable || attributes.href !== undefined || text === '') return undefined;
  const parts = elementsIn(parent).filter(({ isVisible }) => isVisible);
  const isTitle = (one: ScreenNode) => one === title || (one.isUsable && isAlike(one, title));
  const [first, ...more] = parts.filter(isTitle);
  if (!isMarked(parent, ACCORDION) || first !== parts[0] || more.length === 0) return undefined;
  const next = parts[parts.indexOf(title) + 1];
  return next !== undefined && !isTitle(next) && [next, ...descendantsOf(next)].some(isSeen);
}

/** What begins with the title: one of several that are built alike, or what the markup calls so. */
function partFoldedBy(title: ScreenNode): ScreenNode | undefined {
  const { isUsable, text, attributes } = title;
  const leads = attributes.href !== undefined && !attributes.href.startsWith('#');
  if (!isUsable || leads || text === '') return undefined;
  const part = ancestorsOf(title)
    .slice(0, 3)
    .find((one) => isRepeated(one) || isMarked(one, FOLDING));
  const [first] = part?.pieces ?? [];
  return first !== undefined && holds(title, first.node) ? part : undefined;
}

/** The box and the arrow on its line are always there. */
const isPartOpen = (part: ScreenNode, title: ScreenNode): boolean =>
  descendantsOf(part).some(
    (one) => one.isVisible && !holds(title, one) && isSeen(one) && !(one.text === '' && isOnLine(one, title)),
  );

/** Whether a part that the markup calls an accordion or the like shows more than its title; undefined of anything else. */
export function isFoldOpen(node: ScreenNode): boolean | undefined {
  const titles = [node, ...ancestorsOf(node), ...descendantsOf(node)].filter((one) => {
    if (isOpenBehind(one) !== undefined) return true;
    const part = partFoldedBy(one);
    return part !== undefined && isMarked(part, ACCORDION) && isOnlyTitle(one, part);
  });
  const title = onlyOf(titles);
  return title && isOpenBelow(title);
}

/** In the line of a tree that begins with the title, the only caret before it; those of the lines below it stand behind it. */
export function caretOf(title: ScreenNode): ScreenNode | undefined {
  for (const line of [title, ...ancestorsOf(title)].slice(0, LINE)) {
    const parts = descendantsOf(line);
    if (!isItem(line) && parts.some(isItem)) return undefined;
    const first = line.pieces.find(({ kind }) => kind === 'text')?.node;
    if (first === undefined || !holds(title, first)) return undefined;
    const carets = parts.filter((one) => one.id < first.id && one.isVisible && isCaret(one));
    if (carets.length > 0 || isItem(line)) return onlyOf(carets);
  }
  return undefined;
}

const isItem = ({ tag, role }: ScreenNode): boolean => tag === 'li' || role === 'treeitem';
const isCaret = ({ states, text, tag }: ScreenNode): boolean =>
  states.expanded !== undefined && text === '' && tag !== 'details';

const LINE = 4;

/** What holds several titles may show those alone. */
const isOnlyTitle = (title: ScreenNode, part: ScreenNode): boolean =>
  !descendantsOf(part).some((one) => one.isUsable && isAlike(one, title));

/** The head of an accordion, which its class calls so, is not what it folds. */
const isMarked = (node: ScreenNode, words: RegExp): boolean =>
  marksOf(node)
    .split(' ')
    .some((mark) => words.test(mark) && !HEAD.test(mark));

const FOLDING = /(?:^|-)(?:section|accordion|collaps(?:e|ed|ible)|fold|foldable|expander|toggle)(?=-|$)/;
const ACCORDION = /(?:^|-)(?:(?:accordion|collapsible|foldable|expander)(?:-item)?|collapse-item)$/;
const HEAD = /-(?:head(?:er|ing|line)?|title|button|btn|toggle|trigger|summary)$/;

/** What only holds the title shows nothing else; nor does an arrow beside it. */
const isSeen = ({ tag, isUsable, text }: ScreenNode): boolean =>
  (tag === '#text' && /[\p{L}\p{N}]/u.test(text)) || (isUsable && tag !== 'svg');
