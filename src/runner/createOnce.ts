/** A session or plan run is asked for once: where the answer was lost, it is looked for, and never asked for again. */
import { randomUUID } from 'node:crypto';
import { isAnswerLost, isUnknownEndpoint } from '../client/errors.js';
import type { Reason } from '../report/outcome.js';
import type { Underway, RunContext } from './CaseToRun.js';
import type { Wanted } from './journal/CaseJournal.js';
import { LostAnswerError, whyMissing } from './brokenBy.js';
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
export async function lostSession(
  { title, projectId }: Pick<SessionCreate, 'title' | 'projectId'>,
  lost: Lost,
  { client, signal }: Access,
): Promise<string | undefined> {
  for await (const item of first(ITEMS_TO_LOOK_AT, client.listSessions(projectId, { signal }))) {
    if (item.title !== title || !isIn(item, lost)) continue;
    const { prompt } = await client.getSession(item.id, { signal });
    if (hasMark(prompt, lost.ask)) return item.id;
  }
  return undefined;
}

/**
 * Of a plan that was stored for this run, and that nobody else knows: its only run that was triggered by a request.
 * @throws ServiceCallError
 */
export async function lostPlanRun(lost: Lost, { client, signal }: Access): Promise<string | undefined> {
  const { planId = '' } = lost;
  for await (const item of first(ITEMS_TO_LOOK_AT, client.listPlanRuns(planId, { signal }))) {
    if (item.triggerSource === 'api' && isIn(item, lost)) return item.id;
  }
  return undefined;
}

const isIn = ({ createdAt }: { createdAt: string }, { from, to }: Lost): boolean =>
  Date.parse(createdAt) >= from - CLOCK_SKEW && Date.parse(createdAt) <= to + CLOCK_SKEW;

async function* first<Item>(count: number, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let seen = 0;
  for await (const item of items) {
    yield item;
    if (++seen >= count) return;
  }
}

/**
 * A line at the end of a prompt by which a session is known again as the one that a request asked for: title, prompt and time
 * may be those of somebody else's. A service passes it over, as any text around the steps.
 */
const MARK = /\n> Request [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[ \t]*$/gm;

export const withMark = (prompt: string, ask: string): string => `${prompt.trimEnd()}\n> Request ${ask}`;

const hasMark = (prompt: string, ask: string): boolean => prompt.trimEnd().endsWith(`> Request ${ask}`);

/** What a person wants to read, wherever in a record it stands. */
export function withoutMarks<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(MARK, '') as Value;
  if (Array.isArray(value)) return value.map(withoutMarks) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutMarks(part)])) as Value;
}
