/** What the main process hands to the workers of a project by Vitest's `provide`, and gets back in the `meta` of their tests. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Settings } from '../runner/entries/settings.js';
import type { CaseFacts } from '../report/outcome.js';
import { inOwnFolder } from '../runner/files.js';
import { isRunning } from '../service/binaryHome.js';

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

/** @param plugin the name that its `cases()` was given @param project its name in Vitest; `''` where it has none */
export const entryKey = (
  { file, line, column }: Pick<CaseFacts, 'file' | 'line' | 'column'>,
  { plugin, project }: { plugin: string; project: string },
): string => JSON.stringify([project, plugin, file, line, column]);

/** One per process, since an editor and a terminal may run the same suite; those of ended processes are removed. */
export function resultsFolder(root: string): string {
  // Containers that share a checkout have processes, and so numbers, of their own.
  const prefix = `${encodeURIComponent(hostname())}-`;
  const home = inOwnFolder(root, (own) => {
    const results = path.join(own, 'results');
    mkdirSync(results, { recursive: true });
    const ignore = path.join(own, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    return results;
  });
  for (const name of readdirSync(home)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(path.join(home, name), { recursive: true, force: true });
  }
  return path.join(home, `${prefix}${process.pid}`);
}

/**
 * Vitest's worker holds back the news that an entry has begun until something else happens, and a run that is ended from outside
 * never gets it. So the entry leaves a mark.
 * @param results the folder of the run's outcomes
 */
export function markBegun(results: string, taskId: string): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(markOf(results, taskId), String(Date.now()));
}

/** When the entry has begun, in milliseconds since 1970. */
export function begunAt(results: string, taskId: string): number | undefined {
  const mark = markOf(results, taskId);
  // One that was cut off while it was written is empty, and says that the entry has begun all the same.
  return existsSync(mark) ? Number(readFileSync(mark, 'utf8')) || Date.now() : undefined;
}

const markOf = (results: string, taskId: string) => path.join(results, `${taskId}.begun`);
