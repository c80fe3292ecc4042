/** What a step means: the typed actions that the language part gives and the acting part carries out. */
import type { HandDeed } from './handDeed.js';
import type { RoleWord } from './language/roleWords.js';
import type {
  Amount,
  Attribute,
  ContentRelation,
  Listing,
  SortOrder,
  State,
  StatedText,
  TextRelation,
  UrlPart,
} from './relations.js';
import type { SceneDeed } from './sceneDeed.js';
import type { SceneExpectation } from './sceneExpectation.js';

export * from './relations.js';
export type { Performed } from '../meaning/Performed.js';

/** A thing on the page, as a person names it. Without a role any kind of thing may be meant. */
export interface Target {
  name?: string;
  role?: RoleWord;
  /** Of a heading, from 1 to 6. */
  level?: number;
  /** Counts from 1. */
  ordinal?: number | 'last';
  within?: Target;
  /** A thing in the same place that it stands beside, to be told from others of its kind. */
  beside?: { relation: Beside; thing: Target };
}

export type Beside = 'next to' | 'under' | 'above' | 'to the left of' | 'to the right of';

export type Action = Deed | Expectation;

/** What a step says of its time. */
export interface Timed {
  /** Milliseconds that it may take, in place of the usual time of a step: "within 10 seconds". */
  limit?: number;
}

/** Something to be done. */
export type Deed = Timed & DeedOfKind;

type DeedOfKind =
  | { kind: 'open'; /** Absent: the start page. */ address?: string }
  | { kind: 'goBack' | 'goForward' | 'reload' }
  | HandDeed
  | SceneDeed
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'waitFor'; target: Target; negated: boolean };

export interface FieldValue {
  name: string;
  value: string;
}

/** An expectation also may have to hold for a while. */
export interface Lasting {
  /** Milliseconds in which it must hold all the time; what is denied, from the first look on. */
  lasting?: number;
}

/** Something to be seen; each `negated` one holds where the plain one does not. */
export type Expectation = Timed & Lasting & ExpectationOfKind;

type ExpectationOfKind =
  | SceneExpectation
  | {
      kind: 'expectVisible';
      target: Target;
      negated: boolean;
      /** Seen before, and now anew. */ again?: true;
      /** It is said to be open, which what stands there for good isn't by that. */ opened?: true;
    }
  | { kind: 'expectEach'; targets: Target[]; negated: boolean }
  | { kind: 'expectContent'; target: Target; relation: ContentRelation; text: string; negated: boolean }
  | { kind: 'expectEmpty'; target: Target; negated: boolean }
  | { kind: 'expectState'; target: Target; state: State; negated: boolean }
  | ({ kind: 'expectCount'; things: Target } & Amount)
  | { kind: 'expectTitle'; relation: TextRelation; text: string; negated: boolean }
  | { kind: 'expectUrl'; relation: TextRelation; text: string; negated: boolean }
  | { kind: 'expectPage'; /** Absent: the start page. */ address?: string; negated: boolean }
  | { kind: 'expectUrlPart'; part: UrlPart; relation: TextRelation; text: string; negated: boolean }
  | { kind: 'expectQuery'; name: string; /** Absent: that it is there. */ is?: StatedText; negated: boolean }
  | { kind: 'expectPattern'; pattern: string; within?: Target; negated: boolean }
  | {
      kind: 'expectAttribute';
      target: Target;
      attribute: Attribute;
      relation: TextRelation;
      text: string;
      negated: boolean;
    }
  | ({ kind: 'expectNumber'; target: Target } & Amount)
  | ({ kind: 'expectItems'; target: Target; items: string[]; negated: boolean } & Listing)
  | ({ kind: 'expectRows'; target: Target; rows: string[][]; negated: boolean } & Listing)
  | { kind: 'expectSorted'; target: Target; by?: string; order: SortOrder; negated: boolean }
  | { kind: 'expectOrder'; target: Target; other: Target; relation: 'before' | 'after' };

export type ActionKind = Action['kind'];

/** The action that a kind belongs to; three kinds may share one. */
export type ActionOf<Kind extends ActionKind> = Pairing<Action, Kind>;
type Pairing<Candidate, Kind> = Candidate extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Candidate
    : never
  : never;

export function isExpectation(action: Action): action is Expectation {
  return action.kind.startsWith('expect');
}
