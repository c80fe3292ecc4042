/** What an entry of the phrase table is: how a thing may be said, and what it means. */
import type { Action, ActionKind } from '../action.js';
import type { Words } from '../language/parameters.js';

export interface Phrase {
  kind: ActionKind;
  /** Cucumber Expressions over the step's canonical form (see canonicalStep.ts). */
  expressions: readonly string[];
  /** A sentence as somebody would write it; shown when a step isn't understood. */
  example: string;
  /** What the step must carry; one that carries what its phrase doesn't use isn't understood. */
  carries?: 'table' | 'docString';
  /** Only where the step does something, or only where it expects something, by its keyword and its voice. */
  mood?: Mood;
  /** Only where the keyword says so; And has that of the step before. `none`: only without any. */
  keyword?: readonly (Mood | 'none')[];
  /** Whether its example is offered where a step isn't understood. @default true */
  isOffered?: boolean;
  /** Undefined where the words fit but make no sense together. */
  build: (words: Words) => Action | undefined;
}

export type Mood = 'deed' | 'expectation';

type NamesIn<Expression extends string> = Expression extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

interface Draft<Expression extends string> extends Omit<Phrase, 'expressions' | 'build'> {
  expressions: readonly Expression[];
  build: (
    words: Pick<Words, Extract<NamesIn<Expression>, keyof Words> | 'table' | 'docString'>,
  ) => Action | undefined;
}

/** Gives `build` only those words that the expressions name. */
export function phrase<const Expression extends string>(draft: Draft<Expression>): Phrase {
  return draft;
}
