/** What every performer is given. */
import type { Page } from '@playwright/test';
import type { Deadline } from './deadline.js';

export interface Act {
  page: Page;
  startUrl: string | undefined;
  signal: AbortSignal | undefined;
  deadline: Deadline;
}
