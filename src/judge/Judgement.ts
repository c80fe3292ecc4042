/** What one look at a screen says of an expectation. */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { StepError } from '../screen/StepError.js';

export interface Judgement {
  holds: boolean;
  /** As in "but observed: …"; worked out only when it is told. */
  observed: string | (() => string);
  note?: string | undefined;
  /** What was looked at, where that isn't the page as a whole. */
  node?: ScreenNode | undefined;
  /** It was seen, but not on the page, which may be blank. */
  isElsewhere?: boolean;
  /** Another thing may be meant as well: it must be the same for a while before it is taken. */
  isDoubtful?: boolean;
}

/** Not even the thing to look at is there, or it isn't plain which one is meant or what it says. */
export interface Unclear {
  unclear: () => StepError;
  /** What the error says is the whole of it. */
  isTold?: true;
  /** Two things are meant alike: once nothing changes any more, waiting doesn't help. */
  isDoubtful?: boolean;
}

export type Outcome = Judgement | Unclear;

/** What is judged. */
export interface View {
  screen: Screen;
  before: Before;
}

/** What is known besides the screen. */
export interface Before {
  startUrl?: string | undefined;
  /** As it was before the last deed. */
  screen?: Screen | undefined;
}

export const isUnclear = (outcome: object): outcome is Unclear => 'unclear' in outcome;

export function notesOf(...notes: (string | undefined)[]): string | undefined {
  const told = [...new Set(notes.filter((note) => note !== undefined && note !== ''))];
  return told.length === 0 ? undefined : told.join(' ');
}
