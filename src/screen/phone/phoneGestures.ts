/** Each gesture as a finger makes it: by the element where Appium has a command for that, else by the pointer. */
import { type Gesture, GestureError } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { drag, press as hold, spotIn, swipe, tap, pressKey } from './fingers.js';
import type { Phone, PhonePlatform } from './Phone.js';
import { elementOf, fill, slide, turn, type } from './phoneFields.js';

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
  clickAt: (spot, phone) => tap(spot, phone),
  focus: ({ node }, phone) => press(node, {}, phone),
  blur: (_gesture, phone) => hideKeyboard(phone),
  reveal: ({ node }, phone) => reveal(node, phone),
  fill: async ({ node, value }, phone, platform) => {
    if (node.states.touched !== true) await fill(node, value, phone);
    else if (node.role === 'slider') await slide(node, value, { phone, platform });
    else await turn(node, value, { phone, platform });
  },
  type: ({ node, text }, phone) => type(node, text, phone),
  press: async ({ key, node }, phone, platform) => {
    if (node !== undefined) await press(node, {}, phone);
    await pressKey(key, phone, platform);
  },
  drag: ({ node, onto, at: part }, phone) => drag(spotIn(node.box), spotIn(onto.box, part), phone),
  dragBy: ({ node: { box }, right, down }, phone) => {
    const from = spotIn(box);
    return drag(from, { x: from.x + right, y: from.y + down }, phone);
  },
  scroll: async ({ node, ...far }, phone) => swipe(node?.box ?? (await screenOf(phone)), far, phone),
} satisfies { [Kind in Gesture['kind']]?: Make<Kind> };

type Pressing = Pick<GestureOf<'click'>, 'times' | 'hold' | 'at' | 'button' | 'modifiers'>;

async function press(node: ScreenNode, how: Pressing, phone: Phone): Promise<void> {
  const { times = 1, hold: milliseconds, at: part, button = 'left', modifiers = [] } = how;
  if (button !== 'left' || modifiers.length > 0)
    throw new GestureError('refused', 'a finger has no other button, and a phone no key to hold');
  const spot = part ? { x: node.box.x + part.x, y: node.box.y + part.y } : spotIn(node.box);
  if (milliseconds !== undefined) return hold(spot, milliseconds, phone);
  if (times === 1 && part === undefined) return phone.elementClick(await elementOf(node, phone));
  return tap(spot, phone, times);
}

async function screenOf(phone: Phone): Promise<{ x: number; y: number; width: number; height: number }> {
  const { width, height } = await phone.getWindowRect();
  return { x: 0, y: 0, width, height };
}

/** What the keyboard lies over, or what is known to be further up or down. */
async function reveal({ box, coveredBy, isInView }: ScreenNode, phone: Phone): Promise<void> {
  if (coveredBy?.attributes.className === 'keyboard') return hideKeyboard(phone);
  if (isInView) return undefined;
  const screen = await screenOf(phone);
  const [there, middle] = [spotIn(box), spotIn(screen)];
  return swipe(screen, { right: there.x - middle.x, down: there.y - middle.y }, phone);
}

/** Where none is shown Appium's drivers say so, which is as well. */
export async function hideKeyboard(phone: Phone): Promise<void> {
  await phone.executeScript('mobile: hideKeyboard', []).catch(() => undefined);
}
