/** What an app asks the phone's user for: Android's permission controller asks on a screen, iOS by an alert of the system. */
import { performed } from '../../act/Doing.js';
import { poll } from '../../act/find.js';
import { gesture } from '../../act/gesture.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Phone } from '../../screen/phone/Phone.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Performed } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { waitForAlert } from './alerts.js';
import { doingOf, type OnPhone } from './PhoneWorld.js';

type Answer = 'allow' | 'deny';

const answering = (answer: Answer) => (_action: unknown, on: OnPhone) =>
  on.world.platform === 'ios' ? answerAlert(answer, on) : answerController(answer, on);

export const allowPermission = answering('allow');
export const denyPermission = answering('deny');

const DONE = { allow: 'Allowed', deny: 'Denied' };

/** By the ids of the buttons, which are the same in every language; the first that is there. */
const BUTTONS: Readonly<Record<Answer, readonly RegExp[]>> = {
  allow: [
    /^permission_allow_button$/,
    /^permission_allow_(?:foreground_only|always)_button$/,
    /^permission_allow_(?:one_time|all|selected)_button$/,
  ],
  deny: [/^permission_deny_button$/, /^permission_(?:deny_and_dont_ask_again|no_upgrade)\w*_button$/],
};

async function answerController(answer: Answer, on: OnPhone): Promise<Performed> {
  const doing = doingOf(on);
  const what = `${answer} the permission`;
  const button = await poll(doing, (screen) => {
    const found = buttonFor(answer, screen);
    return found === undefined
      ? { missed: () => new StepError('target not found', `Failed to ${what}: ${NOT_ASKED}`) }
      : { seen: found };
  });
  await gesture(what, { kind: 'click', node: button }, doing);
  return performed(`${DONE[answer]} the permission by ${quote(button.text)}.`);
}

function buttonFor(answer: Answer, { nodes }: Screen): ScreenNode | undefined {
  const called = (id: RegExp) =>
    nodes.find(({ attributes, isVisible }) => isVisible && id.test(attributes.testId ?? ''));
  return BUTTONS[answer].map(called).find((node) => node !== undefined);
}

/** In English; other languages are distinguished by nobody but a person. */
const LABELS: Readonly<Record<Answer, readonly RegExp[]>> = {
  allow: [
    /^(?:allow|ok|yes)$/i,
    /^allow while using (?:the )?app$/i,
    /^(?:always allow|allow full access|allow access to all photos|allow once)$/i,
  ],
  deny: [/^(?:don.t allow|deny|no|cancel)$/i, /^ask app not to track$/i],
};

async function answerAlert(answer: Answer, on: OnPhone): Promise<Performed> {
  const { phone } = on.world;
  const what = `${answer} the permission`;
  const text = await waitForAlert(what, NOT_ASKED, on);
  const labels = await on.deadline.race(buttonsOf(phone));
  const label = LABELS[answer].map((one) => labels.find((of) => one.test(of))).find((of) => of !== undefined);
  if (label === undefined) {
    const message = `Failed to ${what}: none of the buttons ${labels.map(quote).join(', ')} says so. Please write "Accept the alert" or "Dismiss the alert".`;
    throw new StepError('target not found', message, { candidates: labels });
  }
  // To accept it would press its last button, which may be "Don't Allow".
  await on.deadline.race(phone.executeScript('mobile: alert', [{ action: 'accept', buttonLabel: label }]));
  return performed(`${DONE[answer]} the permission by ${quote(label)}: ${quote(text)}.`);
}

async function buttonsOf(phone: Phone): Promise<string[]> {
  const labels = await phone.executeScript('mobile: alert', [{ action: 'getButtons' }]);
  return Array.isArray(labels) ? labels.map(String) : [];
}

const NOT_ASKED = 'the phone asks for none.';
