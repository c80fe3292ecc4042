/** What one look at a screen says of an expectation, and what is reported of it: that it was met, or why it was not. */
import type { Memory } from '../grounding/Grounding.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { StepError, type StepErrorReason } from '../screen/StepError.js';
import { sayFirst } from './text/matchText.js';
import { describeExpectation } from '../meaning/describeExpectation.js';
import type { Expectation } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';

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

export interface View {
  screen: Screen;
  before: Before;
  /** What the case has used and opened, where that tells which one is meant. */
  memory: Memory;
}

export interface Before {
  startUrl?: string | undefined;
  /** As it was before the last action. */
  screen?: Screen | undefined;
  /** As it was before each of the last few actions. */
  earlier?: readonly Screen[] | undefined;
  /** What the case has used and opened, and the things, as they were described, that were plainly there when it spoke of them. */
  memory?: Remembered | undefined;
}

interface Remembered {
  on: (screen: Screen) => Memory;
  described?: Set<string>;
  /** Of what was seen before an action: it has pointed at things, or scrolled, and nothing else. */
  hasOnlyLooked?: (before: Screen) => boolean;
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

export function met(expectation: Expectation, judgement: Judgement, restNote?: string): Performed {
  const expected = describeExpectation(expectation);
  const note = notesOf(judgement.note, restNote);
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed: reported(judgement),
    ...(note !== undefined && { note }),
  };
}

/** Why a look did not give what is expected. */
export function explainUnmet(expectation: Expectation, outcome: Outcome, hidden?: Screen): StepError {
  if (!isUnclear(outcome)) return failed(expectation, reported(outcome), outcome.note);
  const error = outcome.unclear(hidden);
  if (outcome.isReported === true) return error;
  const expected = describeExpectation(expectation);
  const { reason, message, candidates } = error;
  return new StepError(reason, `Expected that ${expected}, but: ${message}`, {
    expected,
    observed: message,
    candidates,
    cause: error,
  });
}

/** @param heldFor Milliseconds. */
export function notKept(expectation: Expectation, outcome: Outcome, heldFor: number): StepError {
  const observed = isUnclear(outcome) ? outcome.unclear().message.replace(/\.$/, '') : reported(outcome);
  return failed(expectation, `${observed}, after it had held for ${(heldFor / 1000).toFixed(1)} s`);
}

export function blankPage(expectation: Expectation, url: string | undefined): StepError {
  const [observed, mend] =
    url === 'about:blank'
      ? ['a blank page: nothing was opened yet', 'Please begin with a step such as: I open "/".']
      : [
          `a blank page at ${url ?? 'no address'}`,
          'Please check that the application shows something there.',
        ];
  return failed(expectation, observed, mend);
}

export function notSteady(expectation: Expectation, isReady: boolean): StepError {
  const observed = isReady ? 'that it held too shortly to be sure' : 'a page that did not finish loading';
  const mend = 'Please give the step more time, or look what the page waits for.';
  return failed(expectation, observed, mend);
}

function failed(expectation: Expectation, observed: string, more?: string): StepError {
  const expected = describeExpectation(expectation);
  const message = `Expected that ${expected}, but observed: ${observed}.${more === undefined ? '' : ` ${more}`}`;
  return new StepError('expectation not met', message, { expected, observed });
}
