/** "Both password fields", "the second password field": whatever they are called. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isInRoots, type Pool } from '../Pool.js';
import type { Search } from '../search.js';

export const isOneOfPasswords = ({ target: { name = '', role, ordinal }, screen }: Search): boolean =>
  ordinal !== undefined && role === 'field' && /^passwords?$/i.test(name) && screen.nodes.some(takesPassword);

export function addPasswords(search: Search, pool: Pool): void {
  for (const node of search.screen.nodes)
    if (takesPassword(node) && node.isVisible && isInRoots(search, node))
      pool.add({ node, score: 100, fit: 'exact', way: 'any' });
}

const takesPassword = ({ tag, attributes }: ScreenNode): boolean =>
  tag === 'input' && attributes.type === 'password';
