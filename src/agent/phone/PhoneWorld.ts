/** Where a case plays on a phone, and what its steps leave to later ones. */
import { CaseMemory } from '../../act/CaseMemory.js';
import type { Doing } from '../../act/Doing.js';
import type { Deadline } from '../../screen/deadline.js';
import type { Driver } from '../../screen/Driver.js';
import type { Phone, PhonePlatform } from '../../screen/phone/Phone.js';
import { PhoneDriver } from '../../screen/phone/PhoneDriver.js';

export interface PhoneWorld {
  phone: Phone;
  platform: PhonePlatform;
  driver: Driver;
  /** What could not be read of its pages. */
  notes: ReadonlySet<string>;
  /** The identifier of the app that the case is about, where it is known. */
  app: string | undefined;
  memory: CaseMemory;
  /** What steps have remembered, by name. */
  remembered: Map<string, string>;
}

export interface OnPhone extends Pick<Doing, 'perform' | 'signal'> {
  world: PhoneWorld;
  deadline: Deadline;
}

/** The same for actions of a hand. */
export const doingOf = ({ world, ...on }: OnPhone): Doing => ({
  ...{ ...on, driver: world.driver, memory: world.memory },
  findFiles: () => [],
});

export const phoneWorld = (about: Pick<PhoneWorld, 'phone' | 'platform' | 'app'>): PhoneWorld => {
  const driver = new PhoneDriver(about.phone, about.platform);
  const { notes } = driver.webViews;
  return { ...about, driver, notes, memory: new CaseMemory(), remembered: new Map() };
};

/** The app by its identifier, as Appium's drivers of both platforms want it. */
export const appArgument = (app: string, platform: PhonePlatform): object =>
  platform === 'ios' ? { bundleId: app } : { appId: app };
