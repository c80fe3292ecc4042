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
    ...(node.text === '' ? parts : [node]).flatMap((part) =>
      ids(part).map((text) => ({ text, from: 'test id' as const })),
    ),
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

/** The ids of what shows no text, if no tool made them, and what they are about: `header--button-settings`, `AccountCircleIcon`. */
function ids({ facts, text }: SeenNode): string[] {
  const said = text !== '' || facts.id === undefined || MADE.test(facts.id) ? [] : [wordsOf(facts.id)];
  const all = [...testIds(facts), ...said];
  return [...new Set([...all, ...(text === '' ? all.map(aboutOf) : [])])];
}

const MADE = /\d|^[:_«]|^(?:radix|headlessui|mui|react)\b/;

/** Without the words for where it is, what it is, and how it is drawn. */
function aboutOf(id: string): string {
  const about = id.replace(PLACE_FIRST, '').replace(DRAWN_LAST, '');
  return about === '' ? id : about;
}

const PLACE_FIRST =
  /^(?:(?:app|page|main|top|bottom|header|footer|nav|navbar|toolbar|sidebar|tooltip|button|btn|icon|link) )+/;
const DRAWN_LAST =
  /(?: (?:button|btn|icon|link|circle|round|rounded|outline|outlined|filled|solid|regular|alt|o|svg))+$/;
const drawings = (facts: Facts): string[] => [iconDrawnBy(facts['.path'])].filter((one) => one !== undefined);

const classes = ({ class: said = '' }: Facts): string[] =>
  said
    .split(/\s+/)
    .filter((token) => !HASHED.test(token))
    .map((token) => wordsOf(token.replace(ICON, '')))
    .flatMap((words) => (DRAWN_LAST.test(words) ? [words, aboutOf(words)] : [words]));

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
