/** What is asked of a screen again and again, made once for each. */
import type { NameSource, Naming, Screen, ScreenNode } from '../screen/Screen.js';
import { fold, squeeze } from './compareNames.js';

/** A thing with one of the names that it goes by. */
export interface Bearer {
  node: ScreenNode;
  plain: string;
  folded: string;
  from: NameSource;
  /** The piece of text that it is, where other things stand beside it in the node. */
  piece?: ScreenNode;
}

export interface ScreenIndex {
  bearers: readonly Bearer[];
  /** The last node in it, by id. */
  endOf: (node: ScreenNode) => number;
  /** What shows the document that it stands in; undefined for the page's own. */
  frameOf: (node: ScreenNode) => ScreenNode | undefined;
  headings: readonly ScreenNode[];
}

const known = new WeakMap<Screen, ScreenIndex>();

export function indexOf(screen: Screen): ScreenIndex {
  let index = known.get(screen);
  if (index === undefined) known.set(screen, (index = makeIndex(screen)));
  return index;
}

function makeIndex({ nodes }: Screen): ScreenIndex {
  const ends = new Int32Array(nodes.length);
  const frames: (ScreenNode | undefined)[] = [];
  for (let id = nodes.length - 1; id >= 0; id--) {
    const { parent } = nodes[id] as ScreenNode;
    const end = Math.max(ends[id] ?? 0, id);
    ends[id] = end;
    if (parent) ends[parent.id] = Math.max(ends[parent.id] ?? 0, end);
  }
  for (const { id, parent } of nodes)
    frames[id] = parent && (parent.tag === 'iframe' || parent.tag === 'frame' ? parent : frames[parent.id]);
  const endOf = ({ id }: ScreenNode) => ends[id] ?? id;
  return {
    bearers: nodes.flatMap((node) => bearersOf(node, endOf(node) - node.id)),
    endOf,
    frameOf: ({ id }) => frames[id],
    headings: nodes.filter(({ role, isVisible }) => role === 'heading' && isVisible),
  };
}

/** What holds more is a part of the page, and no text. */
const TEXT_SIZE = 60;

function bearersOf(node: ScreenNode, size: number): Bearer[] {
  if (node.tag === '#text') return ofPiece(node);
  const found: Bearer[] = [];
  for (const { text, from } of [...node.names, ...unseenNames(node)]) add(found, { node, text, from });
  if (node.children.length > 0 && size < TEXT_SIZE && node.parent !== undefined && !isOnePiece(node))
    add(found, { node, text: node.text, from: 'content' });
  return found;
}

const isOnePiece = ({ children }: ScreenNode): boolean =>
  children.length === 1 && children[0]?.tag === '#text';

function ofPiece(piece: ScreenNode): Bearer[] {
  const { parent, text } = piece;
  if (parent === undefined) return [];
  const found: Bearer[] = [];
  add(found, { node: parent, text, from: 'content' });
  return found.map((one) => (parent.children.length > 1 ? { ...one, piece } : one));
}

function add(
  found: Bearer[],
  { node, text, from }: { node: ScreenNode; text: string; from: NameSource },
): void {
  const plain = squeeze(text);
  if (plain === '' || found.some((one) => one.plain === plain)) return;
  found.push({ node, plain, folded: fold(plain) || plain.toLowerCase(), from });
}

/** What only the markup calls a picture or a control that has no other name: `fa fa-trash`, `add-to-cart`. */
function unseenNames({ names, tag, isUsable, attributes: { testId, className } }: ScreenNode): Naming[] {
  if (names.length > 0 || !(isUsable || PICTURES.has(tag))) return [];
  const tokens = (className ?? '').split(/\s+/).filter((token) => token !== '');
  return [
    ...(testId === undefined ? [] : [{ text: words(testId), from: 'test id' as const }]),
    ...tokens.map((token) => ({ text: words(token.replace(PREFIX, '')), from: 'class' as const })),
  ];
}

const PICTURES: ReadonlySet<string> = new Set(['i', 'svg', 'img', 'span']);
const PREFIX = /^(?:fa|icon|bi|mdi|anticon|material-icons|lucide|ti|glyphicon|octicon)-|-icon$/;

/** `addToCart` and `add-to-cart` as people say them. */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_./]+/g, ' ');
