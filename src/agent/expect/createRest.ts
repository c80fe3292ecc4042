/**
 * Whether a page is at rest: nothing that it shows has changed for a while, nothing is marked as busy, and no request
 * is under way. A page that never rests is given up on, which is told.
 */
import type { Act } from '../act/act.js';
import { steadyTime } from '../find/findOne.js';
import type { PageState } from './pageState.js';

/** Milliseconds. A request that takes longer may be one that stays open for good. */
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
  let held: { since: number; calmSince: number; text: string } | undefined;
  return {
    reset: () => (held = undefined),
    look: (page) => {
      const now = performance.now();
      held ??= { since: now, calmSince: now, text: page.text };
      const restless = need === 'rest' ? whatStirs(page, held.text, act) : whatChanged(page, held.text);
      if (restless !== undefined) held = { ...held, calmSince: now, text: page.text };
      if (now - held.calmSince >= enough) return {};
      const isGivenUp = now - held.since >= PATIENCE || act.deadline.isOver();
      if (!isGivenUp || restless === undefined || now - held.since < enough) return 'not yet';
      return { note: `The page did not come to rest: ${restless}.` };
    },
  };
}

function whatStirs(page: PageState, before: string, act: Act): string | undefined {
  const [request] = act.scene.traffic.underWay(act.page).filter(({ age }) => age < PATIENCE);
  if (request) return `${request.request} was still under way`;
  return page.busy ? 'a part of it was marked as busy' : whatChanged(page, before);
}

const whatChanged = ({ text }: PageState, before: string): string | undefined =>
  text === before ? undefined : 'what it shows kept changing';
