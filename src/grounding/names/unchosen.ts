/** What a drop-down without a label is called: what it shows, or, as "All categories" is the one of the category, what is chosen in it. */
import { plural } from '../../meaning/kinds.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isInRoots } from '../Pool.js';
import type { Search } from '../search.js';
import { fold } from './compareNames.js';

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
