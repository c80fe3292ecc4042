/** What the running of a case takes and gives. */
import type { Case, PlannedCase, Secrets } from '../cases/index.js';
import type { PollSettings, ServiceClient, UploadMemory } from '../client/index.js';
import type { PlanRun, Session } from '../contract/index.js';
import type { Gates, Outcome, SourceText } from '../report/outcome.js';
import type { Broken } from './brokenBy.js';
import type { CaseJournal } from './journal/CaseJournal.js';
import type { PlanDetails } from './plans/judgePlanRun.js';
import type { StoredPlan } from './plans/storePlan.js';

export interface CaseToRun {
  case: Case;
  /** POSIX, relative to the folder of the runner's configuration. */
  file: string;
  /** From the repository to that folder, POSIX. @default '' */
  folder?: string | undefined;
  source?: SourceText | undefined;
  /** What the reasons of an outcome mean to the run. @default all fail it */
  gates?: Gates | undefined;
  startUrl?: string | undefined;
  model?: string | undefined;
  /** The folder that `file` is relative to, where what models made of its steps is to be written; absent: it isn't. */
  recordIn?: string | undefined;
  userDeviceId?: string | undefined;
  /** The absolute path of an app, or the name of an upload that exists. */
  app?: string | undefined;
  /** Of a service whose own error for a phone says more than its empty catalogue. */
  hasNoDevices?: boolean | undefined;
  /** On phones of the user's own an app that is no file is one that is on them, by its identifier. */
  onOwnPhones?: boolean | undefined;
  /** The cases that a plan lists, in its order. */
  planned?: readonly CaseOfPlan[] | undefined;
  /** What is odd about the entry itself, for its outcome. */
  remarks?: readonly string[] | undefined;
}

export interface CaseOfPlan extends Omit<PlannedCase, 'file'> {
  startUrl?: string | undefined;
}

/** The time limit is that of the session or plan run, from its creation or its turn. */
export interface RunContext extends Omit<PollSettings, 'onRemark'> {
  client: ServiceClient;
  projectId: string;
  /** Called with the session or plan run, as soon as its id is known. */
  onCreated?: ((created: Created) => void) | undefined;
  secrets: Secrets;
  /** The key of the service: shown nowhere, and not a secret that a case could use. */
  apiKey: string;
  uploads: UploadMemory;
  /** Of a hosted service: the local one and its sessions end with their process. */
  journal?: CaseJournal | undefined;
  /** Called with a plan run at each look; of a plan that was stored for it, with the ids of its cases in their order. */
  onPlanRun?: ((planRun: PlanRun, caseIds?: readonly string[]) => void) | undefined;
}

/** What a case is carried out with. */
export interface Underway extends RunContext {
  /** Aborted when its time is up, too. */
  signal: AbortSignal;
  onRemark: (remark: string) => void;
}

export type Created = { sessionId: string } | { planRunId: string };

export interface CaseRun {
  outcome: Outcome;
  /** Bytes of the pictures by the `file` that the outcome names. */
  pictures: Map<string, Buffer>;
}

/** What is known of a case that is carried out. Plain data until it is concluded: it may go from process to process. */
export interface Progress {
  sessionId: string | null;
  session: Session | null;
  planRunId: string | null;
  planRun: PlanRun | null;
  /** Whether the request that creates the session or plan run has been sent. */
  sent: boolean;
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

export const noProgress = (remarks: readonly string[] = []): Progress => ({
  ...{ sessionId: null, session: null, planRunId: null, planRun: null, sent: false },
  ...{ remarks: [...remarks], startedAt: new Date().toISOString(), took: 0 },
});
