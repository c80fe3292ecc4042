/** A session or plan run is asked for once: where the answer was lost, it is looked for, and never asked for again. */
import { randomUUID } from 'node:crypto';
import { isAnswerLost, isUnknownEndpoint } from '../client/errors.js';
import type { Reason } from '../report/outcome.js';
import type { Underway, RunContext } from './CaseToRun.js';
import type { Wanted } from './journal/CaseJournal.js';
import { LostAnswerError, whyMissing } from './brokenBy.js';
import { mapText } from '../cases/index.js';
import type { SessionCreate } from '../contract/index.js';

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

/** What was asked for, and when: milliseconds since 1970. */
export interface Lost {
  ask: string;
  planId?: string | undefined;
  from: number;
  to: number;
}

type Access = Pick<RunContext, 'client' | 'signal'>;

/** Milliseconds by which the service's clock may differ from ours: older and younger ones aren't looked at. */
const CLOCK_SKEW = 600_000;
/** Of a list, newest first. */
const ITEMS_TO_LOOK_AT = 400;

/**
 * Lists show the beginning of a prompt; the mark stands at its end, so each session of that title and time is read.
 * @throws ServiceCallError
 */
export const lostSession = (
  { title, projectId }: Pick<SessionCreate, 'title' | 'projectId'>,
  lost: Lost,
  { client, signal }: Access,
): Promise<string | undefined> =>
  findAmong(client.listSessions(projectId, { signal }), lost, async (item) => {
    if (item.title !== title) return false;
    const { prompt } = await client.getSession(item.id, { signal });
    return prompt.trimEnd().endsWith(markOf(lost.ask));
  });

/**
 * Of a plan that was stored for this run, and that nobody else knows: its only run that was triggered by a request.
 * @throws ServiceCallError
 */
export const lostPlanRun = (lost: Lost, { client, signal }: Access): Promise<string | undefined> =>
  findAmong(client.listPlanRuns(lost.planId ?? '', { signal }), lost, ({ triggerSource }) =>
    Promise.resolve(triggerSource === 'api'),
  );

async function findAmong<Item extends { id: string; createdAt: string }>(
  items: AsyncIterable<Item>,
  { from, to }: Lost,
  isIt: (item: Item) => Promise<boolean>,
): Promise<string | undefined> {
  let seen = 0;
  for await (const item of items) {
    const created = Date.parse(item.createdAt);
    const isInTime = created >= from - CLOCK_SKEW && created <= to + CLOCK_SKEW;
    if (isInTime && (await isIt(item))) return item.id;
    if (++seen >= ITEMS_TO_LOOK_AT) break;
  }
  return undefined;
}

/**
 * A line at the end of a prompt by which a session is known again as the one that a request asked for: title, prompt and time
 * may be those of somebody else's. A service passes it over, as any text around the steps.
 */
const MARK = /\n> Request [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[ \t]*$/gm;

const markOf = (ask: string): string => `> Request ${ask}`;

export const withMark = (prompt: string, ask: string): string => `${prompt.trimEnd()}\n${markOf(ask)}`;

/** What a person wants to read, wherever in a record it stands. */
export const withoutMarks = <Value>(value: Value): Value => mapText(value, (text) => text.replace(MARK, ''));
