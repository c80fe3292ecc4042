/** The session or plan run that came of a request whose answer was lost. What isn't provably ours is nobody's to take. */
import type { SessionCreate } from '../contract/index.js';
import type { RunContext } from './CaseToRun.js';

/** What was asked for, and when: milliseconds since 1970. */
export interface Lost {
  ask: string;
  /** Of a plan run: its plan. */
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
