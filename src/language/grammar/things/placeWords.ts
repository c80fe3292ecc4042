/** The words for where something is: beside what, and at which place. */
import type { Beside, Position, Target } from '../../../meaning/meaning.js';
import type { Rule } from '../../chart.js';
import type { Where } from './place.js';

export const BESIDE_WORDS: readonly [Beside, string][] = [
  [
    'next to',
    'next_to|beside|near|right_next_to|alongside|besides|close_to|just_next_to|adjacent_to|directly_next_to|at|right_beside|just_beside',
  ],
  [
    'under',
    'under|below|beneath|underneath|directly_under|directly_below|just_below|right_below|right_under|just_under',
  ],
  ['above', 'above|directly_above|just_above|right_above'],
  ['to the left of', 'to_the_left_of|left_of|on_the_left_of|at_the_left_of'],
  ['to the right of', 'to_the_right_of|right_of|on_the_right_of|at_the_right_of'],
];

export const POSITION_WORDS: readonly [Position, string][] = [
  [
    'top right',
    'top_right|upper_right|top_right-hand_corner|upper_right-hand_corner|top_right_corner|upper_right_corner|right_upper_corner|top-right_corner|right_top_corner|upper-right_corner|top-right',
  ],
  [
    'top left',
    'top_left|upper_left|top_left-hand_corner|upper_left-hand_corner|top_left_corner|upper_left_corner|top-left_corner|left_upper_corner|upper-left_corner|top-left',
  ],
  [
    'bottom right',
    'bottom_right|lower_right|bottom_right-hand_corner|lower_right-hand_corner|bottom_right_corner|lower_right_corner|bottom-right_corner|bottom-right',
  ],
  [
    'bottom left',
    'bottom_left|lower_left|bottom_left-hand_corner|lower_left-hand_corner|bottom_left_corner|lower_left_corner|bottom-left_corner|bottom-left',
  ],
  ['top', 'top|upper_part|upper_half|top_half|very_top|head|upper_edge'],
  ['bottom', 'bottom|foot|lower_part|lower_half|bottom_half|very_bottom|lower_edge|end'],
  ['left', 'left|left_view|left_half|left_side|left_edge|left_end|far_left|left-hand_side|left_hand_side'],
  [
    'right',
    'right|right_view|right_half|right_side|right_edge|right_end|far_right|right-hand_side|right_hand_side|side',
  ],
  ['middle', 'middle|centre|center'],
];

/** "In its corner", "in the corner of the card": small things stand there; "below the page" is at its end. */
export const EDGES: readonly Rule[] = [
  {
    pattern: '(below|under|beneath) the (page|content)',
    means: (): Where => ({ at: 'bottom' }),
    cost: -0.3,
  },
  {
    pattern: '(in|at) ((the)? {plainWord}? corner of {thing} | its {plainWord}? corner)',
    means: ({ thing }: { thing?: Target }): Where => ({ within: thing ?? ({ ref: 'it' } as Target) }),
    cost: -0.1,
  },
];
