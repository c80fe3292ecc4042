/** What a person names on the screens of `sources/`, and what holds there and what must not. */
import { readFileSync } from 'node:fs';
import type { Purpose } from '../../../src/grounding/Grounding.js';
import type { Judged } from '../../../src/judge/judge.js';
import type { Target } from '../../../src/meaning/meaning.js';
import type { State } from '../../../src/meaning/relations.js';
import type { PhoneSource } from '../../../src/screen/phone/readPhoneSource.js';

export interface PhoneScreen {
  file: string;
  platform: PhoneSource['platform'];
  size: PhoneSource['size'];
  /** Where each lies: x, y, width, height. */
  targets: [Purpose, Target, box: [number, number, number, number]][];
  holding: Judged[];
  failing: Judged[];
}

export const sourceOf = ({ file, platform, size }: PhoneScreen): PhoneSource => ({
  ...{ platform, size },
  xml: readFileSync(new URL(`sources/${file}.xml`, import.meta.url), 'utf8'),
});

const thing = (name: string, role?: Target['role']): Target => ({ name, ...(role && { role }) });
const within = (target: Target, place: Target): Target => ({ ...target, within: place });
const shown = (target: Target, negated = false): Judged => ({ kind: 'expectVisible', target, negated });
const is = (target: Target, text: string, negated = false): Judged => ({
  ...{ kind: 'expectContent', target, relation: 'is', text, negated },
});
const empty = (target: Target, negated = false): Judged => ({ kind: 'expectEmpty', target, negated });
const state = (target: Target, which: State, negated = false): Judged => ({
  ...{ kind: 'expectState', target, state: which, negated },
});
/** Android tells only what it shows, so no list that goes on has so many exactly. */
const atLeast = (things: Target, number: number): Judged => ({
  ...{ kind: 'expectCount', things, comparison: 'at least', count: number },
});
const count = (things: Target, number: number): Judged => ({
  ...{ kind: 'expectCount', things, comparison: 'exactly', count: number },
});
const page = (name: string): Judged => ({ kind: 'expectPage', name, negated: false });

