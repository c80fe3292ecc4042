/** Sessions and plan runs that may have come of a request whose answer was lost: what the lists of the service say. */
import type { SessionCreate } from '../contract/index.js';
import type { Surroundings } from './CaseToRun.js';

/** When it was asked for: milliseconds since 1970. */
export interface Window {
  from: number;
  to: number;
}

type Access = Pick<Surroundings, 'client' | 'signal'>;

/** Milliseconds by which the service's clock may differ from ours. */
const CLOCK_SKEW = 30_000;
/** Of a list, newest first. */
const ITEMS_TO_LOOK_AT = 400;
/** "Truncated to 200 characters"; that may be with a sign of it. */
const PROMPT_TOLD = 190;

/** Their ids, oldest first. @throws ServiceCallError */
export function lostSessions(
  { title, prompt, projectId }: Pick<SessionCreate, 'title' | 'prompt' | 'projectId'>,
  window: Window,
  { client, signal }: Access,
): Promise<string[]> {
  const start = prompt.slice(0, PROMPT_TOLD);
  return idsOf(
    client.listSessions(projectId, { signal }),
    (item) =>
      item.title === title && (item.prompt === '' || item.prompt.startsWith(start)) && isIn(item, window),
  );
}

/** The same for runs of a plan, which say no more than who has triggered them. */
export function lostPlanRuns(planId: string, window: Window, { client, signal }: Access): Promise<string[]> {
  return idsOf(
    client.listPlanRuns(planId, { signal }),
    (item) => item.triggerSource === 'api' && isIn(item, window),
  );
}

const isIn = ({ createdAt }: { createdAt: string }, { from, to }: Window): boolean =>
  Date.parse(createdAt) >= from - CLOCK_SKEW && Date.parse(createdAt) <= to + CLOCK_SKEW;

async function idsOf<Item extends { id: string }>(
  items: AsyncIterable<Item>,
  fits: (item: Item) => boolean,
): Promise<string[]> {
  const ids: string[] = [];
  let seen = 0;
  for await (const item of items) {
    if (fits(item)) ids.unshift(item.id);
    if (++seen >= ITEMS_TO_LOOK_AT) break;
  }
  return ids;
}
