/** The XML of a page source as plain elements, each with the XPath that leads back to it. */
import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom';

export interface SourceElement {
  readonly name: string;
  /** Those that say anything. */
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  readonly parent: SourceElement | undefined;
  readonly children: SourceElement[];
  readonly xpath: string;
}

/** Throws where it is empty or no XML. */
export function parseSource(xml: string): SourceElement {
  if (xml.trim() === '') throw new Error('The page source of the phone is empty.');
  const root = rootOf(xml);
  return readElement(root, undefined, `/${root.nodeName}`);
}

function rootOf(xml: string): Element {
  const cause = (reason: string) => new Error(`The page source of the phone cannot be read: ${reason}.`);
  try {
    const { documentElement } = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      xml.trim(),
      'text/xml',
    );
    if (documentElement !== null) return documentElement;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw cause(reason.replace(/\.$/, ''));
  }
  throw cause('it has no element');
}

const ELEMENT = 1;

function readElement(node: Element, parent: SourceElement | undefined, xpath: string): SourceElement {
  const children: SourceElement[] = [];
  const element = { name: node.nodeName, attributes: attributesOf(node), parent };
  const read: SourceElement = { ...element, children, xpath };
  const counts = new Map<string, number>();
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== ELEMENT) continue;
    const count = (counts.get(child.nodeName) ?? 0) + 1;
    counts.set(child.nodeName, count);
    children.push(readElement(child as Element, read, `${xpath}/${child.nodeName}[${count}]`));
  }
  return read;
}

function attributesOf({ attributes }: Element): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { name, value } of attributes) if (value !== '') said[name] = value;
  return said;
}
