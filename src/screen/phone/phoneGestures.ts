/** Each gesture as a finger makes it: by the element where Appium has a command for that, else by the pointer; and as WebDriver makes it in a page of a web view. */
import { type Gesture, GestureError } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { drag, press as hold, spotIn, swipe, tap, pressKey, keyOf } from './fingers.js';
import type { Phone, PhonePlatform } from './Phone.js';
import { elementOf, fill, slide, turn, type, writeInto } from './phoneFields.js';

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

type MakeInPage<Made extends Gesture> = (gesture: Made, phone: Phone, element: string) => Promise<unknown>;

/** Undefined of what is done by a finger at its place. */
export function webGesture(
  gesture: Gesture,
): ((phone: Phone, element: string) => Promise<unknown>) | undefined {
  if (gesture.kind === 'click' && !isPlain(gesture)) return undefined;
  const make = IN_PAGE[gesture.kind as keyof typeof IN_PAGE] as MakeInPage<Gesture> | undefined;
  return make && ((phone, element) => make(gesture, phone, element));
}

const IN_PAGE = {
  click: (_gesture, phone, element) => phone.elementClick(element),
  focus: (_gesture, phone, element) => phone.elementClick(element),
  reveal: (_gesture, phone, element) => phone.executeScript(REVEAL, [asArgument(element)]),
  fill: ({ value }, phone, element) => writeInto(element, value, phone),
  type: ({ text }, phone, element) => phone.elementSendKeys(element, text),
  press: ({ key }, phone, element) => pressInPage(phone, element, key),
  select: ({ options }, phone, element) => select(phone, element, options),
} satisfies { [Kind in Gesture['kind']]?: MakeInPage<Extract<Gesture, { kind: Kind }>> };

const isPlain = ({ times = 1, hold, at, button = 'left', modifiers = [] }: Gesture & { kind: 'click' }) =>
  times === 1 && hold === undefined && at === undefined && button === 'left' && modifiers.length === 0;

async function pressInPage(phone: Phone, element: string, key: string): Promise<void> {
  const value = keyOf(key);
  if (value === undefined) throw new GestureError('refused', `a page on a phone has no key ${key}`);
  await phone.elementSendKeys(element, value);
}

async function select(phone: Phone, element: string, options: readonly string[]): Promise<void> {
  const isDone = await phone.executeScript(SELECT, [asArgument(element), options]);
  if (isDone !== true) throw new GestureError('refused', 'it has no such option');
}

const asArgument = (element: string) => ({ 'element-6066-11e4-a52e-4f735466cecf': element });

const REVEAL = "arguments[0].scrollIntoView({ block: 'center', inline: 'center' });";

const SELECT = `const [list, labels] = arguments;
const all = Array.from(list.options ?? []);
if (!labels.every((label) => all.some((one) => one.label.trim() === label && !one.disabled))) return false;
for (const one of all) one.selected = labels.includes(one.label.trim());
for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
return true;`;
