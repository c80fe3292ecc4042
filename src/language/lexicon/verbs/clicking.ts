/** Double and right clicks, a click once, and things opened or chosen by a click of some sort. */
import type { VerbEntry } from './VerbEntry.js';

export const CLICKING: readonly VerbEntry[] = [
  {
    verbs:
      'double-click, double click, doubleclick, double-tap, double tap, dblclick, dbl click, dbl-click, doubleclick on, double-click on, double click on',
    ways: [['(on|at|into|in)? {things!}', 'doubleClick target:things']],
  },
  // "Unfold "Orders" with a double-click"
  {
    verbs: 'open, unfold, expand, start, launch, select, choose',
    ways: [
      [
        '{things!} (with|by|using|via) (a|one)? (double-click|double_click|doubleclick)',
        'doubleClick target:things',
        -0.6,
      ],
      ['{things!} (with|by|using|via) (a|one) (single)? (click|mouse_click)', 'click target:things', -0.6],
    ],
  },
  { verbs: 'click, tap, press', ways: [['once (on)? {things!}', 'click target:things', -0.2]] },
  {
    verbs: 'right-click, right click, rightclick, right-click on',
    ways: [['(on)? {things!}', 'rightClick target:things']],
  },
  {
    verbs: 'open the context menu of, open the context menu on, open the context menu for',
    ways: [['{thing}', 'rightClick target:thing']],
  },
  {
    verbs: 'long-press, long press, press and hold',
    ways: [['(on)? {thing!}', 'longPress target:thing']],
  },
];
