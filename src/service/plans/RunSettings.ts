/** What a run of a plan is of, and what it is given to be carried out. */
import type { Secrets } from '../../cases/index.js';
import type { CaseDetail, PlanTrigger, Session, SessionCreate } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { LastRun } from '../projects/Projects.js';
import type { StoredPlan } from './Plans.js';
import type { StoredPlanRun } from './StoredPlanRun.js';

/** As they were when the run was triggered. */
export interface Triggered {
  plan: StoredPlan;
  cases: readonly CaseDetail[];
  trigger: PlanTrigger;
}

export interface RunSettings extends Triggered {
  sessions: SessionStarter;
  /** Of a user device. @default all are desktops */
  isPhone?: ((userDeviceId: string) => Promise<boolean>) | undefined;
  now: () => Date;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  save: (run: StoredPlanRun) => Promise<unknown>;
  noteRun: (caseId: string, lastRun: LastRun) => Promise<void>;
  onFault: (error: unknown) => void;
}

export interface SessionStarter {
  /** Where there is one of its id already, that one. @throws ApiError (404 device or project, 409 device offline, 422 model, 429 queue full) */
  create(request: SessionCreate, about?: SessionOrigin): Promise<Session>;
  /** As it is now. @throws ApiError 404 */
  get(sessionId: string): Promise<{ readonly shown: Session }>;
  /** Resolves with the stored record once the session has ended. */
  ended(sessionId: string): Promise<Session>;
  /** @throws ApiError 409 for one that has ended already */
  terminate(sessionId: string, why: string): Promise<Session>;
}

/** Undefined where there is none: it may not be there yet, or be gone with its device. */
export async function sessionOf(
  id: string | undefined,
  sessions: Pick<SessionStarter, 'get'>,
): Promise<Session | undefined> {
  try {
    return id === undefined ? undefined : (await sessions.get(id)).shown;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

export interface SessionOrigin {
  /** @default a random one */
  id?: string | undefined;
  caseId?: string | undefined;
  /** The prompt has them in the open, for the agent; nowhere else are they shown or kept. */
  secrets?: Secrets | undefined;
}

/** Why a stored case can't be run as it stands. Its message is for the user. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