const ANDROID: PhoneScreen[] = [
  {
    ...{ file: 'android-settings', platform: 'android', size: { width: 1080, height: 1794 } },
    targets: [
      ['click', thing('Search settings'), [42, 526, 996, 137]],
      ['click', thing('Search settings', 'button'), [42, 526, 996, 137]],
      ['click', thing('Connected devices'), [189, 990, 422, 71]],
      ['click', thing('Connected devices', 'row'), [0, 936, 1080, 231]],
      ['click', thing('Network & internet', 'item'), [0, 705, 1080, 231]],
    ],
    holding: [
      shown(thing('Bluetooth, pairing')),
      atLeast({ role: 'item' }, 2),
      shown(thing('Wi‑Fi', 'switch'), true),
    ],
    failing: [
      shown(thing('luetooth')),
      count({ role: 'item' }, 2),
      count({ role: 'item' }, 3),
      shown(thing('Settings'), true),
    ],
  },
  {
    ...{ file: 'android-settings-account', platform: 'android', size: { width: 1080, height: 2088 } },
    targets: [
      ['click', thing('Search settings'), [22, 88, 1036, 132]],
      ['click', thing('Profile picture, double tap to open Google Account', 'button'), [926, 88, 132, 132]],
      ['click', thing('Show', 'item'), [22, 242, 1036, 133]],
      ['click', thing('Connected devices', 'row'), [0, 597, 1080, 200]],
    ],
    holding: [shown(thing('Bluetooth, driving mode, NFC')), shown(thing('Search settings', 'button'))],
    failing: [shown(thing('Sign out')), shown(thing('Network & internet'), true)],
  },
  {
    ...{ file: 'android-erp-login', platform: 'android', size: { width: 1080, height: 2340 } },
    targets: [
      ['fill', thing('Kullanıcı Adı', 'field'), [156, 921, 851, 113]],
      ['fill', thing('Parola'), [156, 1077, 851, 113]],
      ['check', thing('Hatırla'), [173, 1240, 128, 74]],
      ['check', thing('Bağ. Kes', 'switch'), [444, 1240, 128, 74]],
      ['click', thing('Giriş Yap', 'button'), [57, 1398, 967, 150]],
    ],
    holding: [
      ...[empty(thing('Parola', 'field')), state(thing('Hatırla', 'switch'), 'checked', true)],
      ...[state(thing('Parola', 'field'), 'protected with a password'), shown(thing('21.04.1'))],
    ],
    failing: [
      ...[empty(thing('Parola', 'field'), true), state(thing('Hatırla', 'switch'), 'checked')],
      ...[shown(thing('OFF')), shown(thing('Giriş Yap', 'link'), true)],
    ],
  },
  {
    ...{ file: 'android-flutter-login', platform: 'android', size: { width: 1080, height: 2400 } },
    targets: [
      ['fill', thing('Correo electrónico'), [53, 824, 975, 126]],
      ['fill', thing('Ejemplo@mail.com', 'field'), [53, 824, 975, 126]],
      ['fill', thing('Contraseña', 'field'), [84, 1134, 807, 63]],
      ['click', thing('¿Olvidaste tu contraseña?', 'link'), [53, 1313, 521, 60]],
      ['click', thing('Crear cuenta', 'button'), [633, 2224, 289, 79]],
    ],
    holding: [shown(thing('¿No tienes una cuenta?')), empty(thing('Correo electrónico', 'field'))],
    failing: [shown(thing('u cuenta')), is(thing('Correo electrónico', 'field'), 'Ejemplo@mail.com')],
  },
  {
    ...{ file: 'android-traccar', platform: 'android', size: { width: 720, height: 1184 } },
    targets: [
      ['click', thing('Status', 'button'), [587, 58, 133, 96]],
      ['check', thing('Service status', 'switch'), [594, 207, 94, 54]],
      ['click', thing('Server URL'), [0, 452, 720, 145]],
      ['click', thing('Frequency', 'button'), [0, 742, 720, 145]],
    ],
    holding: [state(thing('Service status', 'switch'), 'checked', true), shown(thing('Service stopped'))],
    failing: [state(thing('Service status', 'switch'), 'checked'), shown(thing('Service started'))],
  },
  {
    ...{ file: 'android-offline-maps', platform: 'android', size: { width: 1080, height: 1794 } },
    targets: [
      ['click', thing('Navigate up'), [0, 63, 147, 147]],
      ['check', thing('Allow downloads over cell network', 'switch'), [932, 337, 148, 134]],
      ['click', within({ role: 'button' }, thing('Asheville, NC', 'row')), [933, 903, 105, 105]],
      ['click', within(thing('region download'), thing('Ann Arbor, MI', 'item')), [933, 716, 105, 105]],
      ['read', thing('Offline maps', 'heading'), [353, 110, 374, 52]],
    ],
    holding: [
      ...[page('Offline maps'), atLeast({ role: 'item' }, 2)],
      ...[state(thing('Allow downloads over cell network', 'switch'), 'checked', true)],
      shown(within(thing('88 MB'), thing('Asheville, NC', 'row'))),
    ],
    failing: [
      ...[page('Maps settings'), shown(within(thing('88 MB'), thing('Ann Arbor, MI', 'row')))],
      ...[shown(thing('region_download'))],
    ],
  },
  {
    ...{ file: 'android-api-demos', platform: 'android', size: { width: 1080, height: 1794 } },
    targets: [
      ['click', thing('Drag and Drop'), [0, 148, 1080, 126]],
      ['click', thing('Grid', 'item'), [0, 793, 1080, 126]],
      ['click', { role: 'row', ordinal: 3 }, [0, 406, 1080, 126]],
    ],
    holding: [atLeast({ role: 'item' }, 13), shown(thing('ImageButton'))],
    failing: [count({ role: 'item' }, 12), shown(thing('TextClock')), shown(thing('Switcher'))],
  },
];

