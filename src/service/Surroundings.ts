/** What all resources of one service share. */
import type { Sealer } from './Sealer.js';
import type { Store } from './store/Store.js';

export interface Surroundings {
  store: Store;
  sealer: Sealer;
  /** The time; handed in, so that tests can let days pass. */
  now: () => Date;
}
