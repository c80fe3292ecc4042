/** Scrolls: to a thing, to an end of the page, or by about a screen. */
import { describeScroll } from '../meaning/describeInteraction.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf, ScrollWay } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { performed, type Doing } from './Doing.js';
import { findOne, poll, soon } from './find.js';
import { fault, findAndDo, gesture } from './gesture.js';
import { inside, later } from './nodes.js';

export async function scrollTo({ target }: ActionOf<'scrollTo'>, doing: Doing): Promise<Performed> {
  const what = `scroll to ${describeTarget(target)}`;
  const found = await findAndDo(
    { target, purpose: 'read', what },
    ({ node }) => ({ kind: 'reveal', node }),
    doing,
  );
  await poll(doing, (screen) => {
    const now = later(found.node, screen);
    if (now !== undefined && touchesView(now, screen)) return { seen: true };
    return { missed: () => fault(what, 'it does not come into view. Please scroll what it is in.') };
  });
  return performed(`Scrolled to ${describeTarget(target)}.`, found);
}

function touchesView({ box: { x, y, width, height } }: ScreenNode, screen: Screen): boolean {
  return y + height > 0 && x + width > 0 && y < screen.height && x < screen.width;
}

export async function scroll({ towards, target }: ActionOf<'scroll'>, doing: Doing): Promise<Performed> {
  const found = target && (await findOne(target, 'place', doing));
  const screen = found?.screen ?? (await doing.deadline.race(doing.driver.look()));
  const words = describeScroll(towards, target);
  const scroller = scrollerIn(found?.node ?? screen.root, screen, towards);
  const nothing = `Did not scroll ${words}: there is nothing more to see that way.`;
  if (scroller === undefined) return performed(nothing, found);
  const down = distance(scroller, screen, towards);
  await gesture(`scroll ${words}`, { kind: 'scroll', node: scroller, right: 0, down }, doing);
  const from = scroller.states.scroll?.y;
  const moved = await soon(doing, 300, (now) => {
    const there = later(scroller, now);
    return there?.states.scroll?.y === from ? undefined : { seen: true };
  });
  return performed(moved === true ? `Scrolled ${words}.` : nothing, found);
}

/** In many applications not the page scrolls, but the largest area in it. */
function scrollerIn(place: ScreenNode, screen: Screen, towards: ScrollWay): ScreenNode | undefined {
  const canScroll = (node: ScreenNode) => (node.states.scroll?.yMost ?? 0) > 1;
  const goesOn = ({ states: { scroll } }: ScreenNode) =>
    scroll !== undefined && (towards === 'up' || towards === 'top' ? scroll.y > 0 : scroll.y < scroll.yMost);
  if (canScroll(place)) return goesOn(place) ? place : undefined;
  const size = ({ box }: ScreenNode) =>
    Math.min(box.width, screen.width) * Math.min(box.height, screen.height);
  const all = inside(place).filter((node) => node.isVisible && canScroll(node));
  const [largest] = all.sort((one, other) => size(other) - size(one));
  return largest && goesOn(largest) ? largest : undefined;
}

function distance(
  { states: { scroll }, box, parent }: ScreenNode,
  screen: Screen,
  towards: ScrollWay,
): number {
  const { y, yMost } = scroll ?? { y: 0, yMost: 0 };
  const page = 0.8 * (parent === undefined ? screen.height : Math.min(box.height, screen.height));
  return { top: -y, bottom: yMost - y, up: -page, down: page }[towards];
}
