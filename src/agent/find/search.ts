/** What is looked for, where, and the ways to find it that are tried one after the other. */
import type { ElementHandle, Frame, Locator } from '@playwright/test';
import type { Target } from '../action.js';
import type { AriaRole, Purpose } from './families.js';
import type { Sift } from './inspect.js';

export interface Search {
  /** The document that is looked through. */
  frame: Frame;
  /** What to look inside of. */
  root: Frame | Locator;
  /** The same as an element: the body for the document. */
  place: Locator;
  target: Target;
  purpose: Purpose;
  /** All that are there are wanted, not the one that is meant. */
  every: boolean;
  /** What the target stands beside. */
  neighbours?: ElementHandle[];
  /** Look for what nobody can see, too; for the message only. */
  includeHidden?: boolean;
}

/** `case`: the whole name but for case. `part`: a part of the name. */
export type Precision = 'exact' | 'case' | 'part';

/** What an element must be to be found by a way: of a role, a text, with an attribute that names, a field. */
export type Kind = AriaRole | 'text' | 'attribute' | 'field';

export interface Alternative {
  locator: Locator;
  /** Absent where nothing is known beforehand. */
  kind?: Kind;
  /** Set where the locator is nothing but this role and the name. */
  role?: AriaRole;
}

/** Elements that may be meant alike. */
export interface Tier {
  precision: Precision;
  alternatives: Alternative[];
  /** Keeps those that are meant. */
  sift?: { keep: Sift; argument: unknown };
  /** How it was found and what markup would be better, for what is found as a last resort. */
  remark?: string;
  /** What has nothing but a text is to be told. */
  isText?: boolean;
}
