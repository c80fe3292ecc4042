/** What is found by other things than its name: one of several password fields, what sends a search, a drop-down by what it shows. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isInRoots, type Pool } from '../Pool.js';
import type { Search } from '../search.js';
import { pathOf } from '../places/structure.js';
import { takesValue } from './shapes.js';
import { plural } from '../../meaning/kinds.js';
import { fold } from '../names/compareNames.js';

export const isOneOfPasswords = ({ target: { name = '', role, ordinal }, screen }: Search): boolean =>
  ordinal !== undefined && role === 'field' && /^passwords?$/i.test(name) && screen.nodes.some(takesPassword);

export function addPasswords(search: Search, pool: Pool): void {
  for (const node of search.screen.nodes)
    if (takesPassword(node) && node.isVisible && isInRoots(search, node))
      pool.add({ node, score: 100, fit: 'exact', way: 'any' });
}

const takesPassword = ({ tag, attributes }: ScreenNode): boolean =>
  tag === 'input' && attributes.type === 'password';

export function addSearchButtons(search: Search, pool: Pool): void {
  if (!/^(?:magnifier|magnifying glass|lens)\b/.test(search.target.name ?? '')) return;
  for (const node of search.screen.nodes)
    if (sendsSearch(node) && isInRoots(search, node)) pool.add({ node, score: 48, fit: 'case', way: 'any' });
}

/** The only button of a form that has but a field for searching. */
function sendsSearch(node: ScreenNode): boolean {
  const form = pathOf(node).find(({ tag }) => tag === 'form');
  if (form === undefined || node.role !== 'button' || !node.isVisible) return false;
  const [field, ...others] = partsIn(form).filter((one) => one !== node && (takesValue(one) || one.isUsable));
  return field?.role === 'searchbox' && others.length === 0;
}

/** "The search field": the button that sends the search comes right behind it. */
export function isBeforeSearch(field: ScreenNode): boolean {
  const form = pathOf(field).find(({ tag }) => tag === 'form');
  const controls = form ? partsIn(form).filter((one) => takesValue(one) || one.role === 'button') : [];
  const next = controls[controls.indexOf(field) + 1];
  return next?.role === 'button' && next.names.some(({ text }) => /^(?:search|find|go|🔍)$/i.test(text));
}

const partsIn = ({ children }: ScreenNode): ScreenNode[] =>
  children.filter(({ isVisible }) => isVisible).flatMap((child) => [child, ...partsIn(child)]);

/** In lower case, by which the drop-down of something may be called. */
export function unchosenNamesOf(name: string): readonly string[] {
  const [one = name] = name.split(/ (?:filter|selector|selection|choice)$/);
  const all = [...new Set([one, plural(one)])].map((things) => `all ${things}`);
  const asked = ['select', 'choose', 'pick'].flatMap((verb) =>
    ['', ' a', ' an', ' the'].map((article) => `${verb}${article} ${one}`),
  );
  return [...all, `any ${one}`, `every ${one}`, ...asked];
}

/** The drop-downs that show just this. */
export const listsShowing = (search: Search, shown: string): ScreenNode[] =>
  search.screen.nodes.filter(
    (node) =>
      node.tag === 'select' && node.isVisible && fold(node.value ?? '') === shown && isInRoots(search, node),
  );
