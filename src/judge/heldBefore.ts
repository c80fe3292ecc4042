/** What held before the last action, too, says nothing of what that does, until it has had its time to show it. */
import type { Expectation } from '../meaning/meaning.js';
import type { Screen } from '../screen/Screen.js';
import { judge, type Judged } from './judge.js';
import { isUnclear, type Before } from './Judgement.js';

/** @param mayChange whether the last action may still show what it does */
export function tellEarly(
  expectation: Expectation & Judged,
  before: Before,
  mayChange: (screen: Screen) => boolean,
): (screen: Screen) => boolean {
  let held: boolean | undefined;
  return (screen) => {
    if (isOtherDocument(before.screen, screen)) return false;
    held ??= mayHaveHeld(expectation, before);
    return held && mayChange(screen);
  };
}

/** Nothing that was there before is left. */
const isOtherDocument = (past: Screen | undefined, { root }: Screen): boolean =>
  past !== undefined && past.root.key !== root.key;

/** Where nobody has looked, or not at what it is about, it may have. */
function mayHaveHeld(expectation: Judged, before: Before): boolean {
  const { screen, earlier = [] } = before;
  if (screen === undefined || (isSeenByStyle(expectation) && screen.root.style === undefined)) return true;
  const older = earlier.slice(earlier.indexOf(screen) + 1);
  const outcome = judge(expectation, screen, { ...before, screen: older[0], earlier: older });
  return !isUnclear(outcome) && outcome.holds;
}

const isSeenByStyle = (expectation: Judged): boolean =>
  expectation.kind === 'expectLook' ||
  expectation.kind === 'expectRating' ||
  (expectation.kind === 'expectDay' && expectation.state === 'highlighted') ||
  (expectation.kind === 'expectState' &&
    ['highlighted', 'selected', 'completed'].includes(expectation.state));
