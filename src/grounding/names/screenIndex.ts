/** What is asked of a screen again and again, made once for each. */
import type { NameSource, Naming, Screen, ScreenNode } from '../../screen/Screen.js';
import { isDrawnByStyle, isIcon } from '../kinds/shapes.js';
import { pathOf } from '../places/structure.js';
import { fitOf, fold, squeeze, type Fit, type Name } from './compareNames.js';
import { Holders } from './holders.js';

/** A thing with one of the names that it goes by. */
export interface Bearer {
  node: ScreenNode;
  plain: string;
  folded: string;
  from: NameSource;
  /** The piece of text that it is, where other things stand beside it in the node. */
  piece?: ScreenNode;
  /** Taken from the score. */
  cost?: number;
}

export interface ScreenIndex {
  texts: readonly Bearer[];
  /** All names but what is read in a thing. */
  said: readonly Bearer[];
  /** How many pieces of text are in it. */
  textsIn: (node: ScreenNode) => number;
  /** Those pieces, in their order. */
  textsOf: (node: ScreenNode) => readonly Bearer[];
  /** The last node in it, by id. */
  endOf: (node: ScreenNode) => number;
  /** What shows the document that it stands in; undefined for the page's own. */
  frameOf: (node: ScreenNode) => ScreenNode | undefined;
  headings: readonly ScreenNode[];
  holdsParts: (node: ScreenNode) => boolean;
  /** Whether a table on it has headers of columns. */
  hasHeaders: boolean;
}

const known = new WeakMap<Screen, ScreenIndex>();

export function indexOf(screen: Screen): ScreenIndex {
  let index = known.get(screen);
  if (index === undefined) known.set(screen, (index = makeIndex(screen)));
  return index;
}

function makeIndex({ nodes }: Screen): ScreenIndex {
  const frames: (ScreenNode | undefined)[] = [];
  const texts: Bearer[] = [];
  /** The ids of the pieces. */
  const ids: number[] = [];
  const said: Bearer[] = [];
  const { ends, counts } = countUp(nodes);
  for (const node of nodes) {
    frames[node.id] = frameAround(node, frames);
    if (node.tag !== '#text') addSaid(said, node);
    else if (addText(texts, node, counts)) ids.push(node.id);
  }
  const parts = nodes.filter(({ tag }) => tag === 'table' || tag === 'iframe' || tag === 'frame');
  return {
    ...{ texts, said, endOf: ({ id }) => ends[id] ?? id, textsIn: ({ id }) => counts[id] ?? 0 },
    textsOf: ({ id }) => texts.slice(placeIn(ids, id), placeIn(ids, (ends[id] ?? id) + 1)),
    frameOf: ({ id }) => frames[id],
    holdsParts: ({ id }) => parts.some((part) => part.id > id && part.id <= (ends[id] ?? id)),
    headings: nodes.filter(({ role, isVisible }) => role === 'heading' && isVisible),
    hasHeaders: nodes.some(({ role, isVisible }) => role === 'columnheader' && isVisible),
  };
}

function frameAround(
  { parent }: ScreenNode,
  frames: readonly (ScreenNode | undefined)[],
): ScreenNode | undefined {
  if (parent === undefined) return undefined;
  return parent.tag === 'iframe' || parent.tag === 'frame' ? parent : frames[parent.id];
}

/** What holds a thing comes before it. */
function countUp(nodes: readonly ScreenNode[]): { ends: Int32Array; counts: Int32Array } {
  const ends = Int32Array.from(nodes, ({ id }) => id);
  const counts = Int32Array.from(nodes, (node) => (node.tag === '#text' && node.text.trim() !== '' ? 1 : 0));
  for (const { id, parent } of [...nodes].reverse()) {
    if (parent === undefined) continue;
    ends[parent.id] = Math.max(ends[parent.id] as number, ends[id] as number);
    counts[parent.id] = (counts[parent.id] as number) + (counts[id] as number);
  }
  return { ends, counts };
}

/** How many of the ids, which rise, are below one. */
function placeIn(ids: readonly number[], id: number): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] as number) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

function addText(texts: Bearer[], piece: ScreenNode, counts: Int32Array): boolean {
  const { parent, text } = piece;
  const plain = squeeze(text);
  if (parent === undefined || plain === '') return false;
  const isAlone = parent.children.every(
    (child) => child === piece || isWordless(child, counts[child.id] ?? 0),
  );
  const folded = fold(plain) || plain.toLowerCase();
  texts.push({ node: parent, plain, folded, from: 'content', ...(isAlone ? {} : { piece }) });
  return true;
}

/** A picture, or a sign. */
const isWordless = (node: ScreenNode, count: number): boolean =>
  count === 0 || (count === 1 && !WORDS.test(node.text));

const WORDS = /[\p{L}\p{N}]/u;

const CAPTIONED: ReadonlySet<string> = new Set(['table', 'fieldset', 'figure', 'details', 'option']);

