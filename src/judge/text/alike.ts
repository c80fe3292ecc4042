/** Whether a text has a word in one of its forms: "renewed" for "renewal", "Mar" for "March"; other things are literal. */
import { stemmer } from 'stemmer';
import { occurs } from './matchText.js';
import { normalise } from './spelling.js';

export interface Parts {
  readonly text: string;
  readonly stems: readonly string[];
}

export function partsOfText(shown: string): Parts {
  const text = normalise(shown);
  let stems: string[] | undefined;
  return {
    text,
    get stems() {
      return (stems ??= (text.match(/[\p{L}\p{N}]+(?:[.,:/-]\p{N}+)*/gu) ?? []).map(formOf));
    },
  };
}

/** A small number belongs to the word that stands beside it. */
export function holdsWord({ text, stems }: Parts, words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (isCount(word)) return isBeside(stems, word, [words[index - 1], words[index + 1]]);
  return isPlain(word) ? stems.includes(formOf(word)) : occurs(text, normalise(word), { anyCase: true });
}

const isCount = (word: string): boolean => /^\d{1,3}$/.test(word);

/** What has a capital letter is a name or a state: "Cancelled" is not on a button "Cancel". */
const isPlain = (word: string): boolean => /^\p{Ll}+$/u.test(word) || isOfDate(word.toLowerCase());

/** So many words apart. */
const NEAR = 3;

function isBeside(stems: readonly string[], count: string, others: readonly (string | undefined)[]): boolean {
  const wanted = others.filter((word) => word !== undefined).map(formOf);
  return stems.some(
    (stem, at) =>
      stem === count &&
      stems.slice(Math.max(at - NEAR, 0), at + NEAR + 1).some((near) => wanted.includes(near)),
  );
}

function formOf(word: string): string {
  const lower = word.toLowerCase();
  return isOfDate(lower) ? lower.slice(0, 3) : stemmer(lower);
}

const isOfDate = (lower: string): boolean => MONTHS.test(lower) || DAYS.test(lower);

const MONTHS =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?$/;
