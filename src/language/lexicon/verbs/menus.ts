/** What is done to a row by its menu: "delete "Milk" using the menu on its row". */
import type { Action } from '../../../meaning/meaning.js';
import type { VerbEntry } from './VerbEntry.js';

/** As they stand in such menus. */
const ENTRIES = 'edit delete duplicate remove rename archive'.split(' ');

interface ByMenu {
  name: string;
  rowMenu: string;
}

const chosen =
  (entry: string) =>
  ({ name, rowMenu }: ByMenu): Action[] => [
    {
      kind: 'expand',
      target: { ...(rowMenu !== '' && { name: rowMenu }), role: 'menu', within: { name, role: 'row' } },
    },
    { kind: 'click', target: { name: entry.charAt(0).toUpperCase() + entry.slice(1) } },
  ];

export const BY_MENU: readonly VerbEntry[] = ENTRIES.map((entry) => ({
  verbs: entry,
  ways: [
    [
      '(the)? (row|item|entry)? {shownName:name} (through|using|with|via|by|from|in) {rowMenu}',
      chosen(entry),
      -0.5,
    ],
  ],
}));
