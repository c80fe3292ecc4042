/** What the words of a step may refer to besides themselves. */
import type { Target } from '../action.js';

export interface Said {
  /** The quoted names of the step, which stand in it as marks: `"0"`. */
  quoted: readonly string[];
  /** What "it" and "that field" mean: the thing last named. */
  last?: Target;
}
