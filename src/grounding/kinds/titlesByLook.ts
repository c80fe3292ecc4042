/** A heading that no markup calls one: a text on a line of its own, larger or bolder than what stands below it. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { nameOf } from '../names/compareNames.js';
import { bearersOf } from '../names/screenIndex.js';
import { bottom, isOnLine } from '../places/measure.js';
import { descendantsOf, innermost, isCell, pathOf } from '../places/structure.js';
import { isInRoots } from '../Pool.js';
import type { Search } from '../search.js';
import { isControl } from './shapes.js';
import { isOfSite } from './ways.js';

export function titlesByLook(search: Search): ScreenNode[] {
  const { target, screen, purpose, index } = search;
  const { role, name, level } = target;
  if (role !== 'heading' || name === undefined || level !== undefined) return [];
  const called = bearersOf(nameOf(name, purpose), index).filter(
    ({ bearer, fit }) => bearer.from === 'content' && (fit === 'exact' || fit === 'case'),
  );
  const nodes = [...new Set(called.map(({ bearer }) => bearer.node))];
  return innermost(nodes.filter((node) => isInRoots(search, node) && isTitle(node, screen)));
}

function isTitle(node: ScreenNode, screen: Screen): boolean {
  const [line, another] = textsIn(node).filter(isWorded);
  if (line === undefined || another !== undefined || !isSingle(line) || pathOf(line).some(isElse))
    return false;
  const below = firstBelow(line);
  if (below === undefined) return false;
  const usual = Math.min(usualHeight(screen), isWorded(below) ? below.box.height : Infinity);
  const isLarger = line.box.height >= usual * LARGER && isLargerThan(line, below);
  return isLarger || (line.isBold === true && below.isBold !== true && line.box.height >= usual * AS_LARGE);
}

const LARGER = 1.12;
const AS_LARGE = 0.95;

const isLargerThan = (line: ScreenNode, below: ScreenNode): boolean =>
  !isWorded(below) || !isSingle(below) || line.box.height >= below.box.height * LARGER;

/** What is pressed, one of many values, what tells something, or what the site's pages are gathered under. */
const isElse = (node: ScreenNode): boolean =>
  isControl(node) || isCell(node) || ELSE.test(node.role) || isOfSite(node);

const ELSE = /^(?:tab|option|menuitem\w*|row|alert|status|textbox|combobox|listbox|checkbox|radio|switch)$/;

/**
 * What it titles begins below it. Undefined where a text stands on its line, as in a sentence or beside a value: buttons
 * and how many there are may stand there.
 */
function firstBelow(line: ScreenNode): ScreenNode | undefined {
  for (const around of pathOf(line).slice(1, DEEP)) {
    const others = descendantsOf(around).filter((one) => one !== line && isShown(one));
    if (others.some((one) => isWorded(one) && isOnLine(one, line) && !isPressed(one))) return undefined;
    const below = others.find((one) => one.id > line.id && one.box.y >= bottom(line.box) - SLACK);
    if (below !== undefined) return below;
  }
  return undefined;
}

const DEEP = 7;
const SLACK = 2;

const isPressed = (text: ScreenNode): boolean => pathOf(text).some(isControl);

/** A text, or what holds none and is used. */
const isShown = ({ tag, text, isVisible, isUsable }: ScreenNode): boolean =>
  isVisible && (tag === '#text' ? text.trim() !== '' : isUsable && text.trim() === '');

const textsIn = (node: ScreenNode): ScreenNode[] => descendantsOf(node).filter(({ tag }) => tag === '#text');

const isWorded = ({ tag, text }: ScreenNode): boolean => tag === '#text' && /\p{L}/u.test(text);

/** Of several lines the letters are many for their height. */
const isSingle = ({ box, text }: ScreenNode): boolean => box.width / text.trim().length >= box.height / 4;

/** Of most texts of the page. */
function usualHeight({ nodes }: Screen): number {
  const counts = new Map<number, number>();
  for (const node of nodes) {
    if (!isWorded(node) || !node.isVisible || !isSingle(node)) continue;
    const height = Math.round(node.box.height);
    counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return Math.min(...[...counts].filter(([, count]) => count === most).map(([height]) => height));
}
