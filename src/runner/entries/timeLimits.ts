/** How long entries may take. */
import type { Case } from '../../cases/index.js';
import { optionsOf } from './optionsOf.js';
import type { Settings } from './settings.js';

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

/** Milliseconds for the session or plan run of a case, once it has its turn; `Infinity` for no limit. `@slow` gives three times as many. */
export function timeLimitOf(one: Case, settings: Settings): number {
  const timeout = optionsOf(one, settings).timeout ?? generalTimeout(settings);
  return (timeout || Infinity) * (one.tags.includes('@slow') ? 3 : 1);
}
