/** What is a dialog though no role says so: what lies over the rest of the page, and of what the markup calls so what asks or tells something. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { nameOf } from '../names/compareNames.js';
import { bearersOf } from '../names/screenIndex.js';
import { isInRoots, type Scored } from '../Pool.js';
import type { Search } from '../search.js';
import { descendantsOf, holds, onlyOf, outermost, pathOf } from '../places/structure.js';
import { marksOf } from './marks.js';
import { holdsControls } from './shapes.js';

/** Undefined where nothing does, or only a part of the page is covered. */
function overlayOf({ nodes }: Screen): ScreenNode | undefined {
  const used = nodes.filter(({ isUsable, isVisible, isInView }) => isUsable && isVisible && isInView);
  const covers = used.flatMap((node) =>
    node.coveredBy === undefined ? [] : [coverOf(node, node.coveredBy)],
  );
  // What dims the page is itself covered by the box in its middle.
  const cover = onlyOf(outermost([...new Set(covers)]));
  if (cover === undefined) return undefined;
  const isShutOff = used.every((node) => node.coveredBy !== undefined || holds(cover, node));
  return isShutOff && holdsControls(cover, 1) ? cover : undefined;
}

/** The largest part around what covers a thing that doesn't hold the thing itself. */
const coverOf = (node: ScreenNode, by: ScreenNode): ScreenNode =>
  pathOf(by).findLast((around) => !holds(around, node)) ?? by;

/** The one dialog that lies over the page. Of a name it is enough that it stands in it. */
export function overlayMeant(search: Search): ScreenNode[] {
  const { screen, target, purpose, index } = search;
  const node = target.role === 'dialog' ? overlayOf(screen) : undefined;
  if (node === undefined || !isInRoots(search, node)) return [];
  if (target.name === undefined) return [node];
  const said = bearersOf(nameOf(target.name, purpose), index);
  const isTitled = said.some(
    ({ bearer, fit }) => fit !== 'words' && fit !== 'part' && holds(node, bearer.node),
  );
  return isTitled ? [node] : [];
}

/** What only the markup calls a dialog is none where something else lies over the page. */
export function withoutCovered(all: readonly Scored[], { target, screen, purpose }: Search): Scored[] {
  const isMarked = ({ way }: Scored) => way === 'mark';
  const isSought = target.role === 'dialog' && purpose !== 'absence';
  const front = isSought && all.some(isMarked) ? overlayOf(screen) : undefined;
  if (front === undefined) return [...all];
  return all.filter((one) => !isMarked(one) || holds(front, one.node) || holds(one.node, front));
}

/** What only tells something, and asks nothing, is no dialog; nor is an empty layer, a list that a form always shows, or a drawer with the site's pages. */
export const isNoDialog = (node: ScreenNode, { target, purpose }: Pick<Search, 'target' | 'purpose'>) =>
  target.role === 'dialog' &&
  ((node.role === 'alert' && !holdsControls(node, 1)) ||
    (node.role === '' && isNoBox(node, purpose)) ||
    node.role === 'navigation' ||
    node.tag === 'select' ||
    DOCKED.test(marksOf(node)));
/** What stays at the side of the page, be it called a drawer. */
const DOCKED = /(?:^|[ -])(?:docked|permanent|persistent|side-?nav|nav(?:igation)?-drawer)(?= |$)/;

/** It shows nothing, or is but a wrapper of the button that opens one. That there is none must not hold while a layer is there. */
function isNoBox(node: ScreenNode, purpose: Search['purpose']): boolean {
  if (node.text.trim() !== '') return false;
  const shown = descendantsOf(node).filter((one) => one.isVisible && SHOWS.test(one.tag));
  if (node.children.length === 0 || (shown.length === 0 && purpose !== 'absence')) return true;
  const [button, ...others] = shown.filter(({ tag }) => tag === 'button');
  const isBare = button !== undefined && others.length === 0 && shown.every((one) => holds(button, one));
  return isBare && (purpose !== 'absence' || isAbout(node, button));
}

/** No higher than what it holds: on a large one its style may show a picture. */
const isAbout = ({ box }: ScreenNode, { box: inner }: ScreenNode): boolean => box.height <= inner.height * 2;

const SHOWS = /^(?:img|svg|canvas|video|audio|iframe|object|embed|input|select|textarea|button)$/;
