/** What went wrong on the way to a judgement, in the words of outcomes. */
import {
  DeviceNotFoundError,
  InvalidRequestError,
  OutOfTime,
  PreparationError,
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  isUnknownEndpoint,
} from '../client/index.js';
import type { Reason } from '../report/outcome.js';
import { TimeIsUp } from '../client/timeLimit.js';

export interface Broken {
  reason: Reason;
  message: string;
  /** What may still go on at the service, as one more sentence; empty where nothing does. */
  underWay: string;
}

interface Circumstances {
  /** Of what was under way, such as "Session 0b54…"; undefined where nothing was created as far as is known. */
  running: string | undefined;
  /** What a request that was under way may have created: "A session". */
  kind: string;
  sent: boolean;
  interrupted: boolean;
  /** Whether it was waiting for its turn when it was last seen. */
  queued?: boolean;
  /** Milliseconds. */
  timeLimit: number;
}

/** The answer was lost, and what it may have been about was not found. */
export class LostAnswerError extends Error {
  override readonly name = 'LostAnswerError';

  /** @param underWay what may be running, and how to look for it @param reason undefined where the cause says it */
  constructor(
    cause: Error,
    readonly underWay: string,
    readonly reason: Reason | undefined,
  ) {
    super(cause.message, { cause });
  }
}

/** @throws the error itself where it is none that a service or the user's files can cause */
export function brokenBy(error: unknown, circumstances: Circumstances): Broken {
  const { running, kind, sent, interrupted } = circumstances;
  const stillRunning = running === undefined ? '' : `${running} may still be running.`;
  const underWay = stillRunning || (sent ? `${kind} may be running.` : '');
  if (interrupted) return interruptedWith(underWay);
  if (error instanceof OutOfTime) {
    return { reason: 'out of time', message: outOfTimeMessage(error, circumstances), underWay };
  }
  if (error instanceof LostAnswerError) {
    return {
      reason: error.reason ?? reasonOf(error.cause) ?? 'unexpected answer',
      message: error.message,
      underWay: error.underWay,
    };
  }
  const reason = reasonOf(error);
  if (!reason || !(error instanceof Error)) throw error;
  return { reason, message: error.message + adviceOn(error), underWay: stillRunning };
}

export const interruptedWith = (underWay: string): Broken => ({
  reason: 'interrupted',
  message: 'The run was interrupted.',
  underWay,
});

function outOfTimeMessage(error: OutOfTime, circumstances: Circumstances): string {
  const { kind, running, sent, timeLimit, queued = false } = circumstances;
  const what = kind.replace(/^A /, 'The ');
  if (queued) return `${what} was still queued when its time was up.${lastLook(error)}`;
  const time = timeText(timeLimit);
  if (running !== undefined || sent) return `${what} did not end within ${time}.${lastLook(error)}`;
  const fact = error.what === undefined ? `${what} could not be started` : `${error.what} did not end`;
  return `${fact} within ${time}.${lastLook(error)}`;
}

/** Time may have run out while the service could not be reached. */
const lastLook = ({ cause }: OutOfTime): string =>
  cause instanceof Error ? ` The last look failed: ${cause.message}` : '';

function timeText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${Number((milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0))} s`;
}

/** For a declared plan on a service that can only run those that it has. */
function adviceOn(error: Error): string {
  const isStoring = isUnknownEndpoint(error) && ['createCase', 'createPlan'].includes(error.endpoint ?? '');
  return isStoring
    ? " Where the service can't store plans this way, please write the id of a plan that it has, as `plan: <uuid>`," +
        ' in place of `cases`; where only its path is another one, please set `service.endpoints`.'
    : '';
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof DeviceNotFoundError) return 'device not found';
  if (error instanceof PreparationError) return 'app upload failed';
  // What the contract forbids is not even sent: the service would refuse it.
  if (error instanceof ServiceError || error instanceof InvalidRequestError) return 'service refused';
  if (error instanceof ServiceUnreachableError) return 'service unreachable';
  return error instanceof UnexpectedAnswerError ? 'unexpected answer' : undefined;
}

/** Why a piece of evidence can't be had. A service that doesn't know an assumed path has said so in a few words. */
export function whyMissing(error: unknown): string {
  if (isUnknownEndpoint(error)) {
    const { method, path, status } = error;
    return `the service answered ${method} ${path} with ${status}; its path is an assumption (see \`service.endpoints\`).`;
  }
  if (error instanceof TimeIsUp) return `it did not come in time.${lastFailure(error)}`;
  return error instanceof Error ? error.message : String(error);
}

const lastFailure = ({ cause }: Error): string => (cause instanceof Error ? ` ${cause.message}` : '');
