/** Notes of a way through menus, and of keys: "Content > Articles", "Tab -> Save", "Esc closes the dialog". */
import type { Rule } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { click } from './simple.js';

export const PATHS_AND_KEYS: readonly Rule[] = [
  {
    pattern:
      '({actor})? (open|opens|opened|launch|start) (the)? (app|application|site|website|home_page|homepage) (>|→|->|/|») {pathOrOne}',
    means: ({ pathOrOne }: { pathOrOne: Target[] }): Action[] => [{ kind: 'open' }, ...pathOrOne.map(click)],
    cost: -0.2,
  },
  { pattern: '{path}', means: ({ path }: { path: Target[] }) => path.map(click), cost: 0.1 },
  {
    pattern:
      '({actor})? (go|goes|went|navigate|navigates|browse|switch|move|continue) (to|via|into|through) {path}',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: -0.2,
  },
  {
    pattern:
      '({actor})? (open|opens|opened|choose|chose|select|click|clicked|pick|access|follow|take) (the_menu|the_path|on)? {path}',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: -0.2,
  },
  {
    pattern: '({actor})? (open|opens|choose|select|click|access|follow|take) the menu {path}',
    means: ({ path }: { path: Target[] }) => fromMenu(path),
    cost: -0.3,
  },
  {
    pattern: '{keyNote} {times}? (->|=>|→|⇒|➔|lands_on|goes_to|moves_to) {thing}',
    means: ({ keyNote: key, times, thing }: { keyNote: string; times?: number; thing: Target }) =>
      MOVES_FOCUS.test(key)
        ? [
            { kind: 'press', key, ...(times !== undefined && times > 1 && { times }) } as Action,
            { kind: 'expectState', target: thing, state: 'focused', negated: false } as Action,
          ]
        : undefined,
    cost: 0.2,
  },
  {
    pattern: '{keyNote} {keyDoes}',
    means: ({ keyNote: key, keyDoes }: { keyNote: string; keyDoes: Action[] }) => [
      { kind: 'press', key } as Action,
      ...keyDoes,
    ],
    cost: -0.2,
  },
  {
    pattern:
      '(one_more|one_further|another|a_single|a_further|a_second|pressing|hitting|a_press_of|press_of) (the|the_letter)? {keyNote} (key)? {keyDoes}',
    means: ({ keyNote: key, keyDoes }: { keyNote: string; keyDoes: Action[] }) => [
      { kind: 'press', key } as Action,
      ...keyDoes,
    ],
    cost: -0.1,
  },
  {
    pattern:
      '({actor})? (use|press|hit|presses|uses|hits|strike) {keyNote} {times}? (to_reach|to_get_to|to_go_to|to_land_on|to_move_to|until_I_reach|until_focus_is_on) {thing}',
    means: ({ keyNote: key, times, thing }: { keyNote: string; times?: number; thing: Target }) => [
      { kind: 'press', key, ...(times !== undefined && times > 1 && { times }) } as Action,
      { kind: 'expectState', target: thing, state: 'focused', negated: false } as Action,
    ],
    cost: -0.1,
  },
  {
    pattern: '(one_more|one_further|another|a_single|a_further) {keyNote}',
    means: ({ keyNote: key }: { keyNote: string }) => [{ kind: 'press', key } as Action],
    cost: 0.1,
  },
  {
    pattern: '{keyNote} (again|once|once_more)',
    means: ({ keyNote: key }: { keyNote: string }) => [{ kind: 'press', key } as Action],
    cost: 0.1,
  },
  {
    pattern: '{keyNote} {times}?',
    means: ({ keyNote: key, times }: { keyNote: string; times?: number }) => [
      { kind: 'press', key, ...(times !== undefined && times > 1 && { times }) } as Action,
    ],
    cost: 0.3,
  },
];

const MOVES_FOCUS = /^(?:Shift\+)?Tab$/;

/** "Access the menu Content > Articles". */
function fromMenu([menu, choice, ...others]: Target[]): Action[] | undefined {
  if (menu?.name === undefined || choice?.name === undefined || others.length > 0) return undefined;
  return [{ kind: 'select', option: choice.name, from: { ...menu, role: 'menu' } }];
}
