/** What the report's page is given, and under which names: the one agreement between the writing half and the page. */
import type { Counts, Standing } from '../caseFacts.js';
import type { Report, ReportedCase } from '../report.js';

/** The page's list of cases knows this much of each; its attempts are in a block of their own, unpacked when it is opened. */
export interface ListedCase extends Omit<ReportedCase, 'attempts'> {
  platform: string | null;
  standing: Standing;
  message: string;
  /** Of the last attempt, in milliseconds. */
  duration: number;
  attempts: number;
  /** The picture of the step that decided, or the last one. */
  picture: string | null;
  /** What came of it in each of `runs`, null where it was not among their cases; empty where it never was. */
  before: (Standing | null)[];
}

export interface EarlierRun {
  startedAt: string;
  duration: number;
  counts: Counts;
}

export interface PageData extends Omit<Report, 'cases' | 'sources'> {
  cases: ListedCase[];
  /** Whether the cases are of more than one project. */
  hasProjects: boolean;
  /** What asking models came to, in words; null where none was asked. */
  modelUse: string | null;
  /** Oldest first, without this one. */
  runs: EarlierRun[];
  /** Leads from the page to the folder of `report.json`; `''`, or ends in a slash. */
  filesBase: string;
}

/** The ids of the page's inert elements. Blocks are gzip in base64; pictures are base64, their type is in `data-type`. */
export const LIST_BLOCK = 'list';
export const caseBlock = (id: string) => `case:${id}`;
export const sourceBlock = (index: number) => `source:${index}`;
export const evidenceBlock = (file: string) => `evidence:${file}`;
export const pictureBlock = (file: string) => `picture:${file}`;

/** What the page may show as a picture: nothing that can hold markup or script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The address of a file beside the page: relative, whatever the name is. */
export const besideAddress = (file: string, filesBase: string): string =>
  `./${filesBase}${file.split('/').map(encodeURIComponent).join('/')}`;

/** A picture beside the page is only shown if its name says that it is one. */
export const isPictureName = (file: string): boolean => /\.(?:png|jpe?g|webp|gif)$/i.test(file);
