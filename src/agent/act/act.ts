/** What every performer is given. */
import type { Page } from '@playwright/test';
import type { World } from '../world/World.js';
import type { Deadline } from './deadline.js';

export interface Act {
  world: World;
  /** The tab at hand when the action began. */
  page: Page;
  startUrl: string | undefined;
  signal: AbortSignal | undefined;
  deadline: Deadline;
  /** Nobody has touched the page since the action before has looked at it. */
  isContinued: boolean;
}
