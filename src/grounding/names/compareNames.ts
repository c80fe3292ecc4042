/** How well what a thing is called fits the name that a person gives it. */
import type { Purpose } from '../Grounding.js';

/** `case`: but for case, white space and marks. `words`: whole words of it. `part`: it goes on within a word. */
export type Fit = 'exact' | 'case' | 'words' | 'part';

export interface Name {
  plain: string;
  folded: string;
  /** Undefined where a part of a name is not enough. */
  fitOfPart: ((folded: string) => Fit | undefined) | undefined;
}

export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Marks such as in "Email *" and signs such as in "✎ Edit" are no part of a name, nor is the shape of a quotation mark. */
export function fold(text: string): string {
  const lower = squeeze(text).toLowerCase();
  const plain = SPECIAL.test(lower) ? withoutSigns(lower) : lower;
  return plain.replace(/^\*\s*|[\s*:…]+$/g, '');
}

const OPTIONAL = / ?\((?:optional|required)\)$/;
/** "Member no." */
const NUMBERED = /(?<=[\p{L}\d] )no\.$/u;

/** "-- Select a fruit --", as lists say that nothing is chosen yet. */
const DASHED = /^[-–—]+ ?(?=\p{L})(.*?[^-–— ]) ?[-–—]+$/u;

const SPECIAL = /[^\p{L}\p{N} ]/u;
const SIGN_FIRST = /^(?:[\p{So}\p{Sm}\p{Co}•·\ufe0f]+ )+(?=\p{L})/u;
const SIGN_LAST = /(?<=[\p{L}\p{N}).!?])(?: [\p{So}\p{Sm}\p{Co}•·›»\ufe0f]+)+$/u;

function withoutSigns(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(DASHED, '$1')
    .replace(SIGN_FIRST, '')
    .replace(SIGN_LAST, '')
    .replace(OPTIONAL, '')
    .replace(NUMBERED, 'number');
}

export function nameOf(name: string, purpose: Purpose): Name {
  const folded = fold(name) || squeeze(name).toLowerCase();
  return { plain: squeeze(name), folded, fitOfPart: folded === '' ? undefined : partOf(folded, purpose) };
}

export function fitOf(name: Name, plain: string, folded: string): Fit | undefined {
  if (folded.length < name.folded.length) return undefined;
  if (folded === name.folded) return plain === name.plain ? 'exact' : 'case';
  return folded.includes(name.folded) ? name.fitOfPart?.(folded) : undefined;
}

/** Scripts that put no spaces between words, so that nothing tells where one ends. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const LETTER = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}])`;
const BEGINS = new RegExp(`^${LETTER}`, 'u');
const ENDS = new RegExp(`${LETTER}$`, 'u');

/** Whether a word is cut where the two texts meet. */
export const cutsWord = (before: string, after: string): boolean =>
  ENDS.test(before.slice(-2)) && BEGINS.test(after);
const CLICKED: ReadonlySet<Purpose> = new Set<Purpose>(['click', 'drag', 'hover']);

/** What turns a name into its opposite: "Don't save", "Cancel order", "Remove Milk". */
const OPPOSITE =
  /(?:^|[^\p{L}])(?:no|not|don't|do not|never|without|cancel|stop|undo|remove|delete|disable|hide|deny|reject|decline|deactivate|discard|leave|skip)(?:$|[^\p{L}])/u;
/** A number ends where its decimals do. */
const NUMBER = /^[\d.,]+$/;

function partOf(folded: string, purpose: Purpose): Name['fitOfPart'] {
  const escaped = folded.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const front = BEGINS.test(folded) ? `(?<!${LETTER})` : '';
  const end = ENDS.test(folded) ? `(?!${LETTER})` : '';
  const [from, to] = NUMBER.test(folded) ? ['(?<!\\d[.,:/-])', '(?![.,:/-]\\d)'] : ['', ''];
  const whole = new RegExp(`${from}${front}${escaped}${end}${to}`, 'u');
  const begun = new RegExp(`${front}${escaped}`, 'u');
  const [isClicked, mayGoOn] = [CLICKED.has(purpose), folded.length > 3 && !NUMBER.test(folded)];
  return (text) => {
    if (isClicked && OPPOSITE.test(text.replace(folded, ' '))) return undefined;
    if (whole.test(text)) return 'words';
    // What is clicked may be called by the beginning of a word; what is looked at would be taken for another thing.
    return isClicked && mayGoOn && begun.test(text) ? 'part' : undefined;
  };
}
