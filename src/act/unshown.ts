/** Whether what was done last may still show what it does: what held before that, too, isn't believed so long. */
import type { Screen } from '../screen/Screen.js';
import type { CaseMemory } from './CaseMemory.js';
import { contentsOf } from './changeOf.js';
import type { Doing } from './Doing.js';

/** Milliseconds since it was done. */
const ORDINARY = 150;
const ASKED_FOR = 3_000;
/** Since then, or since the answer to what it has asked for. */
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
  const end = performance.now() + deadline.rest() / 2;
  let answeredAt = lastDone.at;
  let stirred = { at: lastDone.at, shown: before && contentsOf(before) };
  return (screen) => {
    const now = performance.now();
    const since = now - lastDone.at;
    const shown = contentsOf(screen);
    if (since < ASKED_FOR && isAsking?.() === true) answeredAt = now;
    if (answeredAt === now || shown !== stirred.shown) stirred = { at: now, shown };
    // Some pages never stop changing.
    const isStirring = now - stirred.at < CALM && now - answeredAt < RESTLESS;
    const isUnshown = now < end && (since < ORDINARY || isStirring);
    if (!isUnshown) memory.settle();
    return isUnshown;
  };
}
