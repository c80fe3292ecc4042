/** What fingers swipe and pinch, and what is done to the phone and the app as a whole, by commands that both of Appium's drivers have. */
import { performed, type Doing } from '../../act/Doing.js';
import { findOne, poll, watchFor } from '../../act/find.js';
import { gesture } from '../../act/gesture.js';
import { describeAction } from '../../meaning/describe.js';
import type { PhoneUse, SwipeWay } from '../../meaning/meaning.js';
import { pinch, pressKey } from '../../screen/phone/fingers.js';
import { hideKeyboard } from '../../screen/phone/phoneGestures.js';
import type { ActionOf, Performed } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { appArgument, doingOf, type OnPhone, type PhoneWorld } from './PhoneWorld.js';
import { inside } from '../../act/nodes.js';
import { describeScroll } from '../../meaning/describeInteraction.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';

export async function usePhone(
  action: ActionOf<'usePhone'>,
  { world, deadline }: OnPhone,
): Promise<Performed> {
  await deadline.race(USES[action.use](world));
  return performed(`${DONE[action.use]}.`);
}

const USES: { [Use in PhoneUse]: (world: PhoneWorld) => Promise<unknown> } = {
  'hide the keyboard': ({ phone }) => hideKeyboard(phone),
  'go to the home screen of the phone': ({ phone, platform }) => pressKey('Home', phone, platform),
  'rotate the phone to landscape': ({ phone }) => phone.setOrientation('LANDSCAPE'),
  'rotate the phone to portrait': ({ phone }) => phone.setOrientation('PORTRAIT'),
  // It stays there until something brings it back.
  'put the app in the background': ({ phone }) =>
    phone.executeScript('mobile: backgroundApp', [{ seconds: -1 }]),
  'bring the app back': (world) => tellApp('activateApp', world),
  'restart the app': async (world) => {
    await tellApp('terminateApp', world);
    await tellApp('activateApp', world);
  },
  'close the app': (world) => tellApp('terminateApp', world),
};

const DONE: Readonly<Record<PhoneUse, string>> = {
  'hide the keyboard': 'Hid the keyboard',
  'go to the home screen of the phone': 'Went to the home screen of the phone',
  'rotate the phone to landscape': 'Rotated the phone to landscape',
  'rotate the phone to portrait': 'Rotated the phone to portrait',
  'put the app in the background': 'Put the app in the background',
  'bring the app back': 'Brought the app back',
  'restart the app': 'Restarted the app',
  'close the app': 'Closed the app',
};

async function tellApp(
  what: 'activateApp' | 'terminateApp',
  { phone, app, platform }: PhoneWorld,
): Promise<void> {
  if (app === undefined)
    throw new StepError(
      'action failed',
      'Nothing says which app is meant: the session names none. Please set the option `app`.',
    );
  await phone.executeScript(`mobile: ${what}`, [appArgument(app, platform)]);
}

/** Where the finger goes to the left, what is further to the right comes. */
const WAYS: Readonly<Record<SwipeWay, readonly [right: number, down: number]>> = {
  ...{ left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] },
};

export async function swipe(action: ActionOf<'swipe'>, on: OnPhone): Promise<Performed> {
  const { target, towards } = action;
  const doing = doingOf(on);
  const found = target && (await findOne(target, 'drag', doing));
  const { width, height } = found?.node.box ?? (await doing.deadline.race(doing.driver.look()));
  const [right, down] = WAYS[towards];
  const words = describeAction(action);
  await gesture(
    `${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    { kind: 'scroll', ...(found && { node: found.node }), right: right * width, down: down * height },
    doing,
  );
  return performed(`Swiped ${words.slice('Swipe '.length)}.`, found);
}

export async function zoom(action: ActionOf<'zoom'>, on: OnPhone): Promise<Performed> {
  const { target, towards } = action;
  const doing = doingOf(on);
  const found = target && (await findOne(target, 'place', doing));
  const { width, height } = found?.screen ?? (await doing.deadline.race(doing.driver.look()));
  const box = found?.node.box ?? { x: 0, y: 0, width, height };
  await doing.deadline.race(pinch(box, towards, on.world.phone));
  return performed(`Zoomed ${describeAction(action).slice('Zoom '.length)}.`, found);
}

/** Longer lists are scrolled by what can be searched in them. */
const MOST = 50;

/** By swipes: what is further down is in no source before it is there. */
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
  while (swipes < times && (await swipeOver({ what: `scroll ${words}`, place, way }, doing))) swipes++;
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
    if (await swipeOver({ what: `scroll to ${words}`, place: undefined, way }, doing)) continue;
    [way, turns] = [-way, turns + 1];
  }
  const found = await poll(doing, watch);
  return performed(`Scrolled to ${words}.`, found);
}

interface SwipeOver {
  what: string;
  place: ScreenNode | undefined;
  /** 1 for what is further down, -1 for what is further up. */
  way: number;
}

/** @returns whether anything else is shown after it */
async function swipeOver({ what, place, way }: SwipeOver, doing: Doing): Promise<boolean> {
  const before = await doing.deadline.race(doing.driver.look({ recent: true }));
  const area = place ?? scrollerOf(before);
  const { height } = area?.box ?? before;
  await gesture(what, { kind: 'scroll', ...(area && { node: area }), right: 0, down: way * height }, doing);
  const after = await doing.deadline.race(doing.driver.look());
  return shownOf(before) !== shownOf(after);
}

function scrollerOf(screen: Screen): ScreenNode | undefined {
  const size = ({ box: { width, height } }: ScreenNode) => width * height;
  const all = inside(screen.root).filter(({ isVisible, states }) => isVisible && states.scroll !== undefined);
  return all.sort((one, other) => size(other) - size(one))[0];
}

const shownOf = ({ nodes }: Screen): string =>
  nodes.map(({ tag, box, role }) => `${tag} ${role} ${box.x} ${box.y}`).join() + (nodes[0]?.text ?? '');
