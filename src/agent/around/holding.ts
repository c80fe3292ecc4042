/** Judges what is expected of a page, or of what is around it, until it holds or the time is over. */
import { tellUnshown } from '../../act/unshown.js';
import { holdBy, hold, type Holding } from '../../judge/hold.js';
import type { Judged } from '../../judge/judge.js';
import { notesOf, type Outcome } from '../../judge/Judgement.js';
import type { Requests } from '../../judge/Rest.js';
import type { Act, Expectation, Performed } from '../Act.js';
import { driverOf } from '../world/doingOf.js';
import type { World } from '../world/World.js';
import { asPageError, isPassing, isTimeout } from './attempt.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';

export async function judgeOnPage(expectation: Expectation & Judged, act: Act): Promise<Performed> {
  const performed = await hold(expectation, holdingOf(act));
  if (expectation.kind !== 'expectVisible') return performed;
  const { page, world } = act;
  const seen = historyOf(world).add(expectation, { url: page.url(), actions: world.actions.count });
  const note = notesOf(performed.note, seen);
  return { ...performed, ...(note !== undefined && { note }) };
}

const histories = new WeakMap<World, SeenHistory>();

function historyOf(world: World): SeenHistory {
  const known = histories.get(world) ?? new SeenHistory();
  histories.set(world, known);
  return known;
}

/** For what is not seen on the page but around it. */
export function holdAround(
  expectation: Expectation,
  observe: () => Outcome | Promise<Outcome>,
  act: Act,
): Promise<Performed> {
  const holding = holdingOf(act);
  let outcome: Outcome;
  const look: typeof holding.look = (options) =>
    unlessPassing(async () => {
      outcome = await observe();
      return holding.look(options);
    });
  return holdBy(expectation, { ask: () => outcome }, { ...holding, look });
}

/** Looks at the page, what was before, and what the page waits for. */
function holdingOf(act: Act): Holding {
  const { deadline, page, startUrl, isContinued } = act;
  const { memory } = act.world;
  const driver = driverOf(page);
  return {
    look: (options) =>
      unlessPassing(() => driver.look(isContinued ? options : { ...options, recent: false })),
    deadline,
    before: { startUrl, memory, screen: memory.before, earlier: memory.earlier },
    requests: requestsOf(act),
    mayChange: tellUnshown({ deadline, memory, isAsking: () => act.world.traffic.isAsking(page) }),
  };
}

/** Undefined while the page is just being left or built. */
async function unlessPassing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isPassing(error) || isTimeout(error)) return undefined;
    throw asPageError(error);
  }
}

/** Milliseconds. */
const PATIENCE = 3_000;

/**
 * What the last action asked for is waited for as long as the step has time. What is older than a step may take, or asked
 * again and again, is a page that waits for news.
 */
function requestsOf({ page, world, deadline }: Act): Requests {
  const time = Math.max(PATIENCE, deadline.rest());
  const underWay = () => {
    const sinceAction = performance.now() - world.actions.lastBegan;
    const [first] = world.traffic
      .underWay(page)
      .filter(({ age, lasting }) => !lasting && (age < time || age <= sinceAction));
    return first?.request;
  };
  return { underWay, giveUp: () => world.traffic.giveUp(page) };
}

interface Now {
  url: string | undefined;
  /** How many actions the case has done. */
  actions: number;
}

/** Whether something is there again can't be known of what never went away. */
class SeenHistory {
  readonly #seen = new Map<string, Now>();

  /** @returns where it may be met by what a step before has seen already, a note on that */
  add({ target, negated, again }: ActionOf<'expectVisible'>, now: Now): string | undefined {
    const thing = describeTarget(target);
    const before = this.#seen.get(thing);
    if (negated) {
      this.#seen.delete(thing);
      return undefined;
    }
    this.#seen.set(thing, now);
    if (before === undefined || before.url !== now.url) return undefined;
    if (again === true) return mayBeTheSame(thing);
    // Two expectations in a row may well speak of the same thing.
    return before.actions === now.actions ? undefined : cameBefore(thing);
  }
}

const mayBeTheSame = (thing: string): string =>
  `It may be the same that was seen before. To be sure that it is there anew, put a step between: ` +
  `I wait until ${thing} disappears.`;

const cameBefore = (thing: string): string =>
  `A step before has seen ${thing} already, so it need not come of what was done since.`;
