/** Each gesture as a finger makes it: by the element where Appium has a command for that, else by the pointer. */
import type { Gesture } from '../Driver.js';
import { GestureError } from '../GestureError.js';
import type { Box, ScreenNode } from '../Screen.js';
import { locatorOf } from './index.js';
import { elementIn, type Phone, type PhonePlatform } from './Phone.js';
import { pressKey } from './phoneKeys.js';

type GestureOf<Kind extends Gesture['kind']> = Extract<Gesture, { kind: Kind }>;
type Make<Kind extends Gesture['kind']> = (
  gesture: GestureOf<Kind>,
  phone: Phone,
  platform: PhonePlatform,
) => Promise<void>;

export async function makePhoneGesture(
  gesture: Gesture,
  phone: Phone,
  platform: PhonePlatform,
): Promise<void> {
  const make = GESTURES[gesture.kind as keyof typeof GESTURES] as Make<Gesture['kind']> | undefined;
  if (make === undefined) throw new GestureError('refused', 'a finger on a phone has no such gesture');
  await make(gesture, phone, platform);
}

const GESTURES = {
  click: ({ node, ...how }, phone) => press(node, how, phone),
  clickAt: (spot, phone) => phone.performActions(touch([at(spot), DOWN, UP])),
  focus: ({ node }, phone) => press(node, {}, phone),
  blur: (_gesture, phone) => hideKeyboard(phone),
  fill: ({ node, value }, phone) => fill(node, value, phone),
  type: ({ node, text }, phone) => type(node, text, phone),
  press: async ({ key, node }, phone, platform) => {
    if (node !== undefined) await press(node, {}, phone);
    await pressKey(key, phone, platform);
  },
  drag: ({ node, onto, at: part }, phone) => dragTo(node.box, spotIn(onto.box, part), phone),
  dragBy: ({ node: { box }, right, down }, phone) => {
    const { x, y } = spotIn(box);
    return dragTo(box, { x: x + right, y: y + down }, phone);
  },
  scroll: (gesture, phone) => swipe(gesture, phone),
} satisfies { [Kind in Gesture['kind']]?: Make<Kind> };

type Pressing = Pick<GestureOf<'click'>, 'times' | 'hold' | 'at' | 'button' | 'modifiers'>;

async function press(node: ScreenNode, how: Pressing, phone: Phone): Promise<void> {
  const { times = 1, hold, at: part, button = 'left', modifiers = [] } = how;
  if (button !== 'left' || modifiers.length > 0)
    throw new GestureError('refused', 'a finger has no other button, and a phone no key to hold');
  const spot = part ? { x: node.box.x + part.x, y: node.box.y + part.y } : spotIn(node.box);
  if (hold !== undefined) return phone.performActions(touch([at(spot), DOWN, pause(hold), UP]));
  if (times === 1 && part === undefined) return phone.elementClick(await elementOf(node, phone));
  const taps = Array.from({ length: times }, () => [DOWN, pause(50), UP, pause(80)]);
  return phone.performActions(touch([at(spot), ...taps.flat()]));
}

async function fill(node: ScreenNode, value: string, phone: Phone): Promise<void> {
  const element = await elementOf(node, phone);
  await phone.elementClear(element);
  if (value !== '') await phone.elementSendKeys(element, value);
}

async function type(node: ScreenNode | undefined, text: string, phone: Phone): Promise<void> {
  const element = node ? await elementOf(node, phone) : elementIn(await phone.getActiveElement());
  if (element === undefined) throw new GestureError('refused', 'nothing on the phone has the focus');
  await phone.elementSendKeys(element, text);
}

/** A piece of text has no element of its own: that which holds it is meant. */
async function elementOf(node: ScreenNode, phone: Phone): Promise<string> {
  const locator = locatorOf(node) ?? (node.parent && locatorOf(node.parent));
  const found = locator && elementIn(await phone.findElement('xpath', locator.xpath));
  if (found === undefined || found === '') throw new GestureError('gone', 'It is not there any more.');
  return found;
}

/** Where none is shown Appium's drivers say so, which is as well. */
export async function hideKeyboard(phone: Phone): Promise<void> {
  await phone.executeScript('mobile: hideKeyboard', []).catch(() => undefined);
}

/** A finger goes the other way than what is looked for. */
async function swipe({ node, right, down }: GestureOf<'scroll'>, phone: Phone): Promise<void> {
  const { width, height } = await phone.getWindowRect();
  const { x, y, width: wide, height: high } = node?.box ?? { x: 0, y: 0, width, height };
  const [middle, reach] = [
    { x: x + wide / 2, y: y + high / 2 },
    { x: wide * REACH, y: high * REACH },
  ];
  const far = (way: number, most: number) => Math.max(-most, Math.min(most, way / 2));
  const [across, along] = [far(right, reach.x), far(down, reach.y)];
  const [from, to] = [
    { x: middle.x + across, y: middle.y + along },
    { x: middle.x - across, y: middle.y - along },
  ];
  await phone.performActions(touch([at(from), DOWN, at(to, SWIPE), pause(100), UP]));
}

/** From the middle, as part of the size: at the edges the system takes a swipe for its own. */
const REACH = 0.35;
/** Milliseconds. */
const SWIPE = 400;

const dragTo = (from: Box, to: Spot, phone: Phone): Promise<void> =>
  phone.performActions(touch([at(spotIn(from)), DOWN, pause(600), at(to, SWIPE), pause(100), UP]));

interface Spot {
  x: number;
  y: number;
}

const spotIn = ({ x, y, width, height }: Box, part: Spot = { x: 0.5, y: 0.5 }): Spot => ({
  x: x + width * part.x,
  y: y + height * part.y,
});

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const pause = (duration: number) => ({ type: 'pause', duration });
const at = ({ x, y }: Spot, duration = 0) => ({
  ...{ type: 'pointerMove', duration, origin: 'viewport' },
  ...{ x: Math.round(x), y: Math.round(y) },
});

const touch = (actions: object[]): object[] => [
  { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions },
];
