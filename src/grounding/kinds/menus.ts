/** Menus that no role tells: things to choose from in a row or a column, and what stands in one. */
import type { ScreenNode } from '../../screen/Screen.js';
import { elementsIn, pathOf } from '../places/structure.js';
import { marksOf } from './marks.js';
import { takesValue } from './takesValue.js';

/** A row or a column of things to choose from, and next to nothing else but what heads them. */
export function isOffering(node: ScreenNode): boolean {
  if (node.tag === 'tr' || OTHERS.has(node.role)) return false;
  const parts = elementsIn(node).filter((part) => !HEADING.has(part.tag) && !isLine(part) && !isTitle(part));
  if (parts.length < 3 || parts.length > 30) return false;
  return parts.filter((part) => offers(part, 3)).length >= parts.length * 0.8;
}

/** What says itself that it is no menu. */
const OTHERS: ReadonlySet<string> = new Set(['toolbar', 'tablist']);

/** Between groups of entries. */
const isLine = ({ role, children }: ScreenNode): boolean =>
  role === 'separator' || (children.length === 1 && children[0]?.role === 'separator');

/** Of a group of entries. */
const isTitle = (part: ScreenNode): boolean =>
  !part.isUsable &&
  part.children.length === 1 &&
  part.children[0]?.tag === '#text' &&
  /(?:^|[ -])(?:title|label|header|subheader|heading|caption)(?= |$)/.test(marksOf(part));

const HEADING: ReadonlySet<string> = new Set('br hr b strong h1 h2 h3 h4 h5 h6'.split(' '));

/** What can't be chosen now is one of them. */
function offers(part: ScreenNode, depth: number): boolean {
  if (part.states.disabled === true || (part.isUsable && !takesValue(part))) return !takesValue(part);
  const [only, another] = elementsIn(part);
  if (only === undefined || another !== undefined || depth < 2) return false;
  // "The project website": words around a link make it a part of a text.
  const isInText = !part.isUsable && /\p{L}/u.test(part.text.replace(only.text, ''));
  return !isInText && offers(only, depth - 1);
}

export const isInMenu = (node: ScreenNode): boolean =>
  (/^(?:link|button)$/.test(node.role) && pathOf(node).some(({ role }) => MENUS.test(role))) || isEntry(node);

const MENUS = /^(?:menu|menubar|navigation)$/;

/** One of the things to choose from in what the markup calls a menu. */
const isEntry = ({ role, parent }: ScreenNode): boolean =>
  /^(?:link|button|listitem)$/.test(role) &&
  parent !== undefined &&
  isOffering(parent) &&
  pathOf(parent)
    .slice(0, 3)
    .some((part) => MENU.test(marksOf(part)));

const MENU = /(?:^|[ -])menu(?= |$)/;
