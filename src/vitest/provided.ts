/** What the main process hands to the workers of a project by Vitest's `provide`, and gets back in the `meta` of their tests. */
import type { TestProject } from 'vitest/node';
import type { Settings } from '../runner/entries/settings.js';
import type { CaseFacts } from '../report/outcome.js';

export const PROVIDED_PREFIX = 'casewright:';

export interface Provided {
  settings: Settings;
  /** Of the local service; here, because Vitest may write modules to disk. */
  apiKey: string;
  /** Where sessions that were started ahead may be asked for; undefined where none are. */
  dispatch: string | undefined;
  results: string;
  /** Whether outcomes go along with their tests: Vitest's blob reports take nothing else to another machine. */
  sendsOutcomes: boolean;
  workers: number;
}

/** Of all plugins of ours in a project. */
export const providedTo = (project: TestProject): Provided[] =>
  Object.entries(project.getProvidedContext()).flatMap(([name, value]) =>
    name.startsWith(PROVIDED_PREFIX) ? [value as Provided] : [],
  );

/** What the module that starts the local service tells of it. */
export interface FoundService {
  baseURL: string;
  projectId: string;
}

/** The name of ours among the `meta` of a test. */
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
