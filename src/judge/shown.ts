/** What is read in a part of a screen. What a frame shows is a page of its own: it counts only where the frame is meant, or its window. */
import type { Piece, Screen, ScreenNode } from '../screen/Screen.js';
import { closest, descendantsOf } from '../grounding/places/structure.js';

const isDocument = ({ tag }: ScreenNode): boolean => tag === '#document';

export interface ShownPieces {
  readonly pieces: readonly Piece[];
}

/** Of a frame, what its document shows. */
export function shownIn(node: ScreenNode): ShownPieces {
  const start = openFrame(node);
  const pages = descendantsOf(start).filter(isDocument);
  if (pages.length === 0) return start;
  const own = pageOf(start);
  const ofOwn = start.pieces.filter((piece) => pageOf(piece.node) === own);
  const page = isWindowOf(start, pages, ofOwn) ? pages[0] : own;
  return { pieces: start.pieces.filter(({ node: one }) => pageOf(one) === own || pageOf(one) === page) };
}

/** A window with a title and, below it, nothing but one page: that is what it shows. */
function isWindowOf(node: ScreenNode, [page, another]: ScreenNode[], own: readonly Piece[]): boolean {
  const frame = page?.parent;
  if (frame?.isVisible !== true || another !== undefined || WHOLE.has(node.tag)) return false;
  const title = own.map(({ text }) => text).join(' ');
  return title !== '' && title.length <= LONGEST_TITLE && areaOf(frame) >= areaOf(node) / 2;
}

const areaOf = ({ box }: ScreenNode): number => box.width * box.height;
const WHOLE: ReadonlySet<string> = new Set(['#document', 'html', 'body', 'main']);
const LONGEST_TITLE = 80;

export function openFrame(node: ScreenNode): ScreenNode {
  if (node.tag !== 'iframe' && node.tag !== 'frame') return node;
  return node.children.find(isDocument) ?? node;
}

export const pageOf = (node: ScreenNode): ScreenNode | undefined => closest(node, isDocument);

/** The documents that the visible frames of a screen show. */
export function framesOf({ nodes, root }: Screen): ScreenNode[] {
  return nodes.filter((node) => isDocument(node) && node !== root && node.parent?.isVisible === true);
}

/** Anything to see, be it no text. */
const THINGS: ReadonlySet<string> = new Set(
  'img svg canvas video audio iframe object embed input select textarea button'.split(' '),
);

export function isBlank({ root, nodes }: Screen): boolean {
  return root.pieces.length === 0 && !nodes.some((node) => node.isVisible && THINGS.has(node.tag));
}
