/** What is done around a page: its dialogs, tabs, frames, files and window; and what is kept for later steps. */
import type { Target } from './action.js';

export type SceneDeed =
  | { kind: 'acceptDialog' | 'dismissDialog' | 'leaveFrame' | 'clearCookies' }
  | { kind: 'answerDialog'; text: string }
  | { kind: 'switchTab'; tab: TabName }
  | { kind: 'openTab'; /** Absent: a blank one. */ address?: string }
  | { kind: 'closeTab'; /** Absent: the tab at hand. */ tab?: TabName }
  | { kind: 'enterFrame'; target: Target }
  | { kind: 'download'; target: Target }
  | { kind: 'upload'; files: string[]; /** Absent: the only place for files on the page. */ target?: Target }
  | { kind: 'setWindow'; width: number; height: number }
  | { kind: 'emulate'; device: string }
  | { kind: 'remember'; as: string; target: Target }
  | { kind: 'rememberPage'; as: string; part: 'URL' | 'title' }
  | { kind: 'setCookie'; name: string; value: string }
  | { kind: 'takePicture'; /** Absent: the page. */ target?: Target; name?: string };

/** A tab or window of the browser. */
export interface TabName {
  which: 'new' | 'previous' | 'next' | 'first' | 'last' | number | { name: string };
  /** The words may mean a tab on the page as well. */
  mayBeOnPage?: boolean;
}

export type SceneDeedKind = SceneDeed['kind'];

export type SceneDeedOf<Kind extends SceneDeedKind> = SceneDeed extends infer Deed
  ? Deed extends { kind: infer Kinds }
    ? Kind extends Kinds
      ? Deed
      : never
    : never
  : never;
