/** The numbers in a text as people write them: `€ 1,234.50`, `12,50 €`, `-3`, `50 %`, `1.2M`; where one begins and ends, since a part of one is another. Pure. */
import type { Amount, Comparison } from '../../meaning/meaning.js';

const CODES = Intl.supportedValuesOf('currency').join('|');

/** The source of a pattern for a currency; it needs the flag `u`. */
const CURRENCY = `(?:\\p{Sc}|(?<!\\p{L})(?:[A-Z]{1,3}\\$|(?:${CODES}|kr|Rs|Fr|RM|Rp|R|zł|Kč|Ft)\\.?))`;

/** The source of a class of characters: hyphens and dashes that stand for "minus". */
const MINUS = '[-\u2010-\u2013\u2212]';

/** Letters behind a number that make it a greater one. */
const SCALES: Readonly<Record<string, number>> = {
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

/** What a number may mean: "1,234" is one thousand and more in one country, and one and a bit in another. */
export type Readings = readonly number[];

const DIGITS = "\\d+(?:[.,'’\\u00a0\\u202f]\\d+)*";
const FRONT = `(?<open>\\(\\s?)?(?<sign>${MINUS}?)\\s?(?<money>${CURRENCY}\\s?)?(?<inner>${MINUS}?)\\s?`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,])${FRONT}(?<digits>${DIGITS})(?![\\d])(?<unit>\\s?\\p{L}+|\\s?[%‰\\p{Sc}])?(?<close>\\s?\\))?`,
  'gu',
);
/** Letters directly behind a number that make it no other one; any others make it a name, such as "3A". */
const UNIT = new RegExp(
  `^(?:${CURRENCY}|%|‰|[kKmMcµnd]?[gmslLVW]|[kKMGT]i?[Bb]|bytes?|t|h|hr|hrs|min|mins|sec|secs|d|wk|y|yr|km|ha|px|pt|pts|em|rem|vh|vw|[kMG]?Hz|[kM]?Wh|kcal|cal|lbs?|oz|ft|in|mi|mph|x|st|nd|rd|th|pcs|C|F|K|B|M|T)$`,
  'u',
);
/** With a blank before them they may be words of another kind; these letters are units as well. */
const OPEN = /^(?:[kKMBT]|mil|mn|tn)$/;

export function numbersIn(text: string): Readings[] {
  return [...text.matchAll(NUMBER)].flatMap(({ groups = {} }) => {
    const readings = readingsOf(groups);
    return readings === undefined ? [] : [readings];
  });
}

type Parts = Record<string, string | undefined>;

/** Undefined where it is a part of a name. */
function readingsOf({
  open,
  sign,
  inner,
  money,
  digits = '',
  unit = '',
  close,
}: Parts): Readings | undefined {
  const scales = scalesOf(unit);
  if (scales === undefined) return undefined;
  const isNegative = sign !== '' || inner !== '';
  // In books what stands in brackets is owed; elsewhere it stands aside.
  const isPrice = money !== undefined || /[.,]\d\d$/.test(digits);
  const signs = isNegative ? [-1] : open && close && isPrice ? [1, -1] : [1];
  const numbers = spellingsOf(digits).map(Number);
  const all = signs.flatMap((one) =>
    scales.flatMap((scale) => numbers.map((number) => one * scale * number)),
  );
  return [...new Set(all)];
}

function scalesOf(behind: string): number[] | undefined {
  const unit = behind.trim();
  const scale = SCALES[unit] ?? SCALES[unit.toLowerCase()];
  const isApart = behind !== unit;
  if (scale !== undefined && !/^[bmt]$/.test(unit)) return isApart && OPEN.test(unit) ? [1, scale] : [scale];
  return isApart || unit === '' || UNIT.test(unit) ? [1] : undefined;
}

/** With a full stop before the fraction, and nothing between thousands. */
function spellingsOf(digits: string): string[] {
  const plain = digits.replace(/[^\d.,]/g, '');
  const marks: string[] = plain.match(/[.,]/g) ?? [];
  const [last] = marks.slice(-1);
  if (last === undefined) return [plain];
  const whole = plain.replace(/[.,]/g, '');
  const at = plain.lastIndexOf(last);
  const fraction = `${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`;
  if (new Set(marks).size > 1) return [fraction];
  if (marks.length > 1) return [whole];
  const mayBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  return mayBeThousands ? [whole, fraction] : [fraction];
}

export function compares(actual: number, { comparison, count, most = count }: Amount): boolean {
  return COMPARISONS[comparison](actual, count, most);
}

const COMPARISONS: Record<Comparison, (actual: number, count: number, most: number) => boolean> = {
  exactly: (actual, count) => actual === count,
  'at least': (actual, count) => actual >= count,
  'at most': (actual, count) => actual <= count,
  'more than': (actual, count) => actual > count,
  'fewer than': (actual, count) => actual < count,
  between: (actual, count, most) => actual >= count && actual <= most,
};
