/** Where one goes through menus, by a path of them, and in a new tab of the browser. */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

const PATH = / (?:>|→|») /;

const MENUS: ReadonlySet<string> = new Set(['sidebar', 'navigation', 'menu', 'header', 'footer', 'toolbar']);

const LEADING: ReadonlySet<string> = new Set(['link', 'button', 'breadcrumb', 'image', 'menu item']);

export const NAVIGATING: readonly VerbEntry[] = [
  // "Navigate to "Settings > Users""
  {
    verbs: 'navigate, go|went|gone, select, choose|chose|chosen, follow',
    ways: [
      [
        '(to)? (the)? (menu|path|page)? {quotedName:path}',
        ({ path }: { path: string }): Action[] | undefined =>
          PATH.test(path)
            ? path.split(PATH).map((name) => ({ kind: 'click', target: { name: name.trim() } }))
            : undefined,
        -0.5,
      ],
    ],
  },
  // "Navigate to the "Users" page via the sidebar"
  {
    verbs: 'navigate, go|went|gone, switch, get|got',
    ways: [
      [
        'to (the)? {quotedName:name} (page|section|screen|view|area)? (via|using|through|by|with|from|in) (the|its)? {thing:within}',
        ({ name, within }: { name: string; within: Target }) =>
          MENUS.has(within.role ?? '') ? { kind: 'click', target: { name, within } } : undefined,
        -0.5,
      ],
    ],
  },
  // "Navigate back to the parent folder via the breadcrumb "Home""
  {
    verbs: 'navigate, go|went|gone, switch, return, get|got',
    ways: [
      [
        '(back|up|over)? to (the|my|our)? {bare} (via|using|through|by_clicking|by_clicking_on) {thing}',
        ({ thing }: Thing) =>
          thing.name !== undefined && LEADING.has(thing.role ?? '')
            ? { kind: 'click', target: thing }
            : undefined,
        -0.4,
      ],
    ],
  },
  {
    verbs: 'open, click, click on',
    ways: [
      [
        '{thing!} in (a|another) (new|another|second|separate)? (browser)? tab|window',
        // An address is opened there.
        ({ thing }: Thing): Action | undefined =>
          /^\/|:\/\//.test(thing.name ?? '')
            ? undefined
            : { kind: 'click', target: thing, holding: 'ControlOrMeta' },
        -0.6,
      ],
    ],
  },
];
