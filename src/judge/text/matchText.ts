/** Whether words are among what a page shows, and how surely. Pure. */
import { distance } from 'fastest-levenshtein';
import { cutsWord } from '../../grounding/names/compareNames.js';
import { quote } from '../../meaning/describeTarget.js';
import type { TextRelation } from '../../meaning/meaning.js';
import type { Piece } from '../../screen/Screen.js';
import { findPattern } from './findPattern.js';
import { cutsNumberBack, cutsNumberFront, isPriced } from './numbers.js';
import { closeUp, loosen, normalise, tidy, withoutEdges } from './spelling.js';

/** What is read in a thing or on a page. */
export interface Shown {
  readonly pieces: readonly Words[];
}

export type Words = Pick<Piece, 'kind' | 'text' | 'edged'>;

export interface TextMatch {
  /** Said where it isn't plain visible text in the same letters. */
  note?: string;
}

/** What is denied must not be there in any way; what is affirmed must be there just so. */
export type Polarity = 'affirmed' | 'denied';

export const polarityOf = (negated: boolean): Polarity => (negated ? 'denied' : 'affirmed');

/**
 * Whether the text contains the words as whole ones: "Paid" is not in "Unpaid". Numbers are whole, too: "2.00" is
 * not in "12.00", nor "1" in "1.5", since a person who looks for a price would not take a part of another one for it.
 */
export function occurs(text: string, words: string, how: How = {}): boolean {
  // No words are in every text, which would say nothing.
  if (words === '') return false;
  const fold = (spelt: string) =>
    (how.anyCase === true ? spelt.toLowerCase() : spelt).replaceAll('\u00a0', ' ');
  const [flat, sought] = [fold(text), fold(words)];
  for (let at = flat.indexOf(sought); at >= 0; at = flat.indexOf(sought, at + 1))
    if (standsAt(text, at, words, how)) return true;
  return false;
}

function standsAt(text: string, at: number, words: string, { end = 'whole', undenied }: How): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  const cutsFront = (cutsWord(before, words) && !isPriced(before, words)) || cutsNumberFront(before, words);
  const cutsBack = cutsNumberBack(words, after) || (end === 'whole' && cutsWord(words, after));
  return !cutsFront && !cutsBack && !(undenied === true && DENIED.test(before) && !isNumbered(before, words));
}

interface How {
  /** `open`: the last word may go on. */
  end?: 'whole' | 'open';
  anyCase?: boolean;
  /** Not right behind a denial: "Not verified" doesn't show that it is verified. */
  undenied?: boolean;
}

