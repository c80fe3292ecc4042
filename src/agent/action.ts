/** What a step means: the typed actions that the language part gives and the acting part carries out. */
import type { RoleWord } from './language/roleWords.js';

/** A thing on the page, as a person names it. Without a role any kind of thing may be meant. */
export interface Target {
  name?: string;
  role?: RoleWord;
  /** Counts from 1. */
  ordinal?: number | 'last';
  within?: Target;
  /** A thing in the same place that it stands beside, to be told from others of its kind. */
  beside?: { relation: Beside; thing: Target };
}

export type Beside = 'next to' | 'under' | 'above';

export type Action = Deed | Expectation;

/** Something to be done. */
export type Deed =
  | { kind: 'open'; /** Absent: the start page. */ address?: string }
  | { kind: 'goBack' | 'goForward' | 'reload' }
  | { kind: 'click' | 'doubleClick' | 'hover' | 'clear' | 'check' | 'uncheck'; target: Target }
  | { kind: 'fill'; target: Target; value: string }
  | { kind: 'fillForm'; fields: FieldValue[]; within?: Target }
  | { kind: 'select'; option: string; from: Target }
  | { kind: 'press'; key: string; target?: Target }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'waitFor'; target: Target; negated: boolean };

export interface FieldValue {
  name: string;
  value: string;
}

/** Something to be seen; each `negated` one holds where the plain one does not. */
export type Expectation =
  | { kind: 'expectVisible'; target: Target; negated: boolean }
  | { kind: 'expectContent'; target: Target; relation: ContentRelation; text: string; negated: boolean }
  | { kind: 'expectEmpty'; target: Target; negated: boolean }
  | { kind: 'expectState'; target: Target; state: State; negated: boolean }
  | { kind: 'expectCount'; things: Target; comparison: Comparison; count: number }
  | { kind: 'expectTitle'; relation: TextRelation; text: string; negated: boolean }
  | { kind: 'expectUrl'; relation: TextRelation | 'ends with'; text: string; negated: boolean }
  | { kind: 'expectPage'; /** Absent: the start page. */ address?: string; negated: boolean };

/** `shows` is the whole value of a field, but any part of other things. */
export type ContentRelation = 'is' | 'shows' | 'contains';
export type TextRelation = 'is' | 'contains';
export type State = 'checked' | 'selected' | 'enabled' | 'disabled';
export type Comparison = 'exactly' | 'at least' | 'at most' | 'more than' | 'fewer than';

export type ActionKind = Action['kind'];

/** The action that a kind belongs to; three kinds may share one. */
export type ActionOf<Kind extends ActionKind> = Pairing<Action, Kind>;
type Pairing<Candidate, Kind> = Candidate extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Candidate
    : never
  : never;

/** What came of an action that succeeded. */
export interface Performed {
  /** One line, past tense: what was done or seen. */
  summary: string;
  /** The Playwright locator that was acted on. */
  locator?: string;
  expected?: string;
  observed?: string;
  /** Worth telling the user although the step succeeded: how a thing was found, an HTTP error status. */
  note?: string;
}

export function isExpectation(action: Action): action is Expectation {
  return action.kind.startsWith('expect');
}
