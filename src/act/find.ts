/** Finds the one thing that a target means, and waits for it; or tells why there is no such one. */
import { explainGrounding } from '../grounding/explaining/explainGrounding.js';
import { groundLoosely } from '../grounding/loosely.js';
import type { Grounding, Purpose } from '../grounding/Grounding.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import { createPatience, poll as pollOn, type Lookup, type Missed } from '../screen/deadline.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import type { Doing } from './Doing.js';
import { afterEffect } from './effect.js';
import { later } from './nodes.js';

export interface Found {
  node: ScreenNode;
  screen: Screen;
  /** How it was found, where that is worth telling. */
  note?: string | undefined;
}

export type Watch<T> = (screen: Screen) => Lookup<T>;

export const findOne = (target: Target, purpose: Purpose, doing: Doing): Promise<Found> =>
  poll(doing, afterEffect(watchFor(target, purpose, doing), doing));

/** Looks again and again until it is seen; rejects with what the last look missed when the time is over. */
export const poll = <T>({ driver, deadline }: Watching, watch: Watch<T>): Promise<T> =>
  pollOn(deadline, async (looks) => watch(await driver.look({ recent: looks === 0 })), {
    hidden: () => driver.look({ hidden: true }),
  });

export type Watching = Pick<Doing, 'driver' | 'deadline'>;

/** What is seen within some milliseconds; undefined where it isn't. */
export function soon<T>(
  { driver, deadline }: Watching,
  milliseconds: number,
  watch: (screen: Screen) => Lookup<T> | undefined,
): Promise<T | undefined> {
  const end = performance.now() + Math.min(milliseconds, deadline.rest());
  const nothing = new Error('It was not seen.');
  const watching = { driver, deadline: { ...deadline, isOver: () => performance.now() >= end } };
  return poll<T | undefined>(watching, (screen) => {
    const lookup = watch(screen);
    return lookup && 'seen' in lookup ? lookup : { missed: () => nothing };
  }).catch((error: unknown) => {
    if (error !== nothing) throw error;
    return undefined;
  });
}

/** What is not beyond doubt must be the same for a while before it is taken. */
export function watchFor(target: Target, purpose: Purpose, doing: Doing): Watch<Found> {
  const isSteady = createPatience(doing.deadline);
  return (screen) => {
    const turn = doing.turn === undefined ? undefined : nodeOfKey(doing.turn, screen);
    if (turn !== undefined && target.each !== undefined) return { seen: { node: turn, screen } };
    const grounding = groundLoosely(target, { screen, purpose, memory: doing.memory?.on(screen) });
    const { node, problem, isDoubtful, note } = grounding;
    const missed = (hidden?: Screen) => explain(grounding, target, { screen, purpose, hidden });
    const isRipe = isSteady(keyOf(grounding, screen)) && screen.ready;
    const isFinal = problem === 'several' && isRipe;
    if (node === undefined) return { missed, asksHidden: true, ...(isFinal && { isFinal }) };
    if (isDoubtful && !isRipe) return { missed };
    return { seen: { node, screen, note } };
  };
}

/** Whether anything is called so; of several that are the doubt is reported. */
export function watchForAny(target: Target, doing: Doing): Watch<true> {
  const watch = watchFor(target, 'click', doing);
  return (screen) => {
    const lookup = watch(screen);
    return 'seen' in lookup || lookup.isFinal === true ? { seen: true } : lookup;
  };
}

function explain(...asked: Parameters<typeof explainGrounding>): StepError {
  const name = describeTarget(asked[1]).replace(/^the /, 'The ');
  const message = `${name} could not be told for sure before the time was over. Please give the step more time.`;
  return explainGrounding(...asked) ?? new StepError('target not found', message);
}

/** The same thing in later looks; where it was built anew, what the target means then. */
export function follow(
  { node }: Pick<Found, 'node'>,
  [target, purpose]: [Target, Purpose],
  doing: Doing,
): (screen: Screen) => ScreenNode | undefined {
  const watch = watchFor(target, purpose, doing);
  return (screen) => {
    const lookup = later(node, screen) ?? watch(screen);
    return 'tag' in lookup ? lookup : 'seen' in lookup ? lookup.seen.node : undefined;
  };
}

function keyOf({ node, candidates, among }: Grounding, { ready }: Screen): string {
  const best = node ?? candidates[0]?.node;
  return `${best?.key ?? best?.id ?? ''} ${among} ${ready}`;
}

const nodeOfKey = (key: number, { nodes }: Screen): ScreenNode | undefined =>
  nodes.find((node) => node.key === key);

export interface Way {
  target: Target;
  purpose: Purpose;
  fits?: (found: Found) => boolean;
  /** Where nothing is found, this way tells what is missing. */
  tells?: boolean;
}

/**
 * A thing that people call by one name and pages build in several ways: the first that fits, in the order of the ways.
 * @param unfit What to say of a thing that was found but won't do.
 */
export function findFirst(ways: readonly Way[], doing: Doing, unfit?: () => StepError): Promise<Found> {
  const watches = ways.map((way) => ({ ...way, watch: watchFor(way.target, way.purpose, doing) }));
  const watch: Watch<Found> = (screen) => {
    let missed: Missed | undefined;
    let isUnfit = false;
    for (const { watch: look, fits, tells = false } of watches) {
      const lookup = look(screen);
      if ('missed' in lookup) missed = tells ? lookup : (missed ?? lookup);
      else if (fits === undefined || fits(lookup.seen)) return lookup;
      else isUnfit = true;
    }
    const { missed: tell } = missed ?? { missed: () => NOTHING };
    return { missed: isUnfit && unfit ? unfit : tell, asksHidden: true };
  };
  return poll(doing, afterEffect(watch, doing));
}

const NOTHING = new StepError('target not found', 'Nothing of that kind is on the page.');
