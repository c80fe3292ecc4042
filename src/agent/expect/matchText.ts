/** Whether words are among what a page shows, and how surely. Pure. */
import type { TextRelation } from '../action.js';
import { toPattern } from '../pattern.js';
import { cutsWord } from '../wordEdges.js';
import type { Piece, Shown } from './readShown.js';

export interface TextMatch {
  /** Said where it isn't plain visible text in the same letters. */
  note?: string;
}

export function normalise(text: string): string {
  return text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether the text contains the words as whole ones: "Paid" is not in "Unpaid". Numbers are whole, too: "2.00" is
 * not in "12.00", nor "1" in "1.5", since a person who looks for a price would not take a part of another one for it.
 */
export function occurs(text: string, words: string, end: 'whole' | 'open' = 'whole'): boolean {
  // No words are in every text, which would say nothing.
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + words.length);
    const cutsFront = cutsWord(before, words) || (/^\d/.test(words) && /\d[.,]?$/.test(before));
    const cutsNumber = /\d$/.test(words) && /^[.,]?\d/.test(after);
    const cutsBack = cutsNumber || (end === 'whole' && cutsWord(words, after));
    if (!cutsFront && !cutsBack) return true;
  }
  return false;
}

/** Whether a text as a whole stands in such a relation to the wanted one. */
export function relates(text: string, relation: TextRelation, wanted: string): boolean {
  return RELATIONS[relation](normalise(text), normalise(wanted));
}

const RELATIONS: Record<TextRelation, (text: string, wanted: string) => boolean> = {
  is: (text, wanted) => text === wanted,
  contains: (text, wanted) => occurs(text, wanted, 'open'),
  'starts with': (text, wanted) => wanted !== '' && text.startsWith(wanted),
  'ends with': (text, wanted) => wanted !== '' && text.endsWith(wanted),
  matches: (text, wanted) => toPattern(wanted)?.test(text) ?? false,
};

/** Undefined where the words are not shown. */
export function matchShown(shown: Shown, wanted: string): TextMatch | undefined {
  const whole = matchPieces(shown, wanted, 'whole');
  if (whole !== undefined) return whole;
  const begun = matchPieces(shown, wanted, 'open');
  return begun && { note: [begun.note, BEGINNING].filter((note) => note !== undefined).join(' ') };
}

const BEGINNING = 'Found as the beginning of a longer word.';

function matchPieces({ pieces }: Shown, wanted: string, end: 'whole' | 'open'): TextMatch | undefined {
  const words = normalise(wanted);
  const isIn = (text: string) => occurs(text, words, end);
  const isInAnyCase = (text: string) => occurs(text.toLowerCase(), words.toLowerCase(), end);
  const text = joined(pieces, ['text']);
  if (isIn(text)) return {};
  const others = pieces.filter(({ kind }) => kind !== 'text');
  const other = others.find(({ text }) => isIn(text));
  if (other) return { note: noteOn(other) };
  if (isInAnyCase(text)) return { note: CASE };
  const folded = others.find(({ text }) => isInAnyCase(text));
  if (folded) return { note: `${noteOn(folded)} ${CASE}` };
  const everything = joined(pieces, ['text', 'value']);
  return isIn(everything) ? { note: 'Seen with the values of fields in between.' } : undefined;
}

const CASE = 'Seen with other capital letters than written.';

function noteOn({ kind, text }: Piece): string {
  const what = kind === 'value' ? 'the value of a field' : 'the name of something that is not shown as text';
  return `Seen as ${what}: "${shorten(text, 80)}".`;
}

export function joined(pieces: readonly Piece[], kinds: readonly Piece['kind'][]): string {
  return pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join(' ');
}

export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
