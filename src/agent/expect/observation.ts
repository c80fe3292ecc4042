/** What a look at the page for an expectation gives. */
import type { PageState } from './pageState.js';

/** What one look at the page gave. */
export interface Observation {
  holds: boolean;
  /** As in "but observed: …"; worked out only when it is told. */
  observed: string | (() => string);
  note?: string | undefined;
  locator?: string;
  /** Something on the page was seen, so that it can't be blank. */
  seen?: boolean;
  /** What was learnt of the page meanwhile. */
  page?: PageState;
}

/** One look; it gives an error's explanation where not even the thing to look at is there. */
export type Observe = () => Promise<Observation | { missed: () => Promise<Error> }>;
