/** What is copied from field to field, cleared and left. */
import type { Action } from '../../../meaning/meaning.js';
import type { Thing, Things, VerbEntry } from './VerbEntry.js';

/** In a sheet a formula is copied with what it refers to, as the keys do it. */
const copyCell = ({ source, cellAddress }: { source: string; cellAddress: string }): Action[] => [
  { kind: 'click', target: { name: source, role: 'cell' } },
  { kind: 'press', key: 'Control+c' },
  { kind: 'click', target: { name: cellAddress, role: 'cell' } },
  { kind: 'press', key: 'Control+v' },
];

export const CLEARING: readonly VerbEntry[] = [
  {
    verbs: 'copy',
    ways: [
      [
        '(the)? (cell)? {cellAddress:source} (,)? (and)? (then)? paste (it|that|this)? (in|into|to|over) (the)? (cell)? {cellAddress}',
        copyCell,
        -0.3,
      ],
      [
        '(what is in | the value of | the text of | the text in | the text from)? {thing} (,|and) (and|then)? paste (it|that|this) (in|into|to) {thing:field}',
        'fillWith target:field source:thing',
        -0.1,
      ],
      [
        '(what is in | the value of | the text of)? {thing!} (over)? (to|into) {thing:field}',
        'fillWith target:field source:thing',
      ],
    ],
  },
  {
    verbs: 'clear, empty, blank out, blank, erase, wipe',
    ways: [
      [
        '(out)? (the content of | the contents of | the text of | the text in | the value of)? {things!}',
        'clear target:things',
      ],
      ['(all)? (the)? cookies', 'clearCookies', -0.5],
    ],
  },
  {
    verbs: 'delete, remove, take out',
    ways: [
      [
        '(all)? (the|its)? (text | content | contents | value | input | entered text) (in|of|from|inside) {things}',
        'clear target:things',
        -0.3,
      ],
    ],
  },
  {
    verbs: 'leave|left',
    ways: [
      [
        '{things} (blank|empty|without_a_value|unfilled)',
        ({ things }: Things) =>
          things.some(({ name }) => / and /.test(name ?? ''))
            ? undefined
            : things.map((target) => ({ kind: 'clear', target })),
      ],
      [
        '{thing}',
        ({ thing }: Thing) =>
          thing.name === undefined && thing.role === 'field' && thing.within === undefined
            ? { kind: 'leave' }
            : { kind: 'leave', target: thing },
      ],
      ['the frame', 'leaveFrame', -0.5],
    ],
  },
  {
    verbs:
      'tab out of, tab away from, step out of, blur, move out of, exit, move the focus away from, move focus away from, take the focus away from|took|taken',
    ways: [['{thing!}', 'leave target:thing']],
  },
  {
    verbs: 'highlight, mark',
    ways: [['(all)? (the)? text (of|in) {thing}', 'selectText target:thing', -0.3]],
  },
];