function addSaid(said: Bearer[], node: ScreenNode): void {
  if (node.isPlain === true && !CAPTIONED.has(node.tag)) return;
  const isOption = node.tag === 'option';
  for (const { text, from } of [...node.names, ...unseenNames(node)]) {
    const isOwnText = from === 'content' && node.children.length > 0;
    if (isOwnText && !isOption) continue;
    const plain = squeeze(text);
    if (plain !== '') said.push({ node, plain, folded: fold(plain) || plain.toLowerCase(), from });
  }
}

/** What only the markup calls a picture or a control that has no other name: `fa fa-trash`, `add-to-cart`. */
function unseenNames(node: ScreenNode): Naming[] {
  const { names, tag, isUsable, attributes } = node;
  const { testId, className } = attributes;
  // What is around an icon that says what it shows is called something else.
  if (isIcon(node) && !isControl(node)) return [];
  const isNamed = names.length > 0 && tag !== 'i' && !isCountedPicture(node) && !isDrawnByStyle(node);
  if (isNamed || !(isUsable || PICTURES.has(tag))) return [];
  const tokens = (className ?? '').split(/\s+/).filter((token) => token !== '');
  return [
    ...(testId === undefined ? [] : [{ text: words(testId), from: 'test id' as const }]),
    ...tokens.map((token) => ({ text: words(token.replace(PREFIX, '')), from: 'class' as const })),
  ];
}

export const isControl = ({ role }: ScreenNode): boolean => role === 'button' || role === 'link';

/** The bell with a number on it is no "3". */
const isCountedPicture = (node: ScreenNode): boolean =>
  node.isUsable && /^\d{0,3}\+?$/.test(node.text.trim()) && holdsPicture(node, 3);

const holdsPicture = ({ children }: ScreenNode, depth: number): boolean =>
  children.some(({ tag }) => tag === 'svg' || tag === 'img') ||
  (depth > 1 && children.some((child) => holdsPicture(child, depth - 1)));

const PICTURES: ReadonlySet<string> = new Set(['i', 'svg', 'img', 'span']);
const PREFIX = /^(?:fa|[a-z]*icon|bi|mdi|anticon|material-icons|lucide|ti|glyphicon|octicon)-|-icon$/;

/** `addToCart` and `add-to-cart` as people say them. */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_./]+/g, ' ');

export interface Named {
  bearer: Bearer;
  fit: Fit;
}

/** All that bear a name, and what shows nothing else or holds it among few others. */
export function bearersOf(name: Name, index: ScreenIndex): Named[] {
  const found: Named[] = [];
  const holders = new Holders(found, index);
  for (const bearer of index.said) {
    const fit = fitOf(name, bearer.plain, bearer.folded);
    if (fit) addWithShell(found, { bearer, fit }, index, 0);
  }
  for (const bearer of index.texts) {
    const fit = fitOf(name, bearer.plain, bearer.folded);
    if (fit) {
      addWithShell(found, { bearer, fit }, index, bearer.piece ? Infinity : 1);
      holders.add({ bearer, fit });
    }
    if (fit !== 'exact' && name.folded.startsWith(bearer.folded)) addComposed(found, bearer, name, index);
  }
  return found;
}

const DEEP = 8;
const FEW = 4;

/** A text in a button is the button's, too; so is the name of a picture that is all that a link shows. */
function addWithShell(found: Named[], one: Named, { textsIn, textsOf }: ScreenIndex, most: number): void {
  found.push(one);
  const { bearer, fit } = one;
  if (most === Infinity || !SHELLED.has(bearer.from)) return;
  let around = bearer.node.parent;
  // A picture is called so before what it stands in.
  const cost = bearer.from === 'class' || bearer.from === 'icon' ? { cost: 6 } : {};
  const isOnly = (text: Bearer): boolean => text === bearer || !WORDS.test(text.plain);
  const isOne = (node: ScreenNode): boolean =>
    textsIn(node) <= most || (most > 0 && textsIn(node) <= FEW && textsOf(node).every(isOnly));
  for (let depth = 0; depth < DEEP && around?.parent && isOne(around); depth++) {
    if (most > 0 || around.isUsable) found.push({ bearer: { ...bearer, ...cost, node: around }, fit });
    around = around.parent;
  }
}

const SHELLED: ReadonlySet<NameSource> = new Set<NameSource>([
  ...(['content', 'alternative text', 'label', 'title', 'icon', 'class'] as const),
]);

const MANY_TEXTS = 14;

/** A name that is put together of several pieces of text, of which this is the first. */
function addComposed(found: Named[], { node, folded }: Bearer, name: Name, { textsIn }: ScreenIndex): void {
  for (const around of pathOf(node).slice(0, DEEP)) {
    if (textsIn(around) > MANY_TEXTS || around.parent === undefined) return;
    if (textsIn(around) < 2) continue;
    const plain = squeeze(around.text);
    const whole = fold(plain);
    const fit = whole === folded ? undefined : fitOf(name, plain, whole);
    const bearer: Bearer = { node: around, plain, folded: whole, from: 'content' };
    if (fit && !found.some((other) => other.bearer.node === around)) found.push({ bearer, fit });
  }
}
