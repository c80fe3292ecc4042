import type { PlanRun, Session } from '../contract/index.js';
import type { Broken } from './brokenBy.js';
import type { PlanDetails } from './plans/planEvidence.js';
import type { StoredPlan } from './plans/storePlan.js';

/** What is known of a case that is carried out. Plain data until it is concluded: it may go from process to process. */
export interface Progress {
  sessionId: string | null;
  session: Session | null;
  planRunId: string | null;
  planRun: PlanRun | null;
  /** Whether the request that creates the session or plan run has been sent. */
  sent: boolean;
  /** A plan that was stored for this run. */
  stored?: StoredPlan | undefined;
  /** Of cases of a plan run that did not pass; found out when it is concluded. */
  details?: PlanDetails | undefined;
  /** Set where something other than the end of the session or plan run decides. */
  broken?: Broken | undefined;
  remarks: string[];
  /** ISO 8601. */
  startedAt: string;
  /** Milliseconds that it was carried out. */
  took: number;
}
