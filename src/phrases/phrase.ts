/** What a phrase of the user's own is, once its file is read. */
import type { FilePlace, InnerStep } from '../cases/index.js';
import type { CompiledExpression } from './compileExpression.js';

export interface PhraseDraft {
  /** As it is written. */
  expression: string;
  /** Undefined for one that is defined by a function. */
  steps: InnerStep[] | undefined;
  place: FilePlace;
  /** The one case that it holds for, of one that was recorded. */
  of?: CaseName;
  /** Whether the expression has what its step carries, too; then no step of it needs to ask for that. */
  isWhole?: boolean;
}

export interface CaseName {
  /** Its file without the ending; POSIX, relative to the root. */
  stem: string;
  /** As it is written; of a recording with the `<names>` of an outline, of an outline's row with its values. */
  title: string;
}

export interface StepOfCase extends CaseName {
  /** From 0: so many steps of the case before it say the same. */
  nth: number;
}

export interface Phrase extends PhraseDraft {
  compiled: CompiledExpression;
}

/** A page by the name that people call it, in lower case. */
export interface Page {
  name: string;
  /** Empty for one that is still to be filled in. */
  address: string;
  /** Absent for one that the options name. */
  place?: FilePlace;
}

/** Something in a phrase file that can't be right, and how to mend it. */
export interface PhraseMistake extends FilePlace {
  message: string;
}

export interface PhraseFileReading {
  phrases: PhraseDraft[];
  pages: Page[];
  mistakes: PhraseMistake[];
}

export const inWords = ({ file, line, column }: FilePlace): string => `${file}:${line}:${column}`;
