/** Keys that are pressed. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { isCharacter } from '../keys.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

const HELD = 'click target:thing holding:modifier';

/** In a row or a dialog, "+" is rather the name of a button. */
function pressedIn({ key, times, thing }: Thing & { key: string; times?: number }): Action | undefined {
  return isCharacter(key) && !WRITABLE.has(thing.role)
    ? undefined
    : { kind: 'press', key, ...(times !== undefined && times !== 1 && { times }), target: thing };
}

const WRITABLE: ReadonlySet<Target['role']> = new Set<Target['role']>([
  ...(['field', 'search field', 'number field', 'combo box', 'drop-down', 'slider', 'list box'] as const),
]);

export const PRESSING: readonly VerbEntry[] = [
  {
    verbs: 'press, hit|hit, strike|struck, push, use, key, punch, send|sent',
    ways: [
      ['{keySubject:key!} {times}? (in|on|inside|within) {thing} {times}?', pressedIn, -0.2],
      ['{keySubject:key} {times}? (with|while|whilst) {thing} (is)? focused', pressedIn, -0.2],
      ['{keySubject:key!} {times}?', 'press key:key times:times', -0.3],
      ['(down)? (the)? {modifier} (key)? (down)? (and|while|,) {clicking} (on)? {thing}', HELD, -0.6],
    ],
  },
  { verbs: 'tap', ways: [['(the)? {keyNote:key} (key)? {times}?', 'press key:key times:times', -0.3]] },
  {
    verbs: 'hold|held, hold down, keep|kept',
    ways: [['(down)? (the)? {modifier} (key)? (down|pressed)? (and|while|,) {clicking} (on)? {thing}', HELD]],
  },
  {
    verbs: 'ctrl-click, ctrl+click, control-click, control+click, ctrl + click, control + click',
    ways: [['(on)? {thing}', 'click target:thing holding:=Control']],
  },
  {
    verbs: 'shift-click, shift+click, shift + click',
    ways: [['(on)? {thing}', 'click target:thing holding:=Shift']],
  },
  {
    verbs: 'alt-click, alt+click, option-click',
    ways: [['(on)? {thing}', 'click target:thing holding:=Alt']],
  },
  {
    verbs: 'controlormeta-click',
    ways: [['(on)? {thing}', 'click target:thing holding:=ControlOrMeta']],
  },
  {
    verbs: 'cmd-click, cmd+click, meta-click, command-click',
    ways: [['(on)? {thing}', 'click target:thing holding:=Meta']],
  },
  {
    verbs: 'tab',
    ways: [
      ['{times}? (more)?', 'press key:=Tab times:times', 0.2],
      ['(out|away) (from there)?', 'press key:=Tab'],
      [
        '(in|into|to) {thing}',
        ({ thing }: Thing) => ({
          kind: 'until',
          do: { kind: 'press', key: 'Tab' },
          until: { kind: 'expectState', target: thing, state: 'focused', negated: false },
        }),
      ],
    ],
  },
];
