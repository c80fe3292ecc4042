/** Where a number begins and ends: a part of one is another number. Pure. */

const CODES = Intl.supportedValuesOf('currency').join('|');

/** The source of a pattern for a currency; it needs the flag `u`. */
export const CURRENCY = `(?:\\p{Sc}|(?<!\\p{L})(?:[A-Z]{1,3}\\$|(?:${CODES}|kr|Rs|Fr|RM|Rp|R|zł|Kč|Ft)\\.?))`;

/** The source of a class of characters: hyphens and dashes that stand for "minus". */
export const MINUS = '[-\u2010-\u2013\u2212]';

/** Letters behind a number that make it a greater one. */
export const SCALES: Readonly<Record<string, number>> = {
  ...{ k: 1e3, K: 1e3, tsd: 1e3, thousand: 1e3 },
  ...{ M: 1e6, mn: 1e6, mio: 1e6, mil: 1e6, million: 1e6, millions: 1e6 },
  ...{ B: 1e9, bn: 1e9, mrd: 1e9, billion: 1e9, billions: 1e9, T: 1e12, tn: 1e12, trillion: 1e12 },
};

const AMOUNT = new RegExp(`^(?:${CURRENCY}\\s?)?\\d`, 'u');
/** Between words or numbers it is a dash, and before a blank the mark of a list. */
const SIGN_BEFORE = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])${MINUS}(?:${CURRENCY}\\s?)?|${CURRENCY}\\s?${MINUS})$`,
  'u',
);
const CURRENCY_BEFORE = new RegExp(`${CURRENCY}$`, 'u');
const SIGNED = new RegExp(`^${MINUS}\\d`, 'u');
const SCALE_AFTER = new RegExp(`^(?:${Object.keys(SCALES).join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** "12.00" is not in "-12.00", "112.00" or "1\'012.00". */
export function cutsNumberFront(before: string, words: string): boolean {
  if (SIGNED.test(words)) return /[\p{L}\p{N}]$/u.test(before) && !CURRENCY_BEFORE.test(before);
  if (!AMOUNT.test(words)) return false;
  if (SIGN_BEFORE.test(before)) return true;
  const isGroup = /^\d{3}(?!\d)/.test(words) && /\d['’\u00a0]$/.test(before);
  return isGroup || (/^\d/.test(words) && /\d[.,]?$/.test(before));
}

/** "12" is not in "12.5", "12k" or "12\'000". */
export function cutsNumberBack(words: string, after: string): boolean {
  if (!/\d$/.test(words)) return false;
  return /^[.,]?\d|^['’\u00a0]\d{3}(?!\d)/.test(after) || SCALE_AFTER.test(after);
}

/** A currency may stand directly before its number, which is whole then: "EUR12.00". */
export function isPriced(before: string, words: string): boolean {
  return /^\d/.test(words) && CURRENCY_BEFORE.test(before);
}
