/** Keys of a phone, and those of a keyboard that it has as well. */
import { GestureError } from '../GestureError.js';
import type { Phone, PhonePlatform } from './Phone.js';

/** As WebDriver writes them. */
const KEYS: Partial<Record<string, string>> = {
  ...{ Enter: '\uE007', Return: '\uE007', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017' },
  ...{ Escape: '\uE00C', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** Of a keyboard; undefined where none has it. */
export const keyOf = (key: string): string | undefined =>
  KEYS[key] ?? (Array.from(key).length === 1 ? key : undefined);

/** Android's codes of the keys that are on the phone itself. */
const ANDROID: Partial<Record<string, number>> = { Home: 3, Back: 4 };

export async function pressKey(key: string, phone: Phone, platform: PhonePlatform): Promise<void> {
  const code = ANDROID[key];
  if (code !== undefined && platform === 'android') {
    await phone.executeScript('mobile: pressKey', [{ keycode: code }]);
  } else if (key === 'Home') {
    await phone.executeScript('mobile: pressButton', [{ name: 'home' }]);
  } else {
    const value = keyOf(key);
    if (value === undefined) throw new GestureError('refused', `a phone has no key ${key}`);
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await phone.performActions([{ type: 'key', id: 'keyboard', actions }]);
  }
}
