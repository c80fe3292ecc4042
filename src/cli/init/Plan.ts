/** All that is to be done, before anything is done. */

export interface Plan {
  folder: string;
  changes: Change[];
  /** What is as it should be, relative to the folder. */
  there: string[];
  doubts: Doubt[];
  /** Files that were there before, and run as cases from now on. */
  others: string[];
  /** The one command that comes next. */
  next: string;
}

export interface Change {
  /** Relative to the folder. */
  file: string;
  text: string;
  /** It isn't there yet, and must not be when it is written. */
  isNew: boolean;
}

/** A file that a person has to extend. */
export interface Doubt {
  file: string;
  why: string;
  lines: string[];
}
