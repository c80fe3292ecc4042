/** What only fingers do, on both platforms: what Appium's drivers are asked for it, and what is said where they can't. */
import { describe, expect, it } from 'vitest';
import {
  android,
  androidElement,
  ios,
  iosElement,
  named,
  scriptedPhone,
} from '../../support/appium/scriptedPhone.js';

const PLATFORMS = [
  ['android', android(androidElement('ImageView', { 'content-desc': 'Town', top: 500, height: 1_000 }))],
  ['ios', ios(iosElement('Image', { name: 'Town', label: 'Town', top: 200, height: 400 }))],
] as const;

describe.each(PLATFORMS)('two fingers on %s', (platform, source) => {
  it.each([
    ['Zoom in on the "Town" image', 1],
    ['Zoom out', -1],
  ])('%s', async (words, sign) => {
    const { step, asked } = scriptedPhone({ platform, source });
    await step(words);
    expect(asked.map(({ what }) => what)).toEqual(['performActions']);
    const [sources] = asked[0]?.with as [
      { parameters: object; actions: { type: string; x: number; y: number }[] }[],
    ];
    expect(sources.map(({ parameters }) => parameters)).toEqual([
      { pointerType: 'touch' },
      { pointerType: 'touch' },
    ]);
    const distance = (at: number) => {
      const [one, other] = sources.map(({ actions }) =>
        actions.filter(({ type }) => type === 'pointerMove').at(at),
      );
      return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
    };
    expect(Math.sign(distance(-1) - distance(0))).toBe(sign);
  });
});

describe('permissions of Android', () => {
  const dialog = (...ids: string[]) =>
    android(
      ...ids.map((id, index) =>
        androidElement('Button', {
          'resource-id': `com.android.permissioncontroller:id/${id}`,
          ...{ text: `Button ${index + 1}`, clickable: 'true', top: 500 + 100 * index },
        }),
      ),
    );

  it.each([
    ['Allow the permission', ['permission_deny_button', 'permission_allow_button'], 1],
    [
      'Allow the permission',
      ['permission_allow_foreground_only_button', 'permission_allow_one_time_button'],
      0,
    ],
    ['Deny the permission', ['permission_allow_button', 'permission_deny_and_dont_ask_again_button'], 1],
  ])('%s: of %o', async (words, ids, at) => {
    const { step, asked } = scriptedPhone({ platform: 'android', source: dialog(...ids) });
    const { summary } = await step(words);
    expect(asked[0]).toEqual({
      ...{ what: 'findElement', with: ['id', `com.android.permissioncontroller:id/${ids[at]}`] },
    });
    expect(asked[1]?.what).toBe('elementClick');
    expect(summary).toContain(`by "Button ${at + 1}"`);
  });

  it('says so where none is asked for', async () => {
    const { step, asked } = scriptedPhone({ platform: 'android', source: dialog('other') });
    await expect(step('Allow the permission', 300)).rejects.toThrow(
      'Failed to allow the permission: the phone asks for none.',
    );
    expect(asked).toEqual([]);
  });
});

describe('permissions of iOS', () => {
  const asking = (...labels: string[]) => ({
    platform: 'ios' as const,
    source: ios(),
    on: {
      getAlertText: () => 'Allow “Shop” to use your location?',
      alert: ([said]: unknown[]) => ((said as { action: string }).action === 'getButtons' ? labels : null),
    },
  });
  const pressed = (asked: { with: unknown[] }[]) => asked.at(-1)?.with[0];

  it.each([
    ['Allow the permission', 'Allow While Using App'],
    ['Deny the permission', 'Don’t Allow'],
  ])('%s by its button, whatever comes last', async (words, buttonLabel) => {
    const phone = scriptedPhone(asking('Allow Once', 'Allow While Using App', 'Don’t Allow'));
    const { summary } = await phone.step(words);
    expect(pressed(phone.asked)).toEqual({ action: 'accept', buttonLabel });
    expect(summary).toContain('to use your location?');
  });

  it('presses nothing where no button says so, and tells which there are', async () => {
    const phone = scriptedPhone(asking('Autoriser', 'Refuser'));
    await expect(phone.step('Allow the permission')).rejects.toThrow(
      'none of the buttons "Autoriser", "Refuser" says so. Please write "Accept the alert" or "Dismiss the alert".',
    );
    expect(pressed(phone.asked)).toEqual({ action: 'getButtons' });
  });
});

