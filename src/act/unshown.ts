/** Whether what was done last may still show what it does: what held before that, too, isn't believed so long. */
import { groundAll } from '../grounding/ground.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { CaseMemory } from './CaseMemory.js';
import { contentsOf } from './changeOf.js';
import type { Doing } from './Doing.js';

/** Milliseconds since it was done. */
const ORDINARY = 150;
/** Many fields wait until nobody types any more. */
const TYPED = 400;
const ASKED_FOR = 3_000;
/** Since then, or since it has got what it has asked for. */
const RESTLESS = 1_000;
/** Without a change, or an answer that brings one. */
const CALM = 100;

type Watched = Pick<Doing, 'deadline' | 'isAsking'> & { memory: CaseMemory };

/** Undefined where all has been shown. */
export function tellUnshown({
  deadline,
  memory,
  isAsking,
}: Watched): ((screen: Screen) => boolean) | undefined {
  const { before, lastDone } = memory;
  if (lastDone.isShown) return undefined;
  const ordinary = /^(?:fill|type)$/.test(memory.deed?.kind ?? '') ? TYPED : ORDINARY;
  const end = performance.now() + deadline.rest() / 2;
  const isLoading = tellLoading(before);
  let answeredAt = lastDone.at;
  let stirred = { at: lastDone.at, shown: before && contentsOf(before) };
  return (screen) => {
    const now = performance.now();
    const since = now - lastDone.at;
    const shown = contentsOf(screen);
    if (since < ASKED_FOR && (isAsking?.() === true || isLoading(screen))) answeredAt = now;
    if (answeredAt === now || screen.isFading === true || shown !== stirred.shown)
      stirred = { at: now, shown };
    // Some pages never stop changing.
    const isStirring = now - stirred.at < CALM && now - answeredAt < RESTLESS;
    const isUnshown = now < end && (since < ordinary || isStirring);
    if (!isUnshown) memory.settle();
    return isUnshown;
  };
}

/** Whether it shows that it is busy, as it didn't before. */
function tellLoading(before: Screen | undefined): (screen: Screen) => boolean {
  const known = before && new Set(spinnersOn(before));
  return (screen) => known !== undefined && spinnersOn(screen).some((key) => !known.has(key));
}

const spinnersOn = (screen: Screen): ScreenNode['key'][] =>
  groundAll({ role: 'spinner' }, screen, 'read').flatMap(({ isVisible, key }) => (isVisible ? [key] : []));
