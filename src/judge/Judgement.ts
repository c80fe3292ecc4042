/** What one look at a screen says of an expectation. */
import type { Memory } from '../grounding/Grounding.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { StepError, type StepErrorReason } from '../screen/StepError.js';
import { sayFirst } from './text/matchText.js';

export interface Judgement {
  holds: boolean;
  /** As in "but observed: …"; worked out only when it is reported. */
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
  unclear: (hidden?: Screen) => StepError;
  /** What a look shows with what is hidden would tell more. */
  asksHidden?: true;
  /** What the error says is the whole of it. */
  isReported?: true;
  /** Two things are meant alike: once nothing changes any more, waiting doesn't help. */
  isDoubtful?: boolean;
}

export type Outcome = Judgement | Unclear;

export const unclear = (reason: StepErrorReason, message: string): Unclear => ({
  unclear: () => new StepError(reason, message),
});

/** What is judged. */
export interface View {
  screen: Screen;
  before: Before;
  /** What the case has used and opened, where that tells which one is meant. */
  memory: Memory;
}

/** What is known besides the screen. */
export interface Before {
  startUrl?: string | undefined;
  /** As it was before the last action. */
  screen?: Screen | undefined;
  /** As it was before each of the last few actions. */
  earlier?: readonly Screen[] | undefined;
  /** What it has used and opened since. */
  memory?: { on: (screen: Screen) => Memory } | undefined;
}

/** What frames show is a page of its own, and counts where the page around them has no such thing. */
export const APART: Memory = { framesApart: true };

export const viewOf = (screen: Screen, before: Before): View => ({
  ...{ screen, before },
  memory: { ...before.memory?.on(screen), ...APART },
});

/** The same, looking into frames, too. */
export function intoFrames(view: View): View {
  const { framesApart: _, ...memory } = view.memory;
  return { ...view, memory };
}

/** The same, looking at nothing but the document of a frame. */
export const intoFrame = (view: View, frame: ScreenNode): View => ({
  ...view,
  memory: { ...view.memory, ...APART, frame },
});

export const isUnclear = (outcome: object): outcome is Unclear => 'unclear' in outcome;

export function notesOf(...notes: (string | undefined)[]): string | undefined {
  const reported = [...new Set(notes.filter((note) => note !== undefined && note !== ''))];
  return reported.length === 0 ? undefined : reported.join(' ');
}

export const reported = ({ observed }: Judgement): string =>
  typeof observed === 'string' ? observed : observed();

export const sayMany = (outcomes: readonly Judgement[]): string => sayFirst(outcomes.map(reported), 5);
