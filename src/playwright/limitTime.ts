/** The time limits of an entry, where Playwright keeps them. */
import type { TestInfo } from '@playwright/test';
import type { Case, CaseOptions } from '../cases/index.js';
import { EPILOGUE } from '../runner/index.js';

/** Milliseconds for the session; Playwright's own time-out would leave the entry without an outcome. */
export function limitTime({ timeout }: CaseOptions, { tags }: Case, testInfo: TestInfo): number {
  if (timeout !== undefined) testInfo.setTimeout(timeout);
  if (tags.includes('@slow')) testInfo.slow();
  const timeLimit = testInfo.timeout || Infinity;
  if (testInfo.timeout > 0) testInfo.setTimeout(testInfo.timeout + testInfo.duration + EPILOGUE);
  return timeLimit;
}
