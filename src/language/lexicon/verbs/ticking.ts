/** What is ticked, and switched on and off. */
import type { Action } from '../../../meaning/meaning.js';
import type { Things, VerbEntry } from './VerbEntry.js';

/** What stands beside a checkbox is what it is called. */
const BOX =
  '(the|a)? (box|option|checkbox|boxes|check_box|tick_box|tickbox|checkboxes|checkmark|check_mark|tick_mark|circle) (for|of|in_front_of|before|labelled|labeled)';

export const TICKING: readonly VerbEntry[] = [
  {
    verbs: `check, tick, tick off, mark, turn on, switch on, toggle on, enable, put a tick in, put a tick in front of, put a check in, set a tick in, check off, activate, flip on, flag, put a tick at, set the tick at, set the tick in, put a check mark in`,
    ways: [
      ['(the)? first {count} ones|boxes', firstOf, -0.2],
      ['(the)? first {count}', firstOf, -0.1],
      [
        '(the)? rows (of|for|with) {names}',
        ({ names }: { names: string[] }) =>
          names.some((name) => /\b(?:except|but|not|or)\b/.test(name))
            ? undefined
            : names.map((name) => ({ kind: 'check', target: { name, role: 'row' } })),
        -0.3,
      ],
      // "The boxes of versions 3 and 5": each in its row.
      [
        '(the)? (boxes|checkboxes|check_boxes|tick_boxes|tickboxes) (of|for|beside|next_to|in_front_of|before) (the)? {nounOfMany} {names}',
        ({ names }: { names: string[] }) =>
          names.map((name) => ({
            kind: 'check',
            target: { role: 'checkbox', within: { name, role: 'row' } },
          })),
        -0.4,
      ],
      ['(the)? (option|setting|function|feature) {quotedName:name}', 'check target.name:name', -0.1],
      ['{things!} (on)?', 'check target:things'],
      [
        '{things} off',
        ({ things }: Things) =>
          things.every((one) => 'ref' in one)
            ? things.map((target) => ({ kind: 'check', target }))
            : undefined,
      ],
      [`${BOX} {things}`, 'check target:things', -0.2],
      ['(the)? {tickable!}', 'check target:tickable', -0.1],
    ],
  },
  {
    verbs: 'select, choose|chose|chosen, tick, check, mark, pick',
    ways: [
      [
        '{things!} (with|via|by|using|through) (the|its|their|his|her) checkbox|checkboxes',
        'check target:things',
        -0.4,
      ],
    ],
  },
  // "Tick the newsletter and the house rules": nothing else is ticked than boxes.
  {
    verbs: 'tick',
    ways: [
      [
        '{things}',
        ({ things }: Things) =>
          things.length > 1 && things.every((one) => Object.keys(one).join() === 'name')
            ? things.map((target) => ({ kind: 'check', target }))
            : undefined,
        -0.5,
      ],
    ],
  },
  // "Tick I have read the terms": what somebody agrees to, in the words of the box.
  {
    verbs: 'tick, mark',
    ways: [['{consent:name}', ({ name }: { name: string }) => ({ kind: 'check', target: { name } }), -0.3]],
  },
  {
    verbs: 'accept, agree to',
    ways: [
      ['{det}? {terms:name}', 'check target.name:name', -0.3],
      ['{things!}', 'check target:things', 0.2],
      ['(the)? {tickable!}', 'check target:tickable', -0.1],
    ],
  },
  {
    verbs: `uncheck, untick, unmark, clear, turn off, switch off, toggle off, disable, take the tick away from, remove the tick from, remove the tick at, remove the check mark from, remove the checkmark from, remove the checkmark of, remove the check mark of, remove the tick of, remove the checkmark in front of, remove the check mark in front of, remove the tick in front of, remove the checkmark at, remove the check mark at, take out the tick at, deactivate, take the tick out of, flip off`,
    ways: [
      ['{tickable!}', 'uncheck target:tickable', -0.1],
      [`${BOX} {things}`, 'uncheck target:things', 0.1],
      ['{things!}', 'uncheck target:things', 0.3],
    ],
  },
  {
    verbs: 'turn, switch, flip, make|made, toggle, set|set, put|put, leave|left',
    ways: [
      ['{things!} (to|into)? on', 'check target:things'],
      ['on {things}', 'check target:things'],
      ['{things!} (to|into)? off', 'uncheck target:things'],
      ['off {things}', 'uncheck target:things'],
      ['{things!} unticked|unchecked|off', 'uncheck target:things'],
      ['{things!} ticked|checked', 'check target:things'],
    ],
  },
  { verbs: 'toggle, flip', ways: [['(the)? {things!}', 'click target:things times:times']] },
];

/** "Tick the first three". */
function firstOf({ count }: { count: number }): Action[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'check',
    target: { role: 'checkbox', ordinal: index + 1 },
  }));
}
