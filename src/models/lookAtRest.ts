/** A page that is just moving is looked at again before a model is asked, which takes longer than that. */
import { setTimeout } from 'node:timers/promises';
import type { Screen } from '../screen/Screen.js';
import { describeScreen } from '../screen/screenText.js';

/** Most pages come to rest within half a second; some never do. */
const MOST_LOOKS = 6;
/** Milliseconds. */
const PAUSE = 100;

export async function lookAtRest(look: () => Promise<Screen>, signal: AbortSignal): Promise<Screen> {
  let screen = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks++) {
    await setTimeout(PAUSE);
    signal.throwIfAborted();
    const before = describeScreen(screen);
    screen = await look();
    if (describeScreen(screen) === before) break;
  }
  return screen;
}
