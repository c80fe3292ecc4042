/** What carries out an action is given of its case; and what actions are, and what comes of one. */
import type { Page } from '@playwright/test';
import type { Deadline } from '../screen/deadline.js';
import type { World } from './world/World.js';

export * from '../meaning/meaning.js';
export type { Performed } from '../meaning/Performed.js';

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
