/** The words by which people call the kinds of things on a page. */
import type { Kind } from '../../meaning/kinds.js';
import { SPELLINGS } from './roleSpellings.js';

export type RoleWord =
  | 'button'
  | 'link'
  | 'tab'
  | 'checkbox'
  | 'radio button'
  | 'option'
  | 'switch'
  | 'menu item'
  | 'field'
  | 'search field'
  | 'drop-down'
  | 'heading'
  | 'image'
  | 'row'
  | 'cell'
  | 'row header'
  | 'column'
  | 'column header'
  | 'item'
  | 'list'
  | 'table'
  | 'dialog'
  | 'section'
  | 'form'
  | 'group'
  | 'menu'
  | 'alert'
  | 'header'
  | 'footer'
  | 'navigation'
  | 'main area'
  | 'sidebar'
  | 'frame'
  | 'slider'
  | 'number field'
  | 'combo box'
  | 'list box'
  | 'tree'
  | 'tree item'
  | 'grid cell'
  | 'toolbar'
  | 'tooltip'
  | 'progress bar'
  | 'meter'
  | 'disclosure'
  | 'tab panel'
  | 'separator'
  | 'breadcrumb'
  | 'code block'
  | 'term'
  | 'figure'
  | 'article'
  | 'feed'
  | 'timer'
  | 'log'
  | 'toggle button'
  | 'video';

/** Things that other things can be in, so that "in the … row" says where. */
const PLACES: ReadonlySet<Kind> = new Set<Kind>([
  'row',
  'cell',
  'item',
  'list',
  'table',
  'dialog',
  'section',
  'form',
  'group',
  'menu',
  'alert',
  'header',
  'footer',
  'navigation',
  'main area',
  'sidebar',
  'frame',
  'list box',
  'tree',
  'tree item',
  'grid cell',
  'toolbar',
  'tooltip',
  'disclosure',
  'tab panel',
  'breadcrumb',
  'figure',
  'article',
  'feed',
  'log',
]);

/** Their plurals mean other things: "Terms" are more likely conditions. */
const SINGULAR_ONLY: ReadonlySet<string> = new Set(['term']);

const ROLE_OF = new Map<string, RoleWord>(
  (Object.entries(SPELLINGS) as [RoleWord, readonly string[]][]).flatMap(([role, spellings]) =>
    spellings.flatMap((spelling): [string, RoleWord][] => [
      [spelling, role],
      ...(SINGULAR_ONLY.has(spelling) ? [] : [[plural(spelling), role] satisfies [string, RoleWord]]),
    ]),
  ),
);

export function findRoleWord(spelling: string): RoleWord | undefined {
  return ROLE_OF.get(spelling.toLowerCase());
}

export function isPlace(role: Kind): boolean {
  return PLACES.has(role);
}

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
