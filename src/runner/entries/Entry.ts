/** A case as an entry of a test runner: its options, the time that it may take, and what is said of it. */
import type { Case, PlannedCase, CaseOptions } from '../../cases/index.js';
import type { Settings } from './settings.js';
import type { CaseFacts } from '../../report/outcome.js';

export interface Entry {
  settings: Settings;
  /** POSIX, relative to the root. */
  file: string;
  case: Case;
  planned?: readonly PlannedCase[] | undefined;
}

/** The options of a case: the nearest one wins, and the environment beats all. */
export function optionsOf(one: Pick<Case, 'options'>, { options, overrides }: Settings): CaseOptions {
  return { ...options, ...one.options, ...overrides };
}

type MobileOptions = { [Name in 'platform' | 'device' | 'app']?: CaseOptions[Name] | undefined };

/** A device or an app is enough; one of the plugin is none of a case that names the desktop. */
export function isMobile({ platform, device, app }: MobileOptions): boolean {
  if (platform !== undefined) return platform !== 'desktop';
  return device !== undefined || app !== undefined;
}

/** Milliseconds; sessions of a hosted service are minutes of waiting. */
const LOCAL_TIMEOUT = 5 * 60_000;
const HOSTED_TIMEOUT = 30 * 60_000;

/** Milliseconds to fetch evidence and hand it over, after the session's own time is over. */
export const EPILOGUE = 30_000;

/**
 * Milliseconds that a session may be queued, and a plan run wait for its first case, before its time begins: many workers
 * share the places of a service, and none of them is slow because of that. One that is queued for ever ends all the same.
 */
export const QUEUE_TIME = 60 * 60_000;

/** Milliseconds that a case may take where its file says nothing of it; 0 stands for no limit. */
export function generalTimeout({ options, overrides, service }: Settings): number {
  return overrides.timeout ?? options.timeout ?? (service ? HOSTED_TIMEOUT : LOCAL_TIMEOUT);
}

/**
 * Milliseconds for the session or plan run of a case, once it has its turn; `Infinity` for no limit. `@slow` gives three times
 * as many.
 * @param general where the case says nothing of it; 0 for no limit
 */
export function timeLimitOf(one: Case, settings: Settings, general = generalTimeout(settings)): number {
  const timeout = optionsOf(one, settings).timeout ?? general;
  return (timeout || Infinity) * (one.tags.includes('@slow') ? 3 : 1);
}

/** All but where its file stands. */
export function caseFacts(one: Case): Omit<CaseFacts, 'file' | 'folder'> {
  const { line, column, title, format, tags } = one;
  // An outline's rows stand in a suite without a name.
  const suites = one.suites.map((suite) => suite.title).filter(Boolean);
  return { line, column, title, suites, format, tags };
}

/** As the service's lists show it: the headings above, then the case's own title. */
export const caseName = ({ suites, title }: Pick<Case, 'suites' | 'title'>): string =>
  [...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');