const IOS: PhoneScreen[] = [
  {
    ...{ file: 'ios-registration', platform: 'ios', size: { width: 375, height: 667 } },
    targets: [
      ['click', thing('Skip', 'button'), [303, 20, 64, 44]],
      ['fill', thing('Mail Address'), [16, 108, 343, 44]],
      ['fill', thing('Password', 'field'), [16, 196, 343, 44]],
      ['click', thing('common visibility off'), [323, 208, 20, 20]],
      ['fill', thing('Phone', 'field'), [16, 719, 343, 44]],
    ],
    holding: [
      ...[state(thing('Register', 'button'), 'disabled'), empty(thing('Password', 'field'))],
      ...[state(thing('Register', 'button'), 'in view', true), shown(thing('100% battery power'), true)],
    ],
    failing: [
      ...[
        shown(thing('9:50')),
        shown(thing('common visibility off')),
        state(thing('Skip', 'button'), 'disabled'),
      ],
      is(thing('Mail Address', 'field'), 'hoge@example.com'),
    ],
  },
  {
    ...{ file: 'ios-settings', platform: 'ios', size: { width: 390, height: 844 } },
    targets: [
      ['click', thing('General'), [0, 248, 390, 45]],
      ['click', thing('Siri & Search', 'row'), [0, 714, 390, 45]],
      ['click', thing('Sign in to your iPhone', 'item'), [0, 143, 390, 71]],
      ['read', thing('Settings', 'heading'), [15, 94, 135, 42]],
      ['read', thing('Developer'), [64, 928, 95, 21]],
    ],
    holding: [
      page('Settings'),
      state(thing('Developer', 'item'), 'in view', true),
      count({ role: 'item' }, 8),
    ],
    failing: [page('Privacy'), shown(thing('chevron')), shown(thing('ACCESSIBILITY'), true)],
  },
  {
    ...{ file: 'ios-alert', platform: 'ios', size: { width: 414, height: 736 } },
    targets: [
      ['read', { role: 'dialog' }, [72, 316, 270, 105]],
      ['click', thing('放弃', 'button'), [72, 376, 135, 45]],
      ['click', within(thing('继续注册'), { role: 'dialog' }), [207, 376, 135, 45]],
    ],
    holding: [shown(thing('是否放弃注册？', 'dialog')), shown(thing('放弃', 'button'))],
    failing: [shown({ role: 'dialog' }, true), shown(within(thing('注册', 'button'), { role: 'dialog' }))],
  },
  {
    ...{ file: 'ios-permissions', platform: 'ios', size: { width: 414, height: 736 } },
    targets: [
      ['click', thing('我知道了', 'button'), [92, 520, 230, 38]],
      ['read', thing('定位服务权限', 'row'), [62, 300, 290, 73]],
      ['read', thing('权限获取说明'), [158, 171, 98, 20]],
    ],
    holding: [
      count({ role: 'item' }, 3),
      shown(within(thing('用于调用设备通讯录'), thing('通讯录权限', 'row'))),
    ],
    failing: [count({ role: 'item' }, 4), shown(thing('icon_location'))],
  },
  {
    ...{ file: 'ios-proxy', platform: 'ios', size: { width: 414, height: 736 } },
    targets: [
      ['fill', thing('服务器', 'field'), [92, 281, 294, 21]],
      ['fill', thing('端口'), [74, 326, 312, 22]],
      ['check', thing('鉴定', 'switch'), [343, 366, 51, 32]],
      ['click', thing('自动'), [0, 189, 414, 45]],
    ],
    holding: [is(thing('端口', 'field'), '8081'), state(thing('鉴定', 'switch'), 'checked', true)],
    failing: [is(thing('端口', 'field'), '808'), empty(thing('服务器', 'field')), shown(thing('0'))],
  },
  {
    ...{ file: 'ios-tabs', platform: 'ios', size: { width: 414, height: 736 } },
    targets: [
      ['click', thing('微信', 'tab'), [2, 681, 100, 55]],
      ['click', thing('通讯录', 'tab'), [106, 681, 99, 55]],
      ['click', thing('添加', 'button'), [317, 20, 58, 44]],
    ],
    holding: [page('公众号'), count({ role: 'tab' }, 4)],
    failing: [state(thing('微信', 'tab'), 'selected'), page('微信')],
  },
  {
    ...{ file: 'ios-weather', platform: 'ios', size: { width: 1920, height: 1080 } },
    targets: [
      ['click', thing('View Map', 'tab'), [858, 1, 165, 139]],
      ['click', thing('Settings'), [1097, 1, 140, 139]],
      ['read', thing('Hourly forecast'), [60, 1168, 276, 36]],
    ],
    holding: [state(thing('Home', 'tab'), 'focused'), shown(thing('DAILY FORECAST'))],
    failing: [
      state(thing('Settings', 'tab'), 'focused'),
      shown(thing('RealFeel®: 0°')),
      shown(thing('15:51')),
    ],
  },
  {
    ...{ file: 'ios-test-app', platform: 'ios', size: { width: 375, height: 667 } },
    targets: [
      ['fill', thing('IntegerA'), [115, 122, 97, 30]],
      ['fill', thing('IntegerB', 'field'), [115, 174, 97, 30]],
      ['fill', thing('Query', 'search field'), [20, 220, 200, 36]],
      ['click', thing('Clear', 'button'), [230, 220, 60, 36]],
    ],
    holding: [is(thing('IntegerA', 'field'), '5'), empty(thing('IntegerB', 'field')), shown(thing('42'))],
    failing: [empty(thing('IntegerA', 'field')), shown(thing('hidden noise')), shown(thing('result'))],
  },
];

export const PHONE_SCREENS: readonly PhoneScreen[] = [...ANDROID, ...IOS];
