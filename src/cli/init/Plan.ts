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
  /** What is there, and must be when it is written; undefined for a file that isn't there yet. */
  before: string | undefined;
}

/** A file that a person has to extend. */
export interface Doubt {
  file: string;
  why: string;
  lines: string[];
}

/** What comes of one of the files. */
export type PlannedFile = Partial<Pick<Plan, 'changes' | 'there' | 'doubts'>>;

export const newFile = (file: string, text: string): PlannedFile => ({
  changes: [{ file, text, before: undefined }],
});

export function changedOrThere(file: string, before: string, text: string): PlannedFile {
  return before === text ? { there: [file] } : { changes: [{ file, text, before }] };
}
