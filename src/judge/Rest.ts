/**
 * Whether a page is at rest: nothing that it shows has changed for a while, nothing is marked as busy, and no request
 * is under way. A page that never rests is given up on, which is reported.
 */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { steadyTime, type Deadline } from '../screen/deadline.js';
import { shownIn } from './shown.js';
import { joined } from './text/matchText.js';
import { descendantsOf } from '../grounding/places/structure.js';
import type { Amount, Expectation, Target } from '../meaning/meaning.js';

/** Milliseconds. What a page shows may go on changing for good. */
const PATIENCE = 3_000;
const MOMENT = 100;

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

/** `rest`: of what is absent, and of all that there is. `moment`: of what may be so in passing, while a number changes. */
export function needsRest(expectation: Expectation): 'rest' | 'moment' | undefined {
  if (isOfAbsence(expectation) || isOfWhole(expectation)) return 'rest';
  return isPassing(expectation) ? 'moment' : undefined;
}

/** It says that something is not there, or not so. */
export function isOfAbsence(expectation: Expectation): boolean {
  if ('negated' in expectation && expectation.negated) return true;
  if (targetOf(expectation)?.each === 'no') return true;
  if (expectation.kind === 'expectCount' || expectation.kind === 'expectTabs')
    return isReachedByFew(expectation);
  if (expectation.kind === 'expectState') return expectation.state === 'collapsed';
  return expectation.kind === 'expectEmpty';
}

/** A count that a page passes through before all is there. */
function isReachedByFew({ comparison, count }: Amount): boolean {
  return comparison === 'at most' || comparison === 'fewer than' || count === 0;
}

/** It says what there is at the most, or how all of it is, which may be so until the rest has come. */
function isOfWhole(expectation: Expectation): boolean {
  const { kind } = expectation;
  if (targetOf(expectation)?.each === 'each') return true;
  if (kind === 'expectCount' || kind === 'expectTabs')
    return ['exactly', 'between'].includes((expectation as Amount).comparison);
  if (kind === 'expectItems' || kind === 'expectRows') return expectation.exactly || expectation.inOrder;
  return kind === 'expectSorted' || kind === 'expectOrder' || isUnchanged(expectation);
}

/** So is everything before an action has shown its effect. */
const isUnchanged = (expectation: Expectation): boolean =>
  expectation.kind === 'expectChange' && expectation.change === 'the same';

function isPassing(expectation: Expectation): boolean {
  if (expectation.kind === 'expectChange') return expectation.by === undefined;
  return expectation.kind === 'expectNumber' && expectation.comparison !== 'exactly';
}

const targetOf = (expectation: Expectation): Target | undefined =>
  'target' in expectation ? expectation.target : undefined;
