/** Scrolls by swipes: what is further down is in no source before it is there. */
import { performed, type Doing } from '../../act/Doing.js';
import { findOne, poll, watchFor } from '../../act/find.js';
import { gesture } from '../../act/gesture.js';
import { inside } from '../../act/nodes.js';
import { describeScroll } from '../../meaning/describeInteraction.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { ActionOf, Performed } from '../Act.js';
import { doingOf, type OnPhone } from './PhoneWorld.js';

/** Longer lists are scrolled by what can be searched in them. */
const MOST = 50;

export async function scrollOnPhone(
  { towards, target }: ActionOf<'scroll'>,
  on: OnPhone,
): Promise<Performed> {
  const doing = doingOf(on);
  const place = target && (await findOne(target, 'place', doing)).node;
  const words = describeScroll(towards, target);
  const way = towards === 'down' || towards === 'bottom' ? 1 : -1;
  const times = towards === 'top' || towards === 'bottom' ? MOST : 1;
  let swipes = 0;
  while (swipes < times && (await swipe({ what: `scroll ${words}`, place, way }, doing))) swipes++;
  return performed(
    swipes > 0 ? `Scrolled ${words}.` : `Did not scroll ${words}: there is nothing more to see that way.`,
  );
}

/** Down to the end, and then up. */
export async function scrollToOnPhone({ target }: ActionOf<'scrollTo'>, on: OnPhone): Promise<Performed> {
  const doing = doingOf(on);
  const words = describeTarget(target);
  const watch = watchFor(target, 'read', doing);
  const isThere = (screen: Screen) => {
    const lookup = watch(screen);
    return 'seen' in lookup && lookup.seen.node.isInView;
  };
  let [way, turns] = [1, 0];
  for (let swipes = 0; swipes < MOST && turns < 2; swipes++) {
    if (isThere(await doing.deadline.race(doing.driver.look()))) break;
    if (await swipe({ what: `scroll to ${words}`, place: undefined, way }, doing)) continue;
    [way, turns] = [-way, turns + 1];
  }
  const found = await poll(doing, watch);
  return performed(`Scrolled to ${words}.`, found);
}

interface Swipe {
  what: string;
  place: ScreenNode | undefined;
  /** 1 for what is further down, -1 for what is further up. */
  way: number;
}

/** @returns whether anything else is shown after it */
async function swipe({ what, place, way }: Swipe, doing: Doing): Promise<boolean> {
  const before = await doing.deadline.race(doing.driver.look({ recent: true }));
  const area = place ?? scrollerOf(before);
  const { height } = area?.box ?? before;
  await gesture(what, { kind: 'scroll', ...(area && { node: area }), right: 0, down: way * height }, doing);
  const after = await doing.deadline.race(doing.driver.look());
  return shownOf(before) !== shownOf(after);
}

/** The largest area that can be scrolled. */
function scrollerOf(screen: Screen): ScreenNode | undefined {
  const size = ({ box: { width, height } }: ScreenNode) => width * height;
  const all = inside(screen.root).filter(({ isVisible, states }) => isVisible && states.scroll !== undefined);
  return all.sort((one, other) => size(other) - size(one))[0];
}

const shownOf = ({ nodes }: Screen): string =>
  nodes.map(({ tag, box, role }) => `${tag} ${role} ${box.x} ${box.y}`).join() + (nodes[0]?.text ?? '');
