/** What a node may be called, the surest first. Pure. */
import type { NameSource, Naming } from '../Screen.js';
import type { SeenNode } from '../SeenNode.js';
import { togglerOf } from '../droppedMenu.js';
import { iconsIn, markNames, ownIcon } from './markNames.js';

export function namesOf(node: SeenNode): Naming[] {
  const names: Naming[] = [];
  const add = (from: NameSource, said: string | undefined) => {
    const text = (said ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '' && !names.some((other) => other.text === text)) names.push({ text, from });
  };
  if (node.tag === '#text') {
    add('content', node.text);
    return names;
  }
  addLabels(node, add);
  add('caption', captionOf(node));
  add('content', contentOf(node));
  add('alternative text', alternativeOf(node));
  addOthers(node, add);
  if (names.length === 0 && mayBeIcon(node)) return markNames(node);
  return [...names, ...(isCounted(node) ? iconsIn(node) : ownIcon(node))];
}

const mayBeIcon = ({ isUsable, tag }: SeenNode): boolean =>
  isUsable || /^(?:img|svg|i|canvas|video)$/.test(tag);

/** The heart with the number of those who like it. */
const isCounted = ({ isUsable, text }: SeenNode): boolean => isUsable && /^\d{1,4}\+?$/.test(text);

type Add = (from: NameSource, said: string | undefined) => void;

function addLabels(node: SeenNode, add: Add): void {
  const { tag, facts } = node;
  if (tag === 'optgroup') add('label', facts['.label']);
  add('label', facts['.labelledby']);
  add('label', facts['aria-label']);
  const labels = facts['.labelled'] ?? node.label?.text;
  add('label', labels);
  add('label', togglerOf(node)?.text);
  for (const label of labels?.split('\n') ?? []) add('label', label);
}

const CAPTIONS: Partial<Record<string, string>> = {
  ...{ table: 'caption', fieldset: 'legend', figure: 'figcaption', details: 'summary' },
};

function captionOf({ tag, children }: SeenNode): string | undefined {
  const caption = CAPTIONS[tag];
  return caption === undefined ? undefined : children.find((child) => child.tag === caption)?.text;
}

/** What is longer is read, but nobody's name. */
const LONGEST = 300;
const FIELD = /^(?:input|textarea|select)$/;

function contentOf(node: SeenNode): string | undefined {
  if (FIELD.test(node.tag) || node.facts['.editable'] !== undefined || node.tag === '#document')
    return undefined;
  const text = node.pieces
    .filter(({ kind }) => kind !== 'value')
    .filter(({ kind, node: source }) => kind !== 'name' || (source !== node && !FIELD.test(source.tag)))
    .map((piece) => piece.text)
    .join(' ');
  return text.length > LONGEST ? undefined : text;
}

function alternativeOf({ tag, facts }: SeenNode): string | undefined {
  if (tag === 'svg') return facts['.title'];
  return /^(?:img|area|input)$/.test(tag) ? facts.alt : undefined;
}

function addOthers(node: SeenNode, add: Add): void {
  const { tag, facts } = node;
  if (tag === 'input' && node.role === 'button') add('value', facts['.value']);
  add('placeholder', facts.placeholder ?? facts['aria-placeholder']);
  add('title', facts.title?.replace(SHORTCUT, ''));
  add('title', facts.title);
  if (node.isUsable && facts.title === undefined && !WORDS.test(node.text)) add('title', titleAround(node));
}

/** A picture that can be pressed is in nothing else that has a title, and so the title is its. */
function titleAround({ parent, role }: SeenNode): string | undefined {
  const isAlone = parent?.children.length === 1 && /^(?:button|link)$/.test(role);
  return isAlone ? parent.facts.title : undefined;
}

const WORDS = /[\p{L}\p{N}]/u;

/** "Edit this page [e]", "Save (Ctrl+S)": the keys that do the same. */
const SHORTCUT =
  /\s*(?:\[\p{L}\]|[[(](?:(?:ctrl|control|alt|shift|cmd|meta|option|[⌘⌥⇧⌃])\s?[+-]?\s?)+\S{1,6}[\])])$/iu;
