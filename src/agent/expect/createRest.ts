/**
 * Whether a page is at rest: nothing that it shows has changed for a while, nothing is marked as busy, and no request
 * is under way. A page that never rests is given up on, which is told.
 */
import type { Act } from '../act/act.js';
import { steadyTime } from '../find/findOne.js';
import type { PageState } from './pageState.js';

/** Milliseconds. What a page shows may go on changing for good. */
const PATIENCE = 3_000;
const MOMENT = 100;

export type Rest = 'not yet' | { note?: string };

export interface RestWatch {
  /** The expectation holds: how the page is. */
  look: (page: PageState) => Rest;
  /** It doesn't hold, so all begins anew. */
  reset: () => void;
}

export function createRest(need: 'rest' | 'moment', act: Act): RestWatch {
  const enough = need === 'rest' ? steadyTime(act) : Math.min(MOMENT, steadyTime(act));
  const findRequest = need === 'rest' ? watchRequests(act) : () => undefined;
  let held: { since: number; calmSince: number; text: string } | undefined;
  return {
    reset: () => (held = undefined),
    look: (page) => {
      const now = performance.now();
      held ??= { since: now, calmSince: now, text: page.text };
      const request = findRequest();
      const restless = request ?? whatStirs(page, held.text, need);
      if (restless !== undefined) held = { ...held, calmSince: now, text: page.text };
      if (now - held.calmSince >= enough) return {};
      const isPatient = request === undefined && now - held.since >= PATIENCE;
      const isGivenUp = isPatient || act.deadline.isOver();
      if (!isGivenUp || restless === undefined || now - held.since < enough) return 'not yet';
      if (request !== undefined) act.scene.traffic.giveUp(act.page);
      return { note: `The page did not come to rest: ${restless}.` };
    },
  };
}

/**
 * What the last deed asked for is waited for as long as the step has time. What is older than a step may take, or asked
 * again and again, is a page that waits for news.
 */
function watchRequests({ page, scene, deadline }: Act): () => string | undefined {
  const time = Math.max(PATIENCE, deadline.rest());
  return () => {
    const sinceDeed = performance.now() - scene.deeds.lastBegan;
    const [first] = scene.traffic
      .underWay(page)
      .filter(({ age, lasting }) => !lasting && (age < time || age <= sinceDeed));
    return first && `${first.request} was still under way`;
  };
}

function whatStirs({ busy, text }: PageState, before: string, need: 'rest' | 'moment'): string | undefined {
  if (need === 'rest' && busy) return 'a part of it was marked as busy';
  return text === before ? undefined : 'what it shows kept changing';
}
