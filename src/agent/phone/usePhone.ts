/** What fingers swipe and pinch, and what is done to the phone and the app as a whole, by commands that both of Appium's drivers have. */
import { performed } from '../../act/Doing.js';
import { findOne } from '../../act/find.js';
import { gesture } from '../../act/gesture.js';
import { describeAction } from '../../meaning/describe.js';
import type { PhoneUse, SwipeWay } from '../../meaning/meaning.js';
import { pinch } from '../../screen/phone/fingers.js';
import { hideKeyboard } from '../../screen/phone/phoneGestures.js';
import { pressKey } from '../../screen/phone/phoneKeys.js';
import type { ActionOf, Performed } from '../action.js';
import { StepError } from '../StepError.js';
import { appArgument, handsOf, type OnPhone, type PhoneScene } from './PhoneScene.js';

export async function usePhone(deed: ActionOf<'usePhone'>, { scene, deadline }: OnPhone): Promise<Performed> {
  await deadline.race(USES[deed.use](scene));
  return performed(`${DONE[deed.use]}.`);
}

const USES: { [Use in PhoneUse]: (scene: PhoneScene) => Promise<unknown> } = {
  'hide the keyboard': ({ phone }) => hideKeyboard(phone),
  'go to the home screen of the phone': ({ phone, platform }) => pressKey('Home', phone, platform),
  'rotate the phone to landscape': ({ phone }) => phone.setOrientation('LANDSCAPE'),
  'rotate the phone to portrait': ({ phone }) => phone.setOrientation('PORTRAIT'),
  // It stays there until something brings it back.
  'put the app in the background': ({ phone }) =>
    phone.executeScript('mobile: backgroundApp', [{ seconds: -1 }]),
  'bring the app back': (scene) => tellApp('activateApp', scene),
  'restart the app': async (scene) => {
    await tellApp('terminateApp', scene);
    await tellApp('activateApp', scene);
  },
  'close the app': (scene) => tellApp('terminateApp', scene),
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
  { phone, app, platform }: PhoneScene,
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

export async function swipe(deed: ActionOf<'swipe'>, on: OnPhone): Promise<Performed> {
  const { target, towards } = deed;
  const doing = handsOf(on);
  const found = target && (await findOne(target, 'drag', doing));
  const { width, height } = found?.node.box ?? (await doing.deadline.race(doing.driver.look()));
  const [right, down] = WAYS[towards];
  const words = describeAction(deed);
  await gesture(
    `${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    { kind: 'scroll', ...(found && { node: found.node }), right: right * width, down: down * height },
    doing,
  );
  return performed(`Swiped ${words.slice('Swipe '.length)}.`, found);
}

export async function zoom(deed: ActionOf<'zoom'>, on: OnPhone): Promise<Performed> {
  const { target, towards } = deed;
  const doing = handsOf(on);
  const found = target && (await findOne(target, 'place', doing));
  const { width, height } = found?.screen ?? (await doing.deadline.race(doing.driver.look()));
  const box = found?.node.box ?? { x: 0, y: 0, width, height };
  await doing.deadline.race(pinch(box, towards, on.scene.phone));
  return performed(`Zoomed ${describeAction(deed).slice('Zoom '.length)}.`, found);
}
