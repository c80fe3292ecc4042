/** What fingers swipe and pinch, and what is done to the phone and the app as a whole, by commands that both of Appium's drivers have. */
import { performed } from '../../act/Doing.js';
import { findOne } from '../../act/find.js';
import { gesture } from '../../act/gesture.js';
import { describeAction } from '../../meaning/describe.js';
import type { PhoneUse, SwipeWay } from '../../meaning/meaning.js';
import { pinch } from '../../screen/phone/fingers.js';
import { hideKeyboard } from '../../screen/phone/phoneGestures.js';
import { pressKey } from '../../screen/phone/phoneKeys.js';
import type { ActionOf, Performed } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { appArgument, doingOf, type OnPhone, type PhoneWorld } from './PhoneWorld.js';

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
