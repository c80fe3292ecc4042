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

/** Playwright's own time-out would leave the entry without an outcome. */
export function limitTime({ timeout }: CaseOptions, { tags }: Case, testInfo: TestInfo): EntryTime {
  if (timeout !== undefined) testInfo.setTimeout(timeout);
  if (tags.includes('@slow')) testInfo.slow();
  const timeLimit = testInfo.timeout || Infinity;
  const begun = systemClock.now();
  const moveOwn = () => {
    const waited = systemClock.now() - begun;
    if (timeLimit < Infinity) testInfo.setTimeout(waited + timeLimit + EPILOGUE);
  };
  moveOwn();
  return { timeLimit, onQueued: moveOwn };
}
