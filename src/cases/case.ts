/** What a case file becomes: the one shape that all three formats are read into. */

/** How a case was written; the words are those of the service's `CaseDetail.format`. */
export type CaseFormat = 'gherkin' | 'markdown' | 'plain_text';

/** A place in the case file; `line` and `column` count from 1, columns in UTF-16 units as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** A heading that a case stands under. A title of `''` groups cases without naming them (an outline's rows). */
export interface Suite extends Position {
  title: string;
}

/** What a step says, with what belongs to it. */
export interface StepWords {
  /** In Gherkin with its keyword, as in `Given I open "/"`. */
  text: string;
  /** Rows of cells, as written; present when a table belongs to the step. */
  table?: string[][];
  /** Text of several lines that belongs to the step. */
  docString?: string;
}

/** One thing to do or to check, at the place of its first letter in the case file. */
export interface Step extends Position, StepWords {
  /** As its file has it, where variables or an outline's cells were filled in: `{{name}}` stands for each. */
  written?: StepWords;
  /** What a phrase of the user's own makes of it: steps that are carried out in its place. */
  meaning?: InnerStep[];
  /** The phrase of the user's own that it is, where that has no steps yet. */
  emptyPhrase?: FilePlace;
}

/** What steps of the cases of one file mean, beside it: `login.recorded.md` for `login.feature`. */
export const RECORDING = /\.recorded\.md$/i;

/** What a case file and its recordings have in common: both without their endings. */
export const stemOf = (file: string): string =>
  file.replace(RECORDING, '').replace(/(?:\.feature)?\.md$|\.feature$|\.txt$/i, '');

/** What a step says with all that it carries, on one line: its recording is found by that. */
export const wholeText = ({ text, table = [], docString }: StepWords): string =>
  [text, ...table.map((row) => row.join(' | ')), ...(docString === undefined ? [] : [docString])]
    .join(' || ')
    .replace(/\s+/g, ' ');

/** Whether all that is carried out in the step's place was recorded for it. */
export const isRecorded = ({ meaning = [] }: Pick<Step, 'meaning'>): boolean =>
  meaning.length > 0 && meaning.every(({ from }) => RECORDING.test(from?.file ?? ''));

/** A step of a phrase. */
export interface InnerStep extends StepWords {
  /** Where it is written; absent for what options say. */
  from?: FilePlace;
}

/** A place in another file; POSIX, relative to the folder of the runner's configuration. */
export interface FilePlace extends Position {
  file: string;
}

/** What a file or a case says of how it is to be run; the nearest one wins: scenario, file, plugin. */
export interface CaseOptions {
  /**
   * What the case runs on; the local service has `'desktop'` alone. Environment: `CASEWRIGHT_PLATFORM`.
   * @default what `device` and `app` say, else a desktop
   */
  platform?: 'desktop' | 'android' | 'ios';
  /**
   * The model that stands behind the agent: one of a hosted service, or of `models`. Environment: `CASEWRIGHT_MODEL`.
   * @example 'haiku'
   */
  model?: string;
  /**
   * Where a case starts, and what paths such as `/login` hang below; on a phone also a deep link such as `shop://cart`.
   * Environment: `CASEWRIGHT_START_URL`.
   * @default in Playwright `use.baseURL`
   * @example 'http://127.0.0.1:4173'
   */
  startUrl?: string;
  /** Milliseconds. */
  timeout?: number;
  /** The UUID of a desktop or a phone that is registered at the service. Environment: `CASEWRIGHT_USER_DEVICE_ID`. */
  userDeviceId?: string;
  /** A device of the catalogue: its name, its model, or its token. Environment: `CASEWRIGHT_DEVICE`. */
  device?: string;
  /** A path that ends in `.apk` or `.ipa`, or the name of an upload that exists. Environment: `CASEWRIGHT_APP`. */
  app?: string;
  /** Of a plan's cases. Environment: `CASEWRIGHT_EXECUTION_MODE`. */
  executionMode?: 'parallel' | 'sequential';
}

/** One item of a plan's list, as it is written there and at its place: a case file, or one case of it. */
export interface PlanReference extends Position {
  /** Relative to the file that has the list. */
  path: string;
  /** Without one, all cases of the file are meant. */
  title?: string;
}

/** A plan that the service has, or one that is written down in the case file. */
export type PlanOfCase =
  | { id: string }
  | { cases: PlanReference[]; stopOnFailure: boolean; variables: Record<string, string> };

/**
 * One scenario, one example row, one Markdown case or one text file. Its place is that of the scenario's keyword,
 * the row, the heading or title, or else of the first step. A file that is a plan is one case, too: without steps.
 */
export interface Case extends Position {
  title: string;
  /** From the outermost inwards. */
  suites: Suite[];
  format: CaseFormat;
  /**
   * What the service is told to do: the steps as a numbered list, and around them, as lines that begin with
   * `> `, whatever else the file says. Secrets stand in it as `{{name}}`.
   */
  prompt: string;
  /** As its file has it, where variables or an outline's values were filled in, or it was distinguished from another. */
  writtenTitle?: string;
  steps: Step[];
  /** Each begins with `@`. */
  tags: string[];
  options: CaseOptions;
  /** Only of a file that is a plan; its `steps` and its `prompt` are empty. */
  plan?: PlanOfCase;
  /** What is wrong with it; then it is not run. Absent where nothing is. */
  mistakes?: Mistake[];
}

/** Something in a case file that can't be right, and how to mend it. */
export interface Mistake extends Position {
  message: string;
}

/** All that was read of one file. Cases with mistakes are not run; the others are. */
export interface CaseFile {
  cases: Case[];
  /** All of them, those of the cases included. */
  mistakes: Mistake[];
  /** What it says and is no step, though it might be taken for one; nothing is wrong with it. Absent where nothing is. */
  remarks?: Mistake[];
  /** The tags of all cases; where none could be made out, whatever in the file looks like a tag. */
  tags: string[];
}

/** Such a case is not run, in a plan as elsewhere. */
export const isSkippedByTag = ({ tags }: Pick<Case, 'tags'>): boolean =>
  tags.includes('@skip') || tags.includes('@fixme');
