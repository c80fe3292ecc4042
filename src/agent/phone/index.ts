/** Carrying out cases on phones: a part of its own, so that nobody who has none loads it. */
export { appArgument, phoneWorld, type PhoneWorld } from './PhoneWorld.js';
export { firstLine } from '../../screen/phone/Phone.js';
export { isServerAway } from './performOnPhone.js';
export { notOnPhone } from './notOnPhone.js';
export { performOnPhone } from './performOnPhone.js';
export { screenshotOf } from './phoneActions.js';
export type { Phone, PhonePlatform } from '../../screen/phone/Phone.js';
