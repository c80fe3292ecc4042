/** How the reporter knows an entry and what came of it: the `meta` of its test. */
import type { CaseFacts } from '../report/outcome.js';

/** Its name among those of other plugins. */
export const META = 'casewright';

export interface EntryMeta {
  facts: CaseFacts;
  /** The names of what must not be shown, and has a value when the case runs. */
  secrets?: string[];
  /** Of each attempt that came to an outcome, in their order. */
  outcomes?: StoredOutcome[];
}

export interface StoredOutcome {
  /** The outcome's file, absolute; its pictures stand beside it. */
  path: string;
  /** Its content, gzipped, as base64; only for blob reports. */
  body?: string;
  /** Which retry it is of; the first attempt is 0. */
  retry: number;
  /** How many errors the attempts before it had: Vitest has them all in one list. */
  errorsBefore: number;
}

export function entryMetaOf({ meta }: { meta: object }): EntryMeta | undefined {
  return (meta as { [META]?: EntryMeta | undefined })[META];
}

/**
 * @param plugin the name that its `cases()` was given
 * @param project its name in Vitest; `''` where it has none
 */
export const entryKey = (
  { file, line, column }: Pick<CaseFacts, 'file' | 'line' | 'column'>,
  { plugin, project }: { plugin: string; project: string },
): string => JSON.stringify([project, plugin, file, line, column]);
