/** What fingers do on the glass and keys on a phone, as W3C actions, which both of Appium's drivers take. */
import type { Box } from '../Screen.js';
import type { Phone, PhonePlatform } from './Phone.js';
import { GestureError } from '../Driver.js';

export interface Spot {
  x: number;
  y: number;
}

/** @param part of its size, from the top left */
export const spotIn = ({ x, y, width, height }: Box, part: Spot = { x: 0.5, y: 0.5 }): Spot => ({
  x: x + width * part.x,
  y: y + height * part.y,
});

export function tap(spot: Spot, phone: Phone, times = 1): Promise<void> {
  const taps = Array.from({ length: times }, () => [DOWN, pause(50), UP, pause(80)]);
  return phone.performActions([finger(1, [at(spot), ...taps.flat()])]);
}

export const press = (spot: Spot, milliseconds: number, phone: Phone): Promise<void> =>
  phone.performActions([finger(1, [at(spot), DOWN, pause(milliseconds), UP])]);

/** It is held first, or the phone would take it for a swipe. */
export const drag = (from: Spot, to: Spot, phone: Phone): Promise<void> =>
  phone.performActions([finger(1, [at(from), DOWN, pause(600), at(to, MOVE), pause(100), UP])]);

/** @param far how far what is shown shall move: the finger goes the other way */
export function swipe(box: Box, far: { right: number; down: number }, phone: Phone): Promise<void> {
  const middle = spotIn(box);
  const half = (way: number, size: number) => Math.max(-size * REACH, Math.min(size * REACH, way / 2));
  const [across, along] = [half(far.right, box.width), half(far.down, box.height)];
  const from = { x: middle.x + across, y: middle.y + along };
  const to = { x: middle.x - across, y: middle.y - along };
  return phone.performActions([finger(1, [at(from), DOWN, at(to, MOVE), pause(100), UP])]);
}

/** Two fingers on a slant, apart or together. */
export function pinch(box: Box, towards: 'in' | 'out', phone: Phone): Promise<void> {
  const [near, wide] = [0.05, REACH];
  const [from, to] = towards === 'in' ? [near, wide] : [wide, near];
  const along = (sign: 1 | -1, part: number) => spotIn(box, { x: 0.5 + sign * part, y: 0.5 - sign * part });
  const moving = (sign: 1 | -1) => [at(along(sign, from)), DOWN, at(along(sign, to), MOVE), pause(100), UP];
  return phone.performActions([finger(1, moving(-1)), finger(2, moving(1))]);
}

/** From the middle, as part of the size: at the edges the system takes a swipe for its own. */
const REACH = 0.35;
/** Milliseconds. */
const MOVE = 400;

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const pause = (duration: number) => ({ type: 'pause', duration });
const at = ({ x, y }: Spot, duration = 0) => ({
  ...{ type: 'pointerMove', duration, origin: 'viewport' },
  ...{ x: Math.round(x), y: Math.round(y) },
});

const finger = (number: number, actions: object[]): object => ({
  ...{ type: 'pointer', id: `finger${number}`, parameters: { pointerType: 'touch' }, actions },
});

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
