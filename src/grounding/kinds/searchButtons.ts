/** "The magnifying glass" that is drawn where nobody can read it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { pathOf } from '../places/structure.js';
import { isInRoots, type Pool } from '../Pool.js';
import type { Search } from '../search.js';
import { takesValue } from './shapes.js';

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

const partsIn = ({ children }: ScreenNode): ScreenNode[] =>
  children.filter(({ isVisible }) => isVisible).flatMap((child) => [child, ...partsIn(child)]);
