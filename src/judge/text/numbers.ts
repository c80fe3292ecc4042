/** The numbers in a text as people write them: `€ 1,234.50`, `12,50 €`, `-3`, `50 %`, `1.2M`. Pure. */
import { CURRENCY, MINUS, SCALES } from './numberEdges.js';

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
