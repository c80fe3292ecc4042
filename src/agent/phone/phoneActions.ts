/** What is done to the phone itself and to the app, and what a finger does otherwise than a mouse. */
import { performed } from '../../act/Doing.js';
import { poll } from '../../act/find.js';
import { click } from '../../act/point.js';
import { ground } from '../../grounding/ground.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Action, ActionOf, Performed } from '../Act.js';
import { thereOrWay } from '../around/navigate.js';
import { wait } from '../perform.js';
import { rememberShown } from '../around/remember.js';
import { StepError } from '../../screen/StepError.js';
import { acceptDialog, answerDialog, dismissDialog, expectDialog } from './alerts.js';
import { appArgument, doingOf, type OnPhone } from './PhoneWorld.js';
import { scrollOnPhone, scrollToOnPhone, swipe, usePhone, zoom } from './usePhone.js';
import { allowPermission, denyPermission } from './permissions.js';
import type { Phone } from '../../screen/phone/Phone.js';

export const PHONE_INTERACTIONS = {
  ...{ acceptDialog, dismissDialog, answerDialog, expectDialog, wait, open, goTo, goBack },
  ...{ scroll: scrollOnPhone, scrollTo: scrollToOnPhone, click: tap, remember, takePicture },
  ...{ usePhone, swipe, zoom, allowPermission, denyPermission },
} satisfies { [Kind in Action['kind']]?: (action: ActionOf<Kind>, on: OnPhone) => Promise<Performed> };

type PhoneInteraction = ActionOf<keyof typeof PHONE_INTERACTIONS>;

export const isPhoneInteraction = (action: Action): action is PhoneInteraction =>
  action.kind in PHONE_INTERACTIONS;

/** The app, or a deep link into it. */
async function open({ address }: ActionOf<'open'>, { world, deadline }: OnPhone): Promise<Performed> {
  const { phone, app, platform } = world;
  if (address !== undefined) {
    const where = app === undefined ? {} : platform === 'ios' ? { bundleId: app } : { package: app };
    await deadline.race(phone.executeScript('mobile: deepLink', [{ url: address, ...where }]));
    return performed(`Opened the deep link ${address}.`);
  }
  if (app === undefined) {
    const message = 'Failed to open the app: the session names none. Please set the option `app`.';
    throw new StepError('action failed', message);
  }
  await deadline.race(phone.executeScript('mobile: activateApp', [appArgument(app, platform)]));
  return performed(`Opened the app ${app}.`);
}

/** A screen by what it is called: the app may be there already, or what is called so leads there. */
async function goTo({ page: name }: ActionOf<'goTo'>, on: OnPhone): Promise<Performed> {
  const doing = doingOf(on);
  const there = await poll(doing, thereOrWay(name, doing));
  if (there === undefined) return click({ kind: 'click', target: { name } }, doing);
  return performed(`Was on the ${quote(name)} screen: ${there} says so.`);
}

async function goBack(_action: ActionOf<'goBack'>, { world, deadline }: OnPhone): Promise<Performed> {
  await deadline.race(world.phone.back());
  return performed('Went back.');
}

/** "Press back" means Android's own key where the app shows no such button. */
async function tap(action: ActionOf<'click'>, on: OnPhone): Promise<Performed> {
  const { world, deadline } = on;
  const { name, role = 'button', ...where } = action.target;
  const mayBeKey = /^back$/i.test(name ?? '') && role === 'button' && Object.keys(where).length === 0;
  if (mayBeKey && world.platform === 'android') {
    const screen = await deadline.race(world.driver.look());
    if (ground(action.target, screen, 'click').node === undefined) return goBack({ kind: 'goBack' }, on);
  }
  return click(action, doingOf(on));
}

function remember(action: ActionOf<'remember'>, on: OnPhone): Promise<Performed> {
  return rememberShown(action, doingOf(on), on.world.remembered);
}

async function takePicture(
  { name }: ActionOf<'takePicture'>,
  { world, deadline }: OnPhone,
): Promise<Performed> {
  const picture = await deadline.race(screenshotOf(world.phone));
  const called = name === undefined ? '' : ` called ${quote(name)}`;
  return { ...performed(`Took a picture of the screen${called}.`), picture: picture.bytes };
}

interface PhonePicture {
  /** PNG. */
  bytes: Buffer;
  size: { width: number; height: number } | null;
}

export async function screenshotOf(phone: Phone): Promise<PhonePicture> {
  const bytes = Buffer.from(await phone.takeScreenshot(), 'base64');
  return { bytes, size: sizeOf(bytes) };
}

/** By the header of a PNG. */
function sizeOf(bytes: Buffer): PhonePicture['size'] {
  if (bytes.length < HEADER || bytes.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const HEADER = 24;