describe('wheels', () => {
  const wheel = (value: string) => ios(iosElement('PickerWheel', { label: 'Month', value }));

  it('are turned by their value on iOS', async () => {
    const phone = scriptedPhone({
      ...{ platform: 'ios', source: wheel('April') },
      on: { elementSendKeys: ([, value], { show }) => show(wheel(String(value))) },
    });
    await phone.step('Select "May" from the "Month" picker');
    expect(phone.asked.at(-1)).toMatchObject({ what: 'elementSendKeys', with: [expect.any(String), 'May'] });
  });

  it('say what they show where they have no such value', async () => {
    const phone = scriptedPhone({ platform: 'ios', source: wheel('April') });
    await expect(phone.step('Set the "Month" picker to "Mai"')).rejects.toThrow(
      'it shows "April" after that. Please write one of its values',
    );
  });

  it('pass on what the driver refuses', async () => {
    const phone = scriptedPhone({
      ...{ platform: 'ios', source: wheel('April') },
      on: { elementSendKeys: () => Promise.reject(named('invalid element state')) },
    });
    await expect(phone.step('Set the "Month" picker to "Mai"')).rejects.toThrow(
      'nothing can be written into it',
    );
  });

  it('are written into on Android', async () => {
    const picker = (value: string) =>
      android(
        androidElement(
          ...(['NumberPicker', { 'content-desc': 'Hour', top: 400, height: 300 }] as const),
          androidElement('Button', { text: '6', top: 400 }),
          androidElement('EditText', { text: value, top: 500 }),
          androidElement('Button', { text: '8', top: 600 }),
        ),
      );
    const phone = scriptedPhone({
      ...{ platform: 'android', source: picker('7') },
      on: { elementSendKeys: ([, value], { show }) => show(picker(String(value))) },
    });
    await phone.step('The "Hour" picker shows "7"');
    await phone.step('Select "9" from the "Hour" picker');
    expect(phone.asked.map(({ what }) => what)).toEqual([
      ...['findElement', 'elementClear', 'elementSendKeys', 'mobile: performEditorAction'],
    ]);
    expect(phone.asked[0]?.with[1]).toMatch(/NumberPicker\[1\]\/\/android\.widget\.EditText$/);
    await phone.step('The "Hour" picker shows "9"');
  });
});

describe('sliders', () => {
  const ofIos = (value: string) => ios(iosElement('Slider', { label: 'Volume', value }));
  const ofAndroid = (text: string) => android(androidElement('SeekBar', { 'content-desc': 'Volume', text }));
  const onIos = (shows = (part: number) => `${part * 100}%`) =>
    scriptedPhone({
      ...{ platform: 'ios', source: ofIos('20%') },
      on: { elementSendKeys: ([, part], { show }) => show(ofIos(shows(Number(part)))) },
    });
  const onAndroid = () =>
    scriptedPhone({
      ...{ platform: 'android', source: ofAndroid('20.0') },
      on: {
        elementSendKeys: ([, value], { show }) => show(ofAndroid(`${Number(value)}.0`)),
        performActions: (_given, { show }) => show(ofAndroid('127.0')),
      },
    });

  it.each([
    'Set the "Volume" slider to 50%',
    'Set the "Volume" slider to 50',
    'Increase the "Volume" slider by 30',
  ])('%s: by a part of 1 on iOS', async (words) => {
    const phone = onIos();
    await phone.step(words);
    expect(phone.asked.at(-1)).toMatchObject({ what: 'elementSendKeys', with: [expect.any(String), '0.5'] });
  });

  it('tell where they came to stand beside it, and fail where they did not move', async () => {
    expect((await onIos(() => '49%').step('Set the "Volume" slider to 50%')).note).toBe(
      'It shows 49 after that.',
    );
    await expect(onIos(() => '20%').step('Set the "Volume" slider to 50%')).rejects.toThrow(
      'it shows 20 after that',
    );
  });

  it('take their own numbers on Android', async () => {
    const phone = onAndroid();
    await phone.step('Set the "Volume" slider to 50');
    expect(phone.asked.at(-1)).toMatchObject({ what: 'elementSendKeys', with: [expect.any(String), '50'] });
  });

  it('are touched at a part of their way on Android, which does not tell how far it goes', async () => {
    const phone = onAndroid();
    const { note } = await phone.step('Set the "Volume" slider to 50%');
    expect(note).toContain('touched at 50% of its way, and shows 127');
    const [[finger]] = phone.asked.at(-1)?.with as [[{ actions: object[] }]];
    expect(finger.actions[0]).toMatchObject({ x: 540, y: 150 });
  });

  it.each([
    ['Increase the "Volume" slider', 'a phone does not tell its steps. Please write by how much.'],
    ['Set the "Volume" slider to 120%', 'it goes from 0 to 100 percent'],
    ['Set the "Volume" slider to loud', 'it takes a number, or a percentage such as "50%".'],
  ])('%s: refused in words', async (words, why) => {
    const phone = onIos();
    await expect(phone.step(words)).rejects.toThrow(why);
    expect(phone.asked).toEqual([]);
  });
});

it('a field under the keyboard is written into once that is hidden', async () => {
  const field = (value: string) => iosElement('TextField', { label: 'City', value, top: 600 });
  const keyboard = iosElement('Keyboard', { top: 500, height: 300 });
  const phone = scriptedPhone({
    ...{ platform: 'ios', source: ios(field(''), keyboard) },
    on: {
      hideKeyboard: (_given, { show }) => show(ios(field(''))),
      elementSendKeys: ([, value], { show }) => show(ios(field(String(value)))),
    },
  });
  await phone.step('Enter "Bern" into the "City" field');
  expect(phone.asked.map(({ what }) => what)).toEqual([
    ...['mobile: hideKeyboard', 'findElement', 'elementClear', 'elementSendKeys'],
  ]);
});
