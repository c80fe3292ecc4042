/** Keys that are pressed. */
import type { Thing, VerbEntry } from './VerbEntry.js';

export const PRESSING: readonly VerbEntry[] = [
  {
    verbs: 'press, hit|hit, strike|struck, push, use, tap, key, punch, send|sent',
    ways: [
      [
        '(the|down_the)? {key!} (key|button|keys|shortcut|on_the_keyboard)? {times}? (in|on|inside|within) {thing}',
        'press key:key times:times target:thing',
        -0.2,
      ],
      [
        '(the|down_the)? {key} (key|button|keys|shortcut|on_the_keyboard)? {times}? (with|while|whilst) {thing} (is)? focused',
        'press key:key times:times target:thing',
        -0.2,
      ],
      [
        '(the|down_the)? {key!} (key|button|keys|shortcut|on_the_keyboard)? {times}?',
        'press key:key times:times target:thing',
        -0.3,
      ],
      [
        '(the)? {key!} (key)? {times}? to (confirm|submit|send|execute|save|continue|close)',
        'press key:key times:times target:thing',
        -0.3,
      ],
    ],
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
  {
    verbs: 'arrow',
    ways: [['{wayOf} {times}?', 'press key:wayOf times:times']],
  },
];
