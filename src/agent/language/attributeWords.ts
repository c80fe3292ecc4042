/** The words for what can be perceived of a thing, and for the parts of an address. */
import type { Attribute, UrlPart } from '../action.js';

const ATTRIBUTES: Partial<Record<Attribute, readonly string[]>> = {
  placeholder: ['placeholder', 'placeholder text'],
  tooltip: ['tooltip', 'tool tip', 'title attribute'],
  'alternative text': ['alt text', 'alternative text', 'alternate text', 'alt'],
  description: ['description', 'hint', 'help text', 'hint text', 'helper text', 'accessible description'],
  'error message': ['error message', 'validation message', 'validation error', 'error text', 'error'],
};
const ATTRIBUTE_OF = new Map(
  (Object.entries(ATTRIBUTES) as [Attribute, readonly string[]][]).flatMap(([attribute, words]) =>
    words.map((word): [string, Attribute] => [word, attribute]),
  ),
);
const SPELLINGS = [...ATTRIBUTE_OF.keys()].sort((one, other) => other.length - one.length);

export const ATTRIBUTE = new RegExp(SPELLINGS.join('|'));
/** Every spelling ends with one of them. */
export const ATTRIBUTE_ENDS: readonly string[] = [
  ...new Set(SPELLINGS.map((spelling) => spelling.split(' ').at(-1) ?? spelling)),
];

export function readAttribute(words: string): Attribute | undefined {
  return ATTRIBUTE_OF.get(words.toLowerCase());
}

const URL_PARTS: Record<string, UrlPart> = {
  path: 'path',
  pathname: 'path',
  query: 'query',
  'query string': 'query',
  hash: 'fragment',
  fragment: 'fragment',
  anchor: 'fragment',
  host: 'host',
  hostname: 'host',
  domain: 'host',
};

export const URL_PART = new RegExp(
  Object.keys(URL_PARTS)
    .sort((one, other) => other.length - one.length)
    .join('|'),
);

export function readUrlPart(words: string): UrlPart | undefined {
  return URL_PARTS[words.toLowerCase()];
}
