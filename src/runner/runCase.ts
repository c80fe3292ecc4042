/** A case becomes an outcome: a session is created, or a plan triggered; it is waited for, and judged with its evidence. */
import { secretMask, type Case, type Position, type Secrets } from '../cases/index.js';
import { OutOfTime, type Clock, type Pace, type ServiceClient, type UploadMemory } from '../client/index.js';
import { startTimeLimit } from '../client/timeLimit.js';
import { isBeforeFirstCase, isQueued, type PlanRun } from '../contract/index.js';
import type { Gates, Outcome, SourceText } from '../report/outcome.js';
import { assembleOutcome, type Mask, type Progress } from './assembleOutcome.js';
import { brokenBy } from './brokenBy.js';
import { collectEvidence, NO_EVIDENCE, type Evidence } from './collectEvidence.js';
import { planEvidence } from './planEvidence.js';
import { runPlan } from './runPlan.js';
import { runSession } from './runSession.js';
import { archiveStoredPlan } from './storePlan.js';
import { judge } from './verdict.js';

export interface CaseToRun {
  case: Case;
  /** POSIX, relative to the folder of the runner's configuration. */
  file: string;
  /** From the repository to that folder, POSIX. @default '' */
  folder?: string | undefined;
  /** The case file's text, for the outcome. */
  source?: SourceText | undefined;
  /** What the reasons of an outcome mean to the run. @default all fail it */
  gates?: Gates | undefined;
  startUrl?: string | undefined;
  model?: string | undefined;
  userDeviceId?: string | undefined;
  /** The absolute path of an app, or the name of an upload that exists. */
  app?: string | undefined;
  /** Of a service whose own refusal of a phone says more than its empty catalogue. */
  hasNoDevices?: boolean | undefined;
  /** The cases that a plan lists, in its order. */
  planned?: readonly CaseOfPlan[] | undefined;
  /** What is odd about the entry itself, for its outcome. */
  remarks?: readonly string[] | undefined;
}

export interface CaseOfPlan {
  case: Case;
  /** Its item of the plan's list. */
  listedAt: Position;
  startUrl?: string | undefined;
}

export interface Surroundings {
  client: ServiceClient;
  projectId: string;
  pace: Pace;
  clock: Clock;
  /** Milliseconds for the session or plan run, from its creation or its turn; `Infinity` for no limit. */
  timeLimit: number;
  /**
   * Milliseconds that it may wait for its turn before its time begins all the same.
   * @default 0
   */
  queueTime?: number | undefined;
  /** Told of each look that finds it waiting for its turn. */
  onQueued?: (() => void) | undefined;
  secrets: Secrets;
  /** The key of the service: shown nowhere, and not a secret that a case could use. */
  apiKey: string;
  /** Knows which apps have been uploaded already. */
  uploads: UploadMemory;
  signal?: AbortSignal | undefined;
  /** Told of a plan run at each look; of a plan that was stored for it, with the ids of its cases in their order. */
  onPlanRun?: ((planRun: PlanRun, caseIds?: readonly string[]) => void) | undefined;
}

export interface CaseRun {
  outcome: Outcome;
  /** Bytes of the pictures by the `file` that the outcome names. */
  pictures: Map<string, Buffer>;
}

/** Milliseconds beyond the time limit: until then the poll ends by itself, and tells why the last look failed. */
const LAST_LOOK = 250;

/** Milliseconds that fetching all evidence may take. */
const EVIDENCE_TIME = 20_000;

/** Never rejects for what the service does: that is the outcome. */
export async function runCase(entry: CaseToRun, around: Surroundings): Promise<CaseRun> {
  const begun = around.clock.now();
  const startedAt = new Date().toISOString();
  const progress = beginning(entry);
  const evidence = await carryOutAndTidy(entry, progress, around);
  const duration = Math.round(around.clock.now() - begun);
  const mask: Mask = secretMask(around.secrets, [around.apiKey]);
  const outcome = assembleOutcome(entry, { progress, evidence, startedAt, duration }, mask);
  return { outcome, pictures: picturesOf(evidence) };
}

const beginning = ({ remarks = [] }: CaseToRun): Progress => ({
  ...{ sessionId: null, session: null, planRunId: null, planRun: null, sent: false },
  remarks: [...remarks],
});

async function carryOutAndTidy(
  entry: CaseToRun,
  progress: Progress,
  around: Surroundings,
): Promise<Evidence> {
  try {
    await carryOut(entry, progress, around);
    return await evidenceOf(progress, around);
  } finally {
    // Not before its cases have told why they failed.
    if (progress.stored) progress.remarks.push(...(await archiveStoredPlan(progress, around)));
  }
}

async function carryOut(entry: CaseToRun, progress: Progress, around: Surroundings): Promise<void> {
  // The poll watches the time by itself; this ends a single request that takes longer than all there is.
  const { signal, isUp, restart, end } = startTimeLimit(around.timeLimit + LAST_LOOK, around.signal);
  const onQueued = () => {
    restart();
    around.onQueued?.();
  };
  const isPlan = entry.case.plan !== undefined;
  try {
    await (isPlan ? runPlan : runSession)(entry, progress, { ...around, signal, onQueued });
  } catch (error) {
    progress.broken = brokenBy(isUp() && !(error instanceof OutOfTime) ? new OutOfTime() : error, {
      kind: isPlan ? 'A plan run' : 'A session',
      running: underWay(progress),
      sent: progress.sent,
      interrupted: around.signal?.aborted ?? false,
      timeLimit: around.timeLimit,
      queued: isWaiting(progress),
    });
  } finally {
    end();
  }
}

function isWaiting({ session, planRun }: Progress): boolean {
  if (planRun) return isBeforeFirstCase(planRun.cases.map(({ status }) => status));
  return session !== null && isQueued(session.status);
}

function underWay({ sessionId, planRunId }: Progress): string | undefined {
  if (planRunId !== null) return `Plan run ${planRunId}`;
  return sessionId === null ? undefined : `Session ${sessionId}`;
}

async function evidenceOf(progress: Progress, around: Surroundings): Promise<Evidence> {
  if (around.signal?.aborted) return NO_EVIDENCE;
  const { signal, end } = startTimeLimit(EVIDENCE_TIME, around.signal);
  try {
    if (progress.planRun) await explainPlanRun(progress, progress.planRun, { ...around, signal });
    return progress.sessionId === null
      ? NO_EVIDENCE
      : await collectEvidence(around.client, progress.sessionId, { signal });
  } finally {
    end();
  }
}

/** The first session that failed, or else did not pass, stands for the run: its evidence is that of the outcome. */
async function explainPlanRun(progress: Progress, planRun: PlanRun, around: Surroundings): Promise<void> {
  const details = await planEvidence(planRun, around);
  progress.details = details;
  const inOrder = planRun.cases.flatMap(({ caseId }) => details.sessions.get(caseId) ?? []);
  progress.session = inOrder.find((session) => judge(session).verdict === 'failed') ?? inOrder[0] ?? null;
  progress.sessionId = progress.session?.id ?? null;
  progress.remarks.push(...details.remarks);
}

function picturesOf({ screenshots }: Evidence): Map<string, Buffer> {
  return new Map(
    screenshots.flatMap(({ file, picture }) => (file && picture ? [[file, picture.bytes]] : [])),
  );
}
