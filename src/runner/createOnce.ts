/** A session or plan run is asked for once: where the answer was lost, it is looked for, and never asked for again. */
import {
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  isUnknownEndpoint,
} from '../client/index.js';
import type { Surroundings } from './CaseToRun.js';
import type { Wanted } from './journal/CaseJournal.js';
import type { Window } from './lostSession.js';
import { whyMissing } from './whyMissing.js';

export interface Creation {
  wanted: Wanted;
  /** Gives its id. */
  create: () => Promise<string>;
  /** Ids of what may have come of it, oldest first. */
  find: (window: Window) => Promise<string[]>;
  /** Where a person finds it, as the end of a sentence. */
  whereabouts: string;
}

type Around = Pick<Surroundings, 'clock' | 'journal' | 'signal'> & { onRemark: (remark: string) => void };

/** The answer was lost, and what it may have been about was not found. */
export class LostAnswerError extends Error {
  override readonly name = 'LostAnswerError';
  /** What may be running, and how to look for it. */
  readonly underWay: string;

  constructor(cause: Error, underWay: string) {
    super(cause.message, { cause });
    this.underWay = underWay;
  }
}

/** Milliseconds before each look: the service may have read the request only after we gave it up. */
const BEFORE_LOOKS = [0, 1_000, 2_000, 4_000];

/** Gives the id, which is in the journal by then. @throws LostAnswerError, ServiceCallError, or the signal's reason */
export async function createOnce(creation: Creation, around: Around): Promise<string> {
  const { wanted } = creation;
  await around.journal?.asked(wanted);
  const from = Date.now();
  try {
    const id = await creation.create();
    await around.journal?.created(id, wanted);
    return id;
  } catch (error) {
    // One that was aborted may have arrived, too.
    if (around.signal?.aborted) throw error;
    if (!isAnswerLost(error)) {
      await around.journal?.notCreated();
      throw error;
    }
    return await takeLost(creation, { from, to: Date.now(), error }, around);
  }
}

interface Loss extends Window {
  error: Error;
}

async function takeLost(creation: Creation, loss: Loss, around: Around): Promise<string> {
  const { wanted, whereabouts } = creation;
  const looked = await lookForLost(creation, loss, around);
  if ('id' in looked) {
    around.onRemark(
      `The answer to the request for the ${wanted.kind} was lost; ${looked.id} was found in its place.`,
    );
    return looked.id;
  }
  const since = new Date(loss.from).toISOString();
  throw new LostAnswerError(
    loss.error,
    `A ${wanted.kind} may be running on the service: please look for ${whereabouts}, created at ${since} or later. ${looked.why}`,
  );
}

/**
 * Made this entry's own if it is found.
 * @param window when it was asked for
 */
export async function lookForLost(
  { find, wanted }: Pick<Creation, 'find' | 'wanted'>,
  window: Window,
  { clock, journal, signal }: Omit<Around, 'onRemark'>,
): Promise<{ id: string } | { why: string }> {
  let why = '';
  for (const wait of BEFORE_LOOKS) {
    await clock.sleep(wait, signal);
    try {
      const id = await firstFree(await find(window), wanted, journal);
      if (id !== undefined) return { id };
      why = `It was looked for ${BEFORE_LOOKS.length} times, and not found.`;
    } catch (error) {
      if (signal?.aborted) throw error;
      why = `It could not be looked for: ${whyMissing(error)}`;
      if (isUnknownEndpoint(error)) break;
    }
  }
  return { why };
}

async function firstFree(
  ids: readonly string[],
  wanted: Wanted,
  journal: Around['journal'],
): Promise<string | undefined> {
  // Without a journal nothing tells ours from those of others.
  if (!journal?.works && ids.length > 1) return undefined;
  if (!journal) return ids[0];
  for (const id of ids) {
    if (!(await journal.isTaken(id)) && (await journal.claim(id, wanted))) return id;
  }
  return undefined;
}

/** From 500 on it may be a gateway that lost the answer; below, it is the service itself that says no. */
function isAnswerLost(error: unknown): error is Error {
  if (error instanceof ServiceUnreachableError) return error.mayHaveArrived;
  if (error instanceof ServiceError) return error.status >= 500 && error.status !== NOT_IMPLEMENTED;
  return error instanceof UnexpectedAnswerError;
}

const NOT_IMPLEMENTED = 501;
