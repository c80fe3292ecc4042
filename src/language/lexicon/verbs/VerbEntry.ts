/**
 * What people do, in words. Each entry has the verbs that mean the same, and the ways in which what they need stands behind
 * them: a pattern, and what it means. In a pattern `!` marks what becomes the subject where the sentence is passive: "click
 * {things!}" is also "{things} is clicked". The first way that is given wins where two cost the same.
 */
import type { Action, Target } from '../../../meaning/meaning.js';

export interface VerbEntry {
  /** Comma-separated; past and participle behind `|` where they are irregular. */
  verbs: string;
  ways: readonly Way[];
}

/** What it means is a template, or a function where that is not enough. */
export type Way = readonly [
  pattern: string,
  means: string | ((parts: never) => Action | readonly Action[] | undefined),
  cost?: number,
];

export interface Things {
  things: Target[];
}

export interface Thing {
  thing: Target;
}

export interface TabSaid {
  which: 'new' | 'previous' | 'next' | 'first' | 'last' | 'this' | number | { name: string };
  mayBeOnPage?: boolean;
}
