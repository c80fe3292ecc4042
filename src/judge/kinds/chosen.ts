/** Which of several things beside each other is the chosen one, where only a class says so, as of tabs that are made of links. */
import { ancestorsOf, descendantsOf, isRepeated, onlyOf } from '../../grounding/places/structure.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Undefined where none of them, or more than one, is marked, or where the marked one looks like any other. */
export const isChosen = (node: ScreenNode): boolean | undefined =>
  isChosenBeside(node) ?? isChosenOfKit(node);

/** "Patients is the selected entry in the sidebar": `<div class="kit-entry kit-entry--selected">` among others that are a `kit-entry`. */
export function isChosenOfKit(node: ScreenNode): boolean | undefined {
  const path = [node, ...ancestorsOf(node).slice(0, DEEP)];
  const entries = [...path, ...descendantsOf(node)].filter(({ text }) => text === node.text);
  if (node.text === '' || !entries.some(isPressed)) return undefined;
  for (const entry of entries)
    for (const name of classesOf(entry)) {
      const all = namedAlike(entry, name);
      const chosen = onlyOf(all.filter((one) => classesOf(one).some((said) => isChosenName(said, name))));
      if (chosen !== undefined && all.length > 1 && looksLikeNoOther(chosen, all, lookOf))
        return chosen === entry;
    }
  return undefined;
}

const isPressed = ({ isUsable, role }: ScreenNode): boolean =>
  isUsable || PRESSED.test(role) || role === 'menuitem';

const classesOf = ({ attributes: { className = '' } }: ScreenNode): string[] =>
  className.split(/\s+/).filter((one) => one !== '');

const isChosenName = (said: string, name: string): boolean =>
  said.startsWith(name) && /^(?:--|_|-)(?:is-)?(?:active|selected|current)$/.test(said.slice(name.length));

/** Those of its whole menu, or else of the smallest part that holds another one. */
function namedAlike(entry: ScreenNode, name: string): ScreenNode[] {
  const around = ancestorsOf(entry);
  const named = (part: ScreenNode | undefined) =>
    part === undefined
      ? []
      : descendantsOf(part).filter((one) => one.isVisible && classesOf(one).includes(name));
  const menu = around.findLast(({ role }) => /^(?:menu|menubar|navigation|tablist)$/.test(role));
  return named(menu ?? around.slice(0, WIDE).find((part) => named(part).length > 1));
}

const WIDE = 6;

function isChosenBeside(node: ScreenNode): boolean | undefined {
  for (const [level, one] of [node, ...ancestorsOf(node).slice(0, DEEP)].entries()) {
    const all = (one.parent?.children ?? []).filter(({ tag, isVisible }) => tag === one.tag && isVisible);
    if (all.length < 2) continue;
    const areOptions = level <= SHALLOW && all.every(isOption);
    if (!areOptions && !all.every(isRow)) continue;
    const chosen = onlyOf(all.filter(areOptions ? isMarked : isMarkedRow));
    if (chosen === undefined) continue;
    return looksLikeNoOther(chosen, all, areOptions ? lookOf : lookOfRow) ? chosen === one : undefined;
  }
  return undefined;
}

const SHALLOW = 2;
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
  /(?:^|\s)(?:active|selected|current|is-(?:active|selected|current)|is(?:Active|Selected|Current)(?:[-_]+\w{5,8})?)(?=\s|$)/;

/** "Active" or "current" is said of a slide, too. */
const isMarkedRow = ({ states, attributes }: ScreenNode): boolean =>
  states.current === true || ROW_MARK.test(attributes.className ?? '');
const ROW_MARK =
  /(?:^|\s)(?!(?:[\w-]+[-_])?(?:not|un|non|no|de|last|pre)[-_])(?:[\w-]+[-_])?(?:selected|highlighted)(?=\s|$)/;

function looksLikeNoOther(
  chosen: ScreenNode,
  all: readonly ScreenNode[],
  look: (node: ScreenNode) => string,
): boolean {
  return all.every((one) => one === chosen || look(one) !== look(chosen));
}

const lookOf = (node: ScreenNode): string => stylesOf([node, ...descendantsOf(node)]);
/** What rows hold differs anyway. */
const lookOfRow = (node: ScreenNode): string => stylesOf([node, ...elementsOf(node).slice(0, 1)]);

const stylesOf = (nodes: readonly ScreenNode[]): string =>
  nodes
    .filter(({ tag }) => tag !== '#text')
    .map(({ style }) => [style?.color, style?.background, style?.borderColor, style?.weight].join(' '))
    .join();

/** "Paris" is selected: a list that a kit draws shows nothing but what is chosen in it. */
export const isShownByList = (node: ScreenNode, { name, role }: Target): true | undefined =>
  role === undefined && name !== undefined
    ? [...ancestorsOf(node), node, ...descendantsOf(node)].some(
        (one) => one.role === 'combobox' && one.text === name,
      ) || undefined
    : undefined;
