/** What a thing without words is called in its markup: as an icon, by its class, by the file of its picture. Pure. */
import type { Naming } from '../Screen.js';
import type { Facts, SeenNode } from '../SeenNode.js';
import { iconDrawnBy } from './drawnIcons.js';

/** Further in it is no icon of it any more. */
const MOST = 6;

export function markNames(node: SeenNode): Naming[] {
  const parts = [node, ...partsOf(node)].slice(0, MOST);
  return [
    ...parts.flatMap(({ facts }) => files(facts).map((text) => ({ text, from: 'file name' as const }))),
    ...testIds(node.facts).map((text) => ({ text, from: 'test id' as const })),
    ...parts.flatMap(({ facts }) => drawings(facts).map((text) => ({ text, from: 'class' as const }))),
    ...parts.flatMap(({ facts }) => classes(facts).map((text) => ({ text, from: 'class' as const }))),
  ].filter(({ text }) => /\p{L}{2}/u.test(text));
}

function partsOf(node: SeenNode): SeenNode[] {
  return node.children.flatMap((child) => [child, ...partsOf(child)]);
}

const testIds = (facts: Facts): string[] =>
  ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'].flatMap((name) => {
    const id = facts[name];
    return id === undefined ? [] : [wordsOf(id)];
  });

const drawings = (facts: Facts): string[] => [iconDrawnBy(facts['.path'])].filter((one) => one !== undefined);

const classes = ({ class: said = '' }: Facts): string[] =>
  said
    .split(/\s+/)
    .filter((token) => !HASHED.test(token))
    .map((token) => wordsOf(token.replace(ICON, '')));

/** Made by a tool for itself. */
const HASHED = /^(?:css|sc|jss|jsx|svelte|_)-|\d{2}/;
const ICON =
  /^(?:(?:svg|el|ant)?icons?|fa[srlb]?|bi|mdi|glyphicon|ti|la|lucide|anticon|pi|ri|bxs?|ion|octicon|feather|ph|codicon)[-_]+|[-_]icons?$/i;

/** `trashCan`, `trash-can` and `trash_can` are "trash can". */
const wordsOf = (token: string): string =>
  token
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

function files({ src = '', href = '' }: Facts): string[] {
  const address = src === '' ? href : src;
  if (/^(?:data|blob|javascript|mailto|tel):/i.test(address)) return [];
  const last = /#([^#/?]+)$/.exec(address)?.[1] ?? /([^/#?]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  return [wordsOf(last.replace(/(?:[.-][\da-f]{6,})?(?:\.[a-z]{2,5})?$/i, '').replace(ICON, ''))];
}
