/** What is read in a part of a screen. What a frame shows is a page of its own: it counts only where the frame is meant. */
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
  return { pieces: start.pieces.filter((piece) => pageOf(piece.node) === own) };
}

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
