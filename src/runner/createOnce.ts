/** A session or plan run is asked for once: where the answer was lost, it is looked for, and never asked for again. */
import { randomUUID } from 'node:crypto';
import {
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  isUnknownEndpoint,
} from '../client/index.js';
import type { Reason } from '../report/outcome.js';
import type { Underway } from './CaseToRun.js';
import type { Wanted } from './journal/CaseJournal.js';
import type { Lost } from './lostSession.js';
import { LostAnswerError, whyMissing } from './brokenBy.js';

/** A session or plan run that is asked for. */
export interface Sought {
  wanted: Wanted;
  /**
   * Gives the id of what came of a request whose answer was lost, or undefined where there is none; or why it can't be
   * distinguished from what others have asked for.
   */
  find: ((lost: Lost) => Promise<string | undefined>) | { notKnownBecause: string };
  /** Where a person finds it, as the end of a sentence. */
  whereabouts: string;
}

interface Creation extends Sought {
  /**
   * Gives its id.
   * @param ask made up for this request; what it carries of it is what it is known by later
   */
  create: (ask: string) => Promise<string>;
}

type Around = Pick<Underway, 'clock' | 'journal' | 'signal' | 'onRemark'>;

/** Milliseconds before each look: the service may have read the request only after we gave it up. */
const BEFORE_LOOKS = [0, 1_000, 2_000, 4_000];

/** Gives the id, which is in the journal by then. @throws LostAnswerError, ServiceCallError, or the signal's reason */
export async function createOnce(creation: Creation, around: Around): Promise<string> {
  const { wanted } = creation;
  const ask = randomUUID();
  await around.journal?.asked(wanted, ask);
  const from = Date.now();
  try {
    const id = await creation.create(ask);
    await around.journal?.created(id, wanted);
    return id;
  } catch (error) {
    // One that was aborted may have arrived, too.
    if (around.signal.aborted) throw error;
    if (!isAnswerLost(error)) {
      await around.journal?.notCreated();
      throw error;
    }
    return await takeLost(creation, { ask, planId: wanted.planId, from, to: Date.now(), error }, around);
  }
}

async function takeLost(creation: Creation, loss: Lost & { error: Error }, around: Around): Promise<string> {
  const { wanted } = creation;
  const looked = await lookForLost(creation, loss, around);
  if ('why' in looked) throw lostAnswer(creation, loss.error, { from: loss.from, why: looked.why });
  await around.journal?.created(looked.id, wanted);
  around.onRemark(
    `The answer to the request for the ${wanted.kind} was lost; ${looked.id} was found in its place.`,
  );
  return looked.id;
}

/** Says what may be paid for without being of use to anybody, and how a person finds it. */
export function lostAnswer(
  { wanted: { kind }, whereabouts }: Sought,
  cause: Error,
  { from, why, reason }: { from: number; why: string; reason?: Reason },
): LostAnswerError {
  const since = new Date(from).toISOString();
  const underWay = `A ${kind} may be running on the service: please look for ${whereabouts}, created at ${since} or later. ${why}`;
  return new LostAnswerError(cause, underWay, reason);
}

export async function lookForLost(
  { find }: Pick<Sought, 'find'>,
  lost: Lost,
  { clock, signal }: Pick<Around, 'clock' | 'signal'>,
): Promise<{ id: string } | { why: string }> {
  if (typeof find !== 'function') return { why: find.notKnownBecause };
  let why = '';
  for (const wait of BEFORE_LOOKS) {
    await clock.sleep(wait, signal);
    try {
      const id = await find(lost);
      if (id !== undefined) return { id };
      why = `It was looked for ${BEFORE_LOOKS.length} times, and not found.`;
    } catch (error) {
      if (signal.aborted) throw error;
      why = `It could not be looked for: ${whyMissing(error)}`;
      if (isUnknownEndpoint(error)) break;
    }
  }
  return { why };
}

/** From 500 on it may be a gateway that lost the answer; below, it is the service itself that says no. */
function isAnswerLost(error: unknown): error is Error {
  if (error instanceof ServiceUnreachableError) return error.mayHaveArrived;
  if (error instanceof ServiceError) return error.status >= 500 && error.status !== NOT_IMPLEMENTED;
  return error instanceof UnexpectedAnswerError;
}

const NOT_IMPLEMENTED = 501;
