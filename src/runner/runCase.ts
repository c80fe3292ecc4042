/** A case becomes an outcome: a session is created, waited for, and what there is of it is fetched and judged. */
import type { Case } from '../cases/index.js';
import {
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  type Clock,
  type ServiceClient,
} from '../client/index.js';
import type { SessionCreate } from '../contract/index.js';
import type { Outcome } from '../report/outcome.js';
import { assembleOutcome, type Mask, type Progress } from './assembleOutcome.js';
import { collectEvidence, type Evidence } from './collectEvidence.js';
import { OutOfTime, pollSession, type Pace } from './pollSession.js';
import { maskSecrets, revealSecrets, type Secrets } from './secrets.js';

export interface CaseToRun {
  case: Case;
  /** POSIX, relative to the folder of the runner's configuration. */
  file: string;
  startUrl?: string | undefined;
  model?: string | undefined;
  userDeviceId?: string | undefined;
}

export interface Surroundings {
  client: ServiceClient;
  projectId: string;
  pace: Pace;
  clock: Clock;
  /** Milliseconds for the session, from its creation; `Infinity` for no limit. */
  timeLimit: number;
  secrets: Secrets;
  /** The key of the service: shown nowhere, and not a secret that a case could use. */
  apiKey: string;
  signal?: AbortSignal | undefined;
}

export interface CaseRun {
  outcome: Outcome;
  /** Bytes of the pictures by the `file` that the outcome names. */
  pictures: Map<string, Buffer>;
}

/** Node's timers hold no more milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Milliseconds that fetching all evidence may take. */
const EVIDENCE_TIME = 20_000;
const NO_EVIDENCE: Evidence = { messages: [], timeline: null, screenshots: [], remarks: [] };

/** Never rejects for what the service does: that is the outcome. */
export async function runCase(entry: CaseToRun, around: Surroundings): Promise<CaseRun> {
  const begun = around.clock.now();
  const startedAt = new Date().toISOString();
  const progress = await runSession(entry, around);
  const evidence = progress.sessionId === null ? NO_EVIDENCE : await evidenceOf(progress.sessionId, around);
  const duration = Math.round(around.clock.now() - begun);
  const mask: Mask = (text) => maskSecrets(text, around.secrets, [around.apiKey]);
  const outcome = assembleOutcome(entry, { progress, evidence, startedAt, duration }, mask);
  return { outcome, pictures: picturesOf(evidence) };
}

async function runSession(entry: CaseToRun, around: Surroundings): Promise<Progress> {
  const { client } = around;
  const progress: Progress = { sessionId: null, session: null, remarks: [] };
  // The poll watches the time by itself; this ends a single request that takes longer than all there is.
  const timeIsUp = AbortSignal.timeout(Math.ceil(Math.min(around.timeLimit, LONGEST_TIMER)));
  const signal = around.signal ? AbortSignal.any([around.signal, timeIsUp]) : timeIsUp;
  try {
    const sessionId = await client.createSession(sessionRequest(entry, around), { signal });
    progress.sessionId = sessionId;
    const look = async () => (progress.session = await client.getSession(sessionId, { signal }));
    await pollSession(look, {
      ...around,
      signal,
      onRemark: (remark) => progress.remarks.push(remark),
    });
  } catch (error) {
    const cause = timeIsUp.aborted ? new OutOfTime() : error;
    progress.broken = brokenBy(cause, progress.sessionId, around);
  }
  return progress;
}

/** The body of the request; the only place where secrets stand in the open. */
export function sessionRequest(
  entry: CaseToRun,
  around: Pick<Surroundings, 'projectId' | 'secrets'>,
): SessionCreate {
  const { case: one, startUrl, model, userDeviceId } = entry;
  const { platform } = one.options;
  // The contract has no field for it, so it is said in the prompt's first line.
  const start = startUrl === undefined ? '' : `Start at ${startUrl}\n\n`;
  return {
    title: maskSecrets(caseName(one), around.secrets),
    prompt: revealSecrets(start + one.prompt, around.secrets),
    projectId: around.projectId,
    ...(platform !== undefined && { platform }),
    ...(model !== undefined && { model }),
    ...(userDeviceId !== undefined && { userDeviceId }),
  };
}

export const caseName = ({ suites, title }: Pick<Case, 'suites' | 'title'>): string =>
  [...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');

function brokenBy(error: unknown, sessionId: string | null, around: Surroundings): Progress['broken'] {
  const running = sessionId === null ? '' : ` Session ${sessionId} may still be running.`;
  if (around.signal?.aborted) return { reason: 'interrupted', message: `The run was interrupted.${running}` };
  if (error instanceof OutOfTime) {
    const limit = `${(around.timeLimit / 1000).toFixed(0)} s`;
    const maybe = sessionId === null ? ' A session may be running.' : running;
    return { reason: 'out of time', message: `The session did not end within ${limit}.${maybe}` };
  }
  if (error instanceof ServiceError) return { reason: 'service refused', message: error.message };
  if (error instanceof ServiceUnreachableError) {
    const maybe = error.method === 'POST' && error.mayHaveArrived ? ' A session may be running.' : running;
    return { reason: 'service unreachable', message: error.message + maybe };
  }
  if (error instanceof UnexpectedAnswerError) {
    return { reason: 'unexpected answer', message: error.message + running };
  }
  throw error;
}

function picturesOf({ screenshots }: Evidence): Map<string, Buffer> {
  return new Map(
    screenshots.flatMap(({ file, picture }) => (file && picture ? [[file, picture.bytes]] : [])),
  );
}

async function evidenceOf(sessionId: string, { client, signal }: Surroundings): Promise<Evidence> {
  if (signal?.aborted) return NO_EVIDENCE;
  const enough = AbortSignal.timeout(EVIDENCE_TIME);
  return collectEvidence(client, sessionId, { signal: signal ? AbortSignal.any([signal, enough]) : enough });
}