/** "Not", "not yet", "never", "nothing", "0 of 5", "to be". */
const DENIED =
  /(?:^|[^\p{L}\d])(?:not|never|no|nothing|nobody|none|cannot|without|\p{L}+n['’]t|0 of \d+|to be)(?: (?:yet|so|been|be|to be|really|quite|fully))?\s+$/iu;

/** "Order no 12". */
const isNumbered = (before: string, words: string): boolean =>
  /^[+#\d]/.test(words) && /\bno\s+$/i.test(before);

/** Whether a text as a whole stands in such a relation to the wanted one. */
export function relates(
  text: string,
  relation: TextRelation,
  wanted: string,
  polarity: Polarity = 'affirmed',
): boolean {
  if (RELATIONS[relation](tidy(text), normalise(wanted))) return true;
  return polarity === 'denied' && LOOSE_RELATIONS[relation]?.(loosen(text), loosen(wanted)) === true;
}

type Relates = (text: string, wanted: string) => boolean;

const RELATIONS: Record<TextRelation, Relates> = {
  is: (text, wanted) => normalise(text) === wanted,
  contains: (text, wanted) => occurs(text, wanted, { end: 'open' }),
  'starts with': (text, wanted) => wanted !== '' && normalise(text).startsWith(wanted),
  'ends with': (text, wanted) => wanted !== '' && normalise(text).endsWith(wanted),
  matches: (text, wanted) => findPattern(wanted, normalise(text)) !== undefined,
};

const LOOSE_RELATIONS: Partial<Record<TextRelation, Relates>> = {
  is: (text, wanted) => text === wanted,
  contains: (text, wanted) => wanted !== '' && text.includes(wanted),
  'starts with': (text, wanted) => wanted !== '' && text.startsWith(wanted),
  'ends with': (text, wanted) => wanted !== '' && text.endsWith(wanted),
};

/** Undefined where the words are not shown. */
export function matchShown(
  shown: Shown,
  wanted: string,
  polarity: Polarity = 'affirmed',
): TextMatch | undefined {
  const undenied = polarity === 'affirmed';
  const whole = matchPieces(shown, wanted, { end: 'whole', undenied });
  if (whole !== undefined) return whole;
  const begun = matchPieces(shown, wanted, { end: 'open', undenied });
  if (begun) return { note: [begun.note, BEGINNING].filter((note) => note !== undefined).join(' ') };
  return polarity === 'denied' ? matchLoosely(shown, wanted) : undefined;
}

export const BEGINNING = 'Found as the beginning of a longer word.';

function matchPieces({ pieces }: Shown, wanted: string, how: How): TextMatch | undefined {
  const words = normalise(wanted);
  const isIn = (text: string) => occurs(text, words, how);
  const isInAnyCase = (text: string) => occurs(text, words, { ...how, anyCase: true });
  const texts = spellings(pieces, ['text']);
  if (texts.some(isIn)) return {};
  const others = pieces.filter(({ kind }) => kind !== 'text');
  const other = others.find(({ text }) => isIn(text));
  if (other) return { note: noteOn(other) };
  if (texts.some(isInAnyCase)) return { note: CASE };
  const folded = others.find(({ text }) => isInAnyCase(text));
  if (folded) return { note: `${noteOn(folded)} ${CASE}` };
  const everything = spellings(pieces, ['text', 'value']);
  return everything.some(isIn) ? { note: 'Seen with the values of fields in between.' } : undefined;
}

/** With a blank where two things stand side by side, and without one where that makes no other word. */
function spellings(pieces: readonly Words[], kinds: readonly Words['kind'][]): string[] {
  const hasEdges = pieces.some(({ edged }) => edged !== undefined);
  const texts = [joined(pieces, kinds), ...(hasEdges ? [joined(pieces.map(edgesBy(closeUp)), kinds)] : [])];
  // A word whose letters stand in a box each.
  return BOXED.test(texts[0] ?? '') ? [...texts, (texts[0] ?? '').replaceAll(' ', '')] : texts;
}

const BOXED = /^\p{L}(?: \p{L})+$/u;

const edgesBy =
  (spell: (edged: string) => string) =>
  (piece: Words): Words => ({ ...piece, text: piece.edged === undefined ? piece.text : spell(piece.edged) });

function matchLoosely({ pieces }: Shown, wanted: string): TextMatch | undefined {
  const words = loosen(wanted);
  if (words === '') return undefined;
  const names = pieces.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const closed = pieces.map(edgesBy(withoutEdges));
  const texts = [pieces, closed].flatMap((all) => [joined(all, ['text']), joined(all, ['text', 'value'])]);
  const found = [...texts, ...names].find((text) => placeOf(loosen(text), words) >= 0);
  return found === undefined ? undefined : { note: `Seen within ${quote(around(normalise(found), words))}.` };
}

/** Nobody who reads "Inactive" sees "active" there; in "E404" they do see "404". */
function placeOf(text: string, words: string): number {
  let at = text.indexOf(words);
  while (at > 0 && /\p{L}$/u.test(text.slice(0, at)) && /^\p{L}/u.test(words))
    at = text.indexOf(words, at + 1);
  return at;
}

/** The words together with the rest of the first and the last of them. */
function around(text: string, words: string): string {
  const at = placeOf(loosen(text), words);
  const front = /\S*$/.exec(text.slice(0, at))?.[0] ?? '';
  const rest = text.slice(at + words.length);
  return shorten(`${front}${text.slice(at, at + words.length)}${/^\S*/.exec(rest)?.[0] ?? ''}`, 80);
}

const CASE = 'Seen with other capital letters than written.';

function noteOn({ kind, text }: Words): string {
  const what = kind === 'value' ? 'the value of a field' : 'the name of something that is not shown as text';
  return `Seen as ${what}: "${shorten(text, 80)}".`;
}

export function joined(pieces: readonly Words[], kinds: readonly Words['kind'][]): string {
  return pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join(' ');
}

export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

export function sayFirst(texts: readonly string[], most: number, things = ''): string {
  const more = texts.length > most ? `, and ${texts.length - most} more${things}` : '';
  return `${texts.slice(0, most).join(', ')}${more}`;
}

/** In front of a name: "▼ Spent €5". A sign of a number or a currency is no such one. */
const SIGNS = /^(?:[^\p{L}\p{N}\p{P}\p{Sc}+−-]+\s+)(?=\p{L})/u;

/** A text without the name of the thing that it is of: "Total: 5" of "Total" is "5". The text itself where the name neither begins nor ends it. */
export function withoutName(text: string, name: string): string {
  const own = normalise(name);
  const all = normalise(text).replace(SIGNS, '');
  const [lower, lowerOwn] = [all.toLowerCase(), own.toLowerCase()];
  if (own === '' || !occurs(lower, lowerOwn)) return text;
  if (lower.startsWith(lowerOwn)) return all.slice(own.length).replace(/^[\s:*…–-]+(?!\d)|^[\s:*…]+/, '');
  return lower.endsWith(lowerOwn) ? all.slice(0, -own.length).trim() : text;
}

const LINES = 3;
const LONGEST_LINE = 200;

/** What to tell of a page that doesn't show the words: its most similar lines, or how it begins. */
export function describeShown({ pieces }: Shown, wanted: string): string {
  const words = normalise(wanted).toLowerCase();
  const lines = [...new Set(pieces.map(({ text }) => text))]
    .map((line) => ({ line, likeness: likeness(line.toLowerCase().slice(0, LONGEST_LINE), words) }))
    .filter(({ likeness }) => likeness > 0.5)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, LINES)
    .map(({ line }) => `"${shorten(line, LONGEST_LINE)}"`);
  if (lines.length > 0) return lines.join(', ');
  const text = joined(pieces, ['text']);
  return text === '' ? 'no text at all' : `no such text; it shows: "${shorten(text, LONGEST_LINE)}"`;
}

function likeness(line: string, words: string): number {
  const spelling = 1 - distance(line, words) / Math.max(line.length, words.length, 1);
  const wanted = words.split(' ');
  const its = new Set(line.split(/[\s.,:;!?]+/));
  const shared = wanted.filter((word) => its.has(word.replace(/[.,:;!?]+$/, ''))).length / wanted.length;
  return Math.max(spelling, shared);
}
