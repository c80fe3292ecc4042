/** Which icon an element draws, as the kits of icons say it: by a class, an attribute, or a word that a font draws. Pure. */
import type { Facts, SeenNode } from '../SeenNode.js';
import { iconDrawnBy } from './drawings.js';
import { wordsOf } from './markWords.js';

/** None of what is no icon, or doesn't say which one. */
export function iconNamesOf(node: SeenNode): string[] {
  if (node.tag === '#text' || node.isPlain) return [];
  const said = [...byAttribute(node), ...byWord(node), ...byClass(node), ...byDrawing(node.facts)];
  return [...new Set(said.map(wordsOf).flatMap((words) => [words, plainIcon(words)]))].filter(
    (words) => words !== '',
  );
}

/** Without the words for how it is drawn: `trash-2`, `heart-outline`, `heart_24_regular`, `file_download`. */
export const plainIcon = (words: string): string =>
  words
    .replace(/(?<=\p{L})\d+\b/gu, '')
    .replace(/^(?:file|cloud) (?=(?:down|up)load\b)/, '')
    .replace(STYLE_LAST, '');

const STYLE_LAST =
  /(?: (?:circle|round|rounded|outlined?|fill(?:ed)?|line|solid|regular|duotone|sharp|border|simple|alt|alternate|lg|o|a|b|icon|svg|\d+))+$/;

/** Of the sets that a style sheet or a script draws; the set stands before a colon: `mdi:trash-can`. */
const ATTRIBUTES = [
  'data-icon',
  'data-lucide',
  'data-feather',
  'data-eva',
  'data-icon-name',
  'data-mat-icon-name',
];

function byAttribute({ tag, facts }: SeenNode): string[] {
  const names = tag.endsWith('-icon') ? [...ATTRIBUTES, 'name', 'icon'] : ATTRIBUTES;
  return names.flatMap((name) => facts[name] ?? []).map((icon) => icon.replace(/^.*:/, '').replace(ICON, ''));
}

const byWord = (node: SeenNode): string[] => wordOfIcon(node) ?? [];

/** `<i class="material-icons">delete</i>`: a font makes a picture of the word, and so nobody reads it. */
export function wordOfIcon({ tag, facts, children }: SeenNode): [string] | undefined {
  const word = onlyWordOf(children);
  if (word === undefined) return undefined;
  return LIGATURE_TAGS.test(tag) || LIGATURES.test(facts.class ?? '') ? [word] : undefined;
}

/** A kit may put a box around it. */
function onlyWordOf([only, another]: readonly SeenNode[]): string | undefined {
  if (only === undefined || another !== undefined) return undefined;
  if (only.tag !== '#text') return only.tag === 'span' ? onlyWordOf(only.children) : undefined;
  const word = only.words.trim();
  return /^[a-z\d]+(?:_[a-z\d]+)*$/.test(word) ? word : undefined;
}

const LIGATURE_TAGS = /^(?:mat|md|mwc)-icon$/;
const LIGATURES = /(?:^|\s)(?:material-(?:icons|symbols)(?:-\w+)?|mat-ligature-font)(?=\s|$)/;

function byClass({ tag, facts: { class: said }, text }: SeenNode): string[] {
  if (said === undefined || text !== '') return [];
  const tokens = said.split(/\s+/).filter((token) => token !== '');
  const ofKit = tokens.filter((token) => KIT.test(token)).map((token) => token.replace(KIT, ''));
  // Semantic UI: `<i class="trash alternate icon"></i>`.
  if (ofKit.length === 0 && tag === 'i' && tokens.includes('icon'))
    return [tokens.filter((token) => token !== 'icon').join(' ')];
  return ofKit.filter((name) => !NO_ICON.test(name));
}

const KIT =
  /^(?:(?:el-|ms-|tabler-|svg-?|ant)?icons?(?:-tabler|-ic_fluent)?|ic_fluent|fa[srlbd]?|bi|mdi|glyphicon|ti|la|lucide|anticon|pi|ri|bx[sl]?|ion(?:-(?:ios|md|android|logo))?|octicon|feather|fe|ph|codicon|eva|lnr|fi-[a-z]{2}|gg|ci[lsb]|lni|uil|i-(?:material-symbols|[a-z\d]+))[-_:]+/i;

/** How large it is and how it is drawn, or what holds one. */
const NO_ICON =
  /^(?:solid|regular|brands|light|thin|bold|fill|duotone|sharp|outlined?|filled|fw|sm|md|lg|\d*x[sl]|\d+x|small|medium|large|size\b.*|spin|pulse|inverse|stack\b.*|icons?|button|btn|wrap(?:per)?|container|box|only|root|inner|outer|holder|left|right|start|end|\d+)$/i;

/** Before or behind the name of an icon, in a class or the name of a file. */
export const ICON =
  /^(?:(?:svg|el|ant)?icons?|ic|fa[srlb]?|bi|mdi|glyphicon|ti|la|lucide|anticon|pi|ri|bxs?|ion|octicon|feather|ph|codicon)[-_]+|[-_]icons?$/i;

const byDrawing = (facts: Facts): string[] =>
  [iconDrawnBy(facts['.path'])].filter((one) => one !== undefined);
