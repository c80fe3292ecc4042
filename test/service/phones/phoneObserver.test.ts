/** What is observed of an app besides the verdict, from the looks that are taken anyway. */
import { expect, it } from 'vitest';
import { PhoneObserver } from '../../../src/service/observe/Observer.js';
import { readPhoneSource } from '../../../src/screen/phone/readPhoneSource.js';
import { PHONE_SCREENS, sourceOf } from '../../screen/phone/phoneScreens.js';
import { android, androidElement, ios, iosElement } from '../../support/appium/scriptedPhone.js';

const size = { width: 1080, height: 2000 };
const screenOf = (xml: string, platform: 'android' | 'ios' = 'android') =>
  readPhoneSource({ platform, xml, size: platform === 'ios' ? { width: 400, height: 800 } : size });

function observer(accessibility = true) {
  const reported: (readonly [string, string])[] = [];
  const observe = (description: string, messageId: string) => void reported.push([description, messageId]);
  return { reported, observer: new PhoneObserver({ observe }, { accessibility }) };
}

const systemDialog = (title: string, ...ids: string[]) =>
  screenOf(
    android(
      androidElement('TextView', { 'resource-id': 'android:id/alertTitle', text: title }),
      ...ids.map((id, at) =>
        androidElement('Button', { 'resource-id': `android:id/${id}`, text: id, top: 300 + 100 * at }),
      ),
    ),
  );

it.each([
  [
    'App not responding: the phone says "Shop isn\'t responding"',
    "Shop isn't responding",
    ['aerr_close', 'aerr_wait'],
  ],
  ['App crash: the phone says "Shop keeps stopping"', 'Shop keeps stopping', ['aerr_app_info', 'aerr_close']],
])('%s', (description, title, ids) => {
  const { reported, observer: one } = observer();
  one.see(systemDialog(title, ...ids));
  one.see(systemDialog(title, ...ids));
  one.place('a message');
  one.see(systemDialog(title, ...ids));
  one.place('another');
  one.tell('another');
  expect(reported).toEqual([[description, 'a message']]);
});

it('tells of each control without a label once, and of how many more there are', () => {
  const { reported, observer: one } = observer();
  const button = (at: number, said: object = {}) =>
    androidElement('ImageButton', { top: 100 * at, clickable: 'true', ...said });
  one.see(
    screenOf(
      android(
        button(1, { 'resource-id': 'dev.shop:id/fab' }),
        button(2, { 'content-desc': 'Cart' }),
        androidElement('Button', { top: 300, text: 'Pay', clickable: 'true' }),
        androidElement('EditText', { top: 400, hint: 'City' }),
        ...Array.from({ length: 11 }, (_, at) => button(at + 5)),
      ),
    ),
  );
  one.place('a message');
  one.tell('a message');
  expect(reported.map(([description]) => description)).toEqual([
    'Accessibility, no label: the button with the id "fab" has none that a screen reader could say',
    ...Array.from(
      { length: 9 },
      (_, at) =>
        `Accessibility, no label: the button at 40, ${100 * (at + 5)} has none that a screen reader could say`,
    ),
    'And 2 more of the kind "accessibility", not listed.',
  ]);
});

it('names the screen on iOS', () => {
  const { reported, observer: one } = observer();
  const bar = iosElement('NavigationBar', { top: 20 }, iosElement('StaticText', { top: 20, label: 'Cart' }));
  one.see(screenOf(ios(bar, iosElement('Button', { name: 'cart_add' })), 'ios'));
  one.place('a message');
  one.tell('a message');
  expect(reported[0]?.[0]).toBe(
    'Accessibility, no label: the button with the id "cart_add" on the screen "Cart" has none that a screen reader could say',
  );
});

it('says nothing of labels where it is asked not to', () => {
  const { reported, observer: one } = observer(false);
  one.see(screenOf(android(androidElement('ImageButton', { clickable: 'true' }))));
  one.place('a message');
  one.tell('a message');
  expect(reported).toEqual([]);
});

it('finds few in published applications, each really without a label', () => {
  const { reported, observer: one } = observer();
  for (const screen of PHONE_SCREENS) one.see(readPhoneSource(sourceOf(screen)));
  one.place('a message');
  one.tell('a message');
  expect(reported.map(([description]) => description)).toMatchSnapshot();
});
