/**
 * What a click shows a moment later: a menu that opens, a page that the server changes. It is waited for before something
 * is used that was there already, which a person wouldn't have clicked by then.
 */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Deed } from './CaseMemory.js';
import type { Doing } from './Doing.js';
import type { Found, Watch } from './find.js';
import { holds } from './nodes.js';

/** Milliseconds since the last gesture ended, as far as the step has time. */
const NOTHING_YET = 1_000;
const OTHER_LOOKS = 400;
const ASKED_FOR = 1_500;
/** What was asked for has come, and is built into the page. */
const BUILT = 60;

export function afterEffect(watch: Watch<Found>, doing: Doing): Watch<Found> {
  const isEarly = tellEarly(doing);
  return (screen) => {
    const lookup = watch(screen);
    return 'seen' in lookup && isEarly(lookup.seen.node, screen) ? { missed: () => NOT_YET } : lookup;
  };
}

/** Whether a thing is as it was before, and what the last click does may still come. */
function tellEarly({ deadline, memory, isAsking }: Doing): (node: ScreenNode, screen: Screen) => boolean {
  const end = performance.now() + deadline.rest() / 2;
  let askedAt = -Infinity;
  return (node, screen) => {
    const { deed, earlier: [before] = [] } = memory ?? {};
    const now = performance.now();
    if (deed === undefined || now >= end || memory?.wasThere(node) !== true) return false;
    const since = now - deed.ended;
    if (since < ASKED_FOR && isAsking?.(deed.began) === true) askedAt = now;
    return now - askedAt < BUILT || since < patienceWith(deed, screen, before);
  };
}

const NOT_YET = new Error('The page was still changing.');

/** A click into a field shows nothing but that it has the focus. */
const isPointing = ({ kind, isIntoField }: Deed): boolean =>
  (kind === 'click' || kind === 'hover') && !isIntoField;

/** How long the effect of a click is waited for, by what of it is to be seen. */
function patienceWith(deed: Deed, now: Screen, before = now): number {
  if (!isPointing(deed) || before === now || before.url !== now.url || before.title !== now.title) return 0;
  const [was, is] = [shownOn(before), shownOn(now)];
  const clicked = now.nodes.find((node) => node.key === deed.key);
  const isOpener = clicked !== undefined && opensSomething(clicked);
  const isItsOwn = (node: ScreenNode) => isOpener && (node === clicked || holds(clicked, node));
  const says = (words: (node: ScreenNode) => string) =>
    [...is].some(([one, node]) => !isItsOwn(node) && !isSame(words, node, was.get(one)));
  const hasGone = [...was.keys()].some((one) => !is.has(one));
  if (hasGone || says(contentOf)) return 0;
  return !isOpener && says(looksOf) ? OTHER_LOOKS : NOTHING_YET;
}

const isSame = (words: (node: ScreenNode) => string, node: ScreenNode, before?: ScreenNode): boolean =>
  words(node) === (before === undefined ? '' : words(before));

const opensSomething = ({ attributes: { popup }, states: { expanded } }: ScreenNode): boolean =>
  expanded !== undefined || (popup !== undefined && popup !== 'false');

const shownOn = ({ nodes }: Screen): Map<number | undefined, ScreenNode> =>
  new Map(nodes.filter(isShown).map((node) => [node.key, node]));

/** A thing without words that can't be used is a ripple, or a frame. */
const isShown = (node: ScreenNode): boolean =>
  node.isVisible && (node.tag === '#text' || node.isUsable || node.names.length > 0);

function contentOf(node: ScreenNode): string {
  if (node.tag === '#text') return node.text;
  const { focused: _, scroll: __, ...states } = node.states;
  return JSON.stringify([node.role, node.value, states, node.names[0]?.text]);
}

const looksOf = ({ attributes, box }: ScreenNode): string =>
  `${attributes.className} ${box.width} ${box.height}`;
