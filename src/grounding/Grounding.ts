/** What comes of looking for a target on a screen, and what it is wanted for. */
import type { Fit } from './names/compareNames.js';
import type { Target } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';

/**
 * `read`: it is looked at. `absence`: it is said not to be there, so whatever a person might call so counts. `place`: to look
 * inside of it. `neighbour`: another thing stands beside it. `fold`: to see whether it is open.
 */
export type Purpose =
  | ('click' | 'hover' | 'drag' | 'fill' | 'field' | 'select' | 'check' | 'upload')
  | ('read' | 'absence' | 'fold' | 'place' | 'neighbour');

/** What breaks a tie; nodes of the same screen. */
export interface Memory {
  /** What the step before has opened or brought. */
  opened?: readonly ScreenNode[];
  /** What was used or named last. */
  used?: readonly ScreenNode[];
  /** The things themselves that were used last. */
  touched?: readonly ScreenNode[];
  /** What that stands in which was used last, be it gone itself. */
  last?: readonly ScreenNode[];
  /** The form or dialog in which something was used last. */
  form?: ScreenNode;
  /** The frame that was switched to. */
  frame?: ScreenNode;
  /** What a frame shows counts only where the frame is named or switched to. */
  framesApart?: true;
}

export interface Candidate {
  node: ScreenNode;
  /** 100 for a thing of this kind that is called just so; less for all that fits less well. */
  score: number;
  fit: Fit;
}

export interface Grounding {
  /** The one that is meant; absent where there is none, or a doubt. */
  node?: ScreenNode;
  /** The best first. Where it is in doubt, those that may be meant alike come before all others. */
  candidates: readonly Candidate[];
  problem?: 'nothing' | 'several' | 'no such place';
  /** How many are in doubt. */
  among: number;
  /** The place or the neighbour that was not found, or could be several; then candidates and problem are that one's. */
  lostPlace?: Target;
  lost?: Grounding;
  note?: string;
  /** By its whole name, as a thing of this kind. */
  isExact: boolean;
  /** A weak match: it must stay the same for a while before it is taken. */
  isDoubtful: boolean;
}

export const ACTING: ReadonlySet<Purpose> = new Set<Purpose>([
  ...(['click', 'drag', 'fill', 'field', 'select', 'check', 'upload'] as const),
]);
