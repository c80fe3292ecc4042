/** What is done to a row by its menu or by a sign on it: "delete "Milk" using the menu on its row", "open it with its pencil". */
import type { Action } from '../../../meaning/meaning.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

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

const bySign: VerbEntry = {
  verbs: 'open, expand, collapse',
  ways: [
    [
      '{thing} (with|using|by|via|by_clicking|by_pressing) its {name}',
      ({ thing, name }: Thing & { name: string }) =>
        thing.name === undefined ? undefined : { kind: 'click', target: { name, within: thing } },
      -0.3,
    ],
  ],
};

const byMenu = ENTRIES.map((entry): VerbEntry => ({
  verbs: entry,
  ways: [
    [
      '(the)? (row|item|entry)? {shownName:name} (through|using|with|via|by|from|in) {rowMenu}',
      chosen(entry),
      -0.5,
    ],
  ],
}));

export const BY_MENU: readonly VerbEntry[] = [bySign, ...byMenu];
