/**
 * What a click shows a moment later: a menu that opens, a page that the server changes. It is waited for before something
 * is used that was there already, which a person wouldn't have clicked by then.
 */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { CaseMemory, Deed } from './CaseMemory.js';
import { changeOf, type Change } from './changeOf.js';
import type { Doing } from './Doing.js';
import type { Found, Watch } from './find.js';
import { isBare, isSameKind, opensMenu, saysItOpens, showsItself } from './openers.js';

/** Milliseconds since the last gesture ended, as far as the step has time. */
const NOTHING_YET = 1_000;
const OTHER_LOOKS = 400;
const ORDINARY = 150;
const ASKED_FOR = 1_500;
/** What was asked for has come, and is built into the page. */
const BUILT = 60;
/** Something else than the clicked thing has changed: what is still asked for isn't what the click shows. */
const SHOWN = 300;

export function afterEffect(watch: Watch<Found>, doing: Doing): Watch<Found> {
  const isEarly = tellEarly(doing);
  return (screen) => {
    const lookup = watch(screen);
    return 'seen' in lookup && isEarly(lookup.seen.node, screen) ? { missed: () => NOT_YET } : lookup;
  };
}

const NOT_YET = new Error('The page was still changing.');

/** Whether a thing is as it was before, and what the last click does may still come. */
function tellEarly({ deadline, memory, isAsking }: Doing): (node: ScreenNode, screen: Screen) => boolean {
  const end = performance.now() + deadline.rest() / 2;
  const isAwaited = tellAwaited(() => isAsking?.() === true);
  return (node, screen) => {
    const { deed, before } = lastOf(memory, node);
    if (deed === undefined || before === undefined || performance.now() >= end) return false;
    const since = performance.now() - deed.ended;
    const change = changeOf(before, screen, deed.node?.key);
    return isAwaited(since, change) || since < patienceWith(deed, change, node);
  };
}

/** The last deed, where what it does may come later, and what was seen before it: that thing, too. */
function lastOf(memory: CaseMemory | undefined, node: ScreenNode): { deed?: Deed; before?: Screen } {
  const { deed, earlier: [before] = [] } = memory ?? {};
  if (deed === undefined || before === undefined || memory?.wasThere(node) !== true) return {};
  return memory.isShownElsewhere || !isPointing(deed) ? {} : { deed, before };
}

/** Whether an answer is awaited, or has come only just now, and nothing else has been shown for a while. */
function tellAwaited(isAsking: () => boolean): (since: number, change: Change) => boolean {
  let [askedAt, shownAt] = [-Infinity, Infinity];
  return (since, { hasNews }) => {
    const now = performance.now();
    if (since < ASKED_FOR && isAsking()) askedAt = now;
    if (hasNews) shownAt = Math.min(shownAt, now);
    return now - askedAt < BUILT && now - shownAt < SHOWN;
  };
}

/** A click into a field shows nothing but that it has the focus; a double click does at once what it does. */
const isPointing = ({ kind, times, node }: Deed): boolean =>
  (kind === 'hover' || (kind === 'click' && times === 1)) && node !== undefined && !showsItself(node);

/** How long the effect of a click is waited for, by what of it is to be seen, and by what is to be used next. */
function patienceWith(deed: Deed, change: Change, next: ScreenNode): number {
  const { clicked, hasNews, hasOwnNews, hasOtherLooks } = change;
  if (hasNews || clicked === undefined || next.key === clicked.key) return 0;
  if (isBare(next) || isOpening(deed, clicked)) return patienceForMenu(clicked, change);
  const isOver = hasOwnNews || hasOtherLooks || deed.kind === 'hover';
  return isOver || isSameKind(next, clicked) ? 0 : ORDINARY;
}

const isOpening = ({ kind, button }: Deed, clicked: ScreenNode): boolean =>
  kind === 'click' && (button === 'right' || opensMenu(clicked));

/** What says that it opens something says so before it is open. */
function patienceForMenu(clicked: ScreenNode, { hasOwnNews, hasOtherLooks }: Change): number {
  if (saysItOpens(clicked)) return NOTHING_YET;
  if (hasOwnNews) return 0;
  return hasOtherLooks ? OTHER_LOOKS : NOTHING_YET;
}
