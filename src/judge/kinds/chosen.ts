/** Which of several things beside each other is the chosen one, where only a class says so, as of tabs that are made of links. */
import { ancestorsOf, descendantsOf, isRepeated, onlyOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Undefined where none of them, or more than one, is marked, or where the marked one looks like any other. */
export function isChosen(node: ScreenNode): boolean | undefined {
  for (const one of [node, ...ancestorsOf(node).slice(0, DEEP)]) {
    const all = (one.parent?.children ?? []).filter(({ tag, isVisible }) => tag === one.tag && isVisible);
    const chosen = onlyOf(all.filter(isMarked));
    const areAlike = all.every(isOption) || all.every(isRow);
    if (all.length > 1 && areAlike && chosen !== undefined)
      return looksLikeNoOther(chosen, all) ? chosen === one : undefined;
  }
  return undefined;
}

/** A row of a table may be a table of its own, in what is marked. */
const DEEP = 4;

/** Of a table or a list. */
const isRow = (node: ScreenNode): boolean =>
  node.role === 'row' || node.role === 'listitem' || (node.tag === 'div' && isRepeated(node));

/** What is pressed, alone or in an item. */
const isOption = (node: ScreenNode): boolean => pressedIn(node) !== undefined;

function pressedIn(node: ScreenNode): ScreenNode | undefined {
  if (PRESSED.test(node.role) || (node.tag === 'a' && node.role === '')) return node;
  return node.tag === 'li' || node.tag === 'span' ? onlyOf(elementsOf(node).flatMap(pressedOf)) : undefined;
}

const pressedOf = (node: ScreenNode): ScreenNode[] => {
  const pressed = pressedIn(node);
  return pressed === undefined ? [] : [pressed];
};

const elementsOf = ({ children }: ScreenNode): ScreenNode[] => children.filter(({ tag }) => tag !== '#text');

const PRESSED = /^(?:link|button|tab)$/;

const isMarked = (node: ScreenNode): boolean =>
  [node, pressedIn(node)].some(
    (one) => one?.states.current === true || MARK.test(one?.attributes.className ?? ''),
  );

/** As a word of its own: `active-users` tells what it is about. A tool may have put letters behind `isActive`. */
const MARK =
  /(?:^|\s)(?:[\w-]+[-_](?:selected|highlighted)|active|selected|current|is-(?:active|selected|current)|is(?:Active|Selected|Current)(?:[-_]+\w{5,8})?)(?=\s|$)/;

function looksLikeNoOther(chosen: ScreenNode, all: readonly ScreenNode[]): boolean {
  return all.every((one) => one === chosen || lookOf(one) !== lookOf(chosen));
}

const lookOf = (node: ScreenNode): string =>
  [node, ...descendantsOf(node)]
    .filter(({ tag }) => tag !== '#text')
    .map(({ style }) => [style?.color, style?.background, style?.borderColor, style?.weight].join(' '))
    .join();
