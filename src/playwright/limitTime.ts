/** The time limits of an entry, where Playwright keeps them. */
import type { TestInfo } from '@playwright/test';
import type { Case, CaseOptions } from '../cases/index.js';
import { systemClock } from '../client/index.js';
import { EPILOGUE } from '../runner/index.js';

export interface EntryTime {
  /** Milliseconds for the session or plan run, once it has its turn. */
  timeLimit: number;
  /** To be called while it waits for that. */
  onQueued: () => void;
}

/** The same for who knows the entry only from outside. @param timeout milliseconds; 0 for no limit */
export const timeLimitOfTest = (timeout: number, { tags }: Pick<Case, 'tags'>): number =>
  (timeout || Infinity) * (tags.includes('@slow') ? 3 : 1);

/**
 * Playwright's own time-out would leave the entry without an outcome. It is never set to less than has passed already, be it
 * for a moment: then the entry would end at once.
 */
export function limitTime({ timeout }: CaseOptions, one: Case, testInfo: TestInfo): EntryTime {
  const timeLimit = timeLimitOfTest(timeout ?? testInfo.timeout, one);
  if (one.tags.includes('@slow')) testInfo.slow();
  const begun = systemClock.now();
  // Fixtures came before, for which Playwright has counted up to this long.
  const before = testInfo.timeout;
  const moveOwn = () => {
    const waited = systemClock.now() - begun;
    testInfo.setTimeout(timeLimit < Infinity ? before + waited + timeLimit + EPILOGUE : 0);
  };
  moveOwn();
  // Some versions keep to no limit once there is none, as while somebody debugs.
  return { timeLimit: testInfo.timeout === 0 ? Infinity : timeLimit, onQueued: moveOwn };
}
