/** What is done to an element of a page in a web view, by the commands that WebDriver has for it there. */
import { type Gesture, GestureError } from '../Driver.js';
import type { Phone } from './Phone.js';
import { keyOf } from './fingers.js';

type Make = (phone: Phone, element: string) => Promise<unknown>;

/** Undefined of what is done by a finger at its place. */
export function webGesture(gesture: Gesture): Make | undefined {
  if (gesture.kind === 'click' && !isPlain(gesture)) return undefined;
  const makeOf = MAKES[gesture.kind as keyof typeof MAKES] as ((gesture: Gesture) => Make) | undefined;
  return makeOf?.(gesture);
}

const click = (): Make => (phone, element) => phone.elementClick(element);

const MAKES = {
  ...{ click, focus: click },
  reveal: () => (phone, element) => phone.executeScript(REVEAL, [asArgument(element)]),
  fill:
    ({ value }) =>
    (phone, element) =>
      fill(phone, element, value),
  type:
    ({ text }) =>
    (phone, element) =>
      phone.elementSendKeys(element, text),
  press:
    ({ key }) =>
    (phone, element) =>
      press(phone, element, key),
  select:
    ({ options }) =>
    (phone, element) =>
      select(phone, element, options),
} satisfies { [Kind in Gesture['kind']]?: (gesture: Extract<Gesture, { kind: Kind }>) => Make };

const isPlain = ({ times = 1, hold, at, button = 'left', modifiers = [] }: Gesture & { kind: 'click' }) =>
  times === 1 && hold === undefined && at === undefined && button === 'left' && modifiers.length === 0;

async function fill(phone: Phone, element: string, value: string): Promise<void> {
  await phone.elementClear(element);
  if (value !== '') await phone.elementSendKeys(element, value);
}

async function press(phone: Phone, element: string, key: string): Promise<void> {
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
