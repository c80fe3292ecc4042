/** What is written into fields, and set at wheels and sliders: by the element, for which Appium's drivers have commands, and how that is found again. */
import { GestureError } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { tap } from './fingers.js';
import { elementIn, type Phone, type PhonePlatform } from './Phone.js';
import type { SourceElement } from './parseSource.js';
import { elementOfNode } from './readPhoneSource.js';

export async function fill(node: ScreenNode, value: string, phone: Phone): Promise<void> {
  return writeInto(await elementOf(node, phone), value, phone);
}

/** In place of what stands there. */
export async function writeInto(element: string, value: string, phone: Phone): Promise<void> {
  await phone.elementClear(element);
  if (value !== '') await phone.elementSendKeys(element, value);
}

export async function type(node: ScreenNode | undefined, text: string, phone: Phone): Promise<void> {
  const element = node ? await elementOf(node, phone) : elementIn(await phone.getActiveElement());
  if (element === undefined) throw new GestureError('refused', 'nothing on the phone has the focus');
  await phone.elementSendKeys(element, text);
}

export interface On {
  phone: Phone;
  platform: PhonePlatform;
}

/** iOS turns a wheel to what is sent to it; in that of Android a field takes it. */
export async function turn(node: ScreenNode, value: string, { phone, platform }: On): Promise<void> {
  if (platform === 'ios') return phone.elementSendKeys(await elementOf(node, phone), value);
  const { using, value: path } = wayTo(node, 'xpath');
  const field = elementIn(await phone.findElement(using, `${path}//android.widget.EditText`));
  if (field === undefined) throw new GestureError('refused', 'it has no field that a value is written into');
  await phone.elementClear(field);
  await phone.elementSendKeys(field, value);
  await phone.executeScript('mobile: performEditorAction', [{ action: 'done' }]);
}

/** iOS takes a part of 1, Android a value of the slider's own; a part of its way is touched there. */
export async function slide(node: ScreenNode, value: string, { phone, platform }: On): Promise<void> {
  const percent = value.endsWith('%') ? Number.parseFloat(value) / 100 : undefined;
  if (platform === 'ios') {
    if (percent === undefined)
      throw new GestureError('refused', 'iOS sets it by percent only. Please write such as "50%"');
    return phone.elementSendKeys(await elementOf(node, phone), String(percent));
  }
  if (percent === undefined) return phone.elementSendKeys(await elementOf(node, phone), value);
  const { x, y, width, height } = node.box;
  return tap({ x: x + Math.min(width * percent, width - 1), y: y + height / 2 }, phone);
}

/** A piece of text has no element of its own: that which holds it is meant. */
export async function elementOf(node: ScreenNode, phone: Phone): Promise<string> {
  const { using, value } = wayTo(node);
  const found = elementIn(await phone.findElement(using, value));
  if (found === undefined || found === '') throw new GestureError('gone', 'It is not there any more.');
  return found;
}

interface Way {
  /** As WebDriver and Appium call it. */
  using: 'xpath' | 'id' | 'accessibility id' | '-ios class chain';
  value: string;
}

/** @param only XPaths lead anywhere, and take WebDriverAgent seconds, since it makes an XML of the whole screen for each */
export function wayTo(node: ScreenNode, only?: 'xpath'): Way {
  const element = elementOfNode(node) ?? (node.parent && elementOfNode(node.parent));
  if (element === undefined) throw new GestureError('gone', 'It is not there any more.');
  const xpath = element.xpath.replace(/^\/AppiumAUT(?=\/XCUIElementType)/, '');
  if (only === 'xpath') return { using: 'xpath', value: xpath };
  return byName(element) ?? byClasses(xpath) ?? { using: 'xpath', value: xpath };
}

function byName(element: SourceElement): Way | undefined {
  return namesOf(element).find(([attribute, { value }]) => countOf(element, attribute, value) === 1)?.[1];
}

type Name = [attribute: string, way: Way];

function namesOf({ name: kind, attributes: said }: SourceElement): Name[] {
  const name = (attribute: string, using: Way['using']): Name[] => {
    const value = said[attribute];
    return value === undefined ? [] : [[attribute, { using, value }]];
  };
  if (kind.startsWith('XCUIElementType')) return name('name', 'accessibility id');
  const isAndroid = said.class !== undefined || kind.startsWith('android.');
  return isAndroid ? [...name('resource-id', 'id'), ...name('content-desc', 'accessibility id')] : [];
}

function countOf(element: SourceElement, attribute: string, value: string): number {
  let root = element;
  while (root.parent !== undefined) root = root.parent;
  const count = (one: SourceElement): number =>
    one.children.reduce((sum, child) => sum + count(child), one.attributes[attribute] === value ? 1 : 0);
  return count(root);
}

/** The same way as the XPath's, which iOS goes without an XML. */
function byClasses(xpath: string): Way | undefined {
  const [, application = '', path] = /^\/(XCUIElementTypeApplication)(?:\[1\])?\/(.+)$/.exec(xpath) ?? [];
  return application === '' || path === undefined ? undefined : { using: '-ios class chain', value: path };
}
