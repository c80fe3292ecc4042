/** What the script in the page says of a node in one number, and how its answer is put together. */

export const FLAG = {
  visible: 1,
  inView: 2,
  usable: 4,
  /** It begins and ends a line. */
  block: 8,
  edgeInFront: 16,
  edgeBehind: 32,
  /** It may be a letter of a word that is drawn letter by letter. */
  letterBox: 64,
  /** A text that stands apart from the one before it, without a blank. */
  apart: 128,
  /** White space stands before it. */
  blank: 256,
  /** A name that it has besides its text is perceived. */
  saysName: 512,
  text: 1024,
  /** Of a text: it is drawn in bold. */
  bold: 2048,
} as const;

/** Lines of the answer: these, and then one string a line. Line breaks in a string are written as `BREAK`. */
export const HEAD_LINES = 4;
export const BREAK = '\u0001';

/**
 * Numbers of a node: how far back its parent is, its tag or text, its flags, its box from the parent's corner, and how far
 * what stays its number is from that of the node before.
 */
export const NODE_SIZE = 8;
