/** How an element is found again on the phone: by what only it is called, or else by where it stands. */
import { GestureError } from '../GestureError.js';
import type { ScreenNode } from '../Screen.js';
import type { SourceElement } from './parseSource.js';
import { elementOfNode } from './readPhoneSource.js';

export interface Way {
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
  const names = namesOf(element);
  return names.find(({ attribute, value }) => countOf(element, attribute, value) === 1)?.way;
}

interface Name {
  attribute: string;
  value: string;
  way: Way;
}

function namesOf({ name: kind, attributes: said }: SourceElement): Name[] {
  const name = (attribute: string, using: Way['using']): Name[] => {
    const value = said[attribute];
    return value === undefined ? [] : [{ attribute, value, way: { using, value } }];
  };
  if (kind.startsWith('XCUIElementType')) return name('name', 'accessibility id');
  const isAndroid = said.class !== undefined || kind.startsWith('android.');
  return isAndroid ? [...name('resource-id', 'id'), ...name('content-desc', 'accessibility id')] : [];
}

/** How many on the screen are called so. */
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
