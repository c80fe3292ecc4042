/**
 * Whether a page is at rest: nothing that it shows has changed for a while, nothing is marked as busy, and no request
 * is under way. A page that never rests is given up on, which is reported.
 */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Deadline } from '../screen/deadline.js';
import { shownIn } from './shown.js';
import { joined } from './text/matchText.js';
import { descendantsOf } from './walk.js';

/** Milliseconds. What a page shows may go on changing for good. */
const PATIENCE = 3_000;
const MOMENT = 100;
const STEADY_FOR = 300;

/** How long something must stay as it is to be taken for that. */
export const steadyTime = (deadline: Deadline): number => Math.min(STEADY_FOR, deadline.rest() / 3);

/** What the last action has asked for, as far as the driver knows. */
export interface Requests {
  /** The first that is still waited for. */
  underWay: () => string | undefined;
  /** Nobody waits for them any longer. */
  giveUp: () => void;
}

export class Rest {
  readonly #enough: number;
  #held: { since: number; calmSince: number; text: string } | undefined;

  constructor(
    private readonly need: 'rest' | 'moment',
    private readonly deadline: Deadline,
    private readonly requests?: Requests,
  ) {
    const steady = steadyTime(deadline);
    this.#enough = need === 'rest' ? steady : Math.min(MOMENT, steady);
  }

  /** The expectation doesn't hold, so all begins anew. */
  reset(): void {
    this.#held = undefined;
  }

  /**
   * The expectation holds: whether that is to be believed.
   * @param scope what was looked at
   */
  look(screen: Screen, scope: ScreenNode = screen.root): 'not yet' | { note?: string } {
    const now = performance.now();
    const text = joined(shownIn(scope).pieces, ['text', 'value', 'name']);
    this.#held ??= { since: now, calmSince: now, text };
    const request = this.need === 'rest' ? this.requests?.underWay() : undefined;
    const restless = request === undefined ? this.#stir(scope, text) : `${request} was still under way`;
    if (restless !== undefined) this.#held = { ...this.#held, calmSince: now, text };
    if (now - this.#held.calmSince >= this.#enough) return {};
    if (restless === undefined || !this.#isGivenUp(now - this.#held.since, request !== undefined))
      return 'not yet';
    if (request !== undefined) this.requests?.giveUp();
    return { note: `The page did not come to rest: ${restless}.` };
  }

  #isGivenUp(heldFor: number, isAsking: boolean): boolean {
    if (heldFor < this.#enough) return false;
    return this.deadline.isOver() || (!isAsking && heldFor >= PATIENCE);
  }

  #stir(scope: ScreenNode, text: string): string | undefined {
    const isBusy = ({ states }: ScreenNode) => states.busy === true;
    if (this.need === 'rest' && [scope, ...descendantsOf(scope)].some(isBusy))
      return 'a part of it was marked as busy';
    return text === this.#held?.text ? undefined : 'what it shows kept changing';
  }
}
