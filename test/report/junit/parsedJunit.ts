/** A JUnit file as a strict XML parser reads it, in a form that is easy to compare. */
import { DOMParser, onWarningStopParsing, type Element } from '@xmldom/xmldom';

export interface ParsedElement {
  name: string;
  attributes: Record<string, string>;
  /** Of elements that hold no others. */
  text: string;
  children: ParsedElement[];
}

/** @throws ParseError for whatever is not well-formed */
export function parsedJunit(xml: string): ParsedElement {
  const root = new DOMParser({ onError: onWarningStopParsing }).parseFromString(
    xml,
    'text/xml',
  ).documentElement;
  if (!root) throw new Error('There is no root element.');
  return parsed(root);
}

function parsed(element: Element): ParsedElement {
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
  return {
    name: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '') : '',
    children: children.map(parsed),
  };
}

export const all = (element: ParsedElement, name: string): ParsedElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];

export function testNamed(root: ParsedElement, part: string): ParsedElement {
  const found = all(root, 'testcase').filter(({ attributes }) => attributes['name']?.includes(part));
  if (found.length !== 1) throw new Error(`${found.length} tests are named "${part}".`);
  return found[0]!;
}

export const child = (element: ParsedElement, name: string): ParsedElement | undefined =>
  element.children.find((one) => one.name === name);

export const properties = (element: ParsedElement): [name: string, value: string][] =>
  (child(element, 'properties')?.children ?? []).map(({ attributes }) => [
    attributes['name'] ?? '',
    attributes['value'] ?? '',
  ]);
