/** How a field writes dates: as "DD/MM/YYYY". Reads such a format from what the page says of it, and dates in it. */
import {
  groupsOf,
  MONTHS,
  readMonth,
  twoDigits,
  type PlainDate,
} from '../../grounding/calendars/readDate.js';

/** Of `YYYY`, `M` to `MMMM`, `D` or `DD`, and what stands between them. */
export type DateFormat = string;

const TOKEN = '(y{4}|[aj]{4}|m{1,4}|[dtj]{1,2})';
const FORMAT = new RegExp(`(?<![a-z])${TOKEN}([-/.]|,? )${TOKEN}([-/.]|,? )${TOKEN}(?![a-z])`, 'gi');
/** Two dates, or a time with them. */
const MORE = /h{1,2}\W?m|\d:\d/i;

/** Undefined where the text names none, or more than a date. */
export function formatIn(text: string): DateFormat | undefined {
  const [found, another] = text.matchAll(FORMAT);
  if (found === undefined || another !== undefined || MORE.test(text)) return undefined;
  const format = found.slice(1).map(plainToken).join('');
  return KINDS.every((kind) => kind.test(format)) ? format : undefined;
}

const KINDS = [/^[^Y]*Y+[^Y]*$/, /^[^M]*M+[^M]*$/, /^[^D]*D+[^D]*$/];

/** In German and French, too: "TT.MM.JJJJ", "jj/mm/aaaa". */
function plainToken(token: string): string {
  if (/^[yaj]{4}$/i.test(token)) return 'YYYY';
  return token.toUpperCase().replace(/[TJ]/g, 'D');
}

/** As many libraries spell it in an attribute: "d/m/Y". */
export function formatInCode(code: string): DateFormat | undefined {
  if (!/(?<!Y)Y(?!Y)/.test(code)) return formatIn(code);
  const spelt: Record<string, string> = { Y: 'YYYY', m: 'MM', n: 'M', d: 'DD', j: 'D', F: 'MMMM', M: 'MMM' };
  return formatIn(code.replace(/[a-z]/gi, (letter) => spelt[letter] ?? letter));
}

const ORDERS = [
  ...['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'D/M/YYYY', 'M/D/YYYY'],
  ...['DD.MM.YYYY', 'D.M.YYYY', 'DD-MM-YYYY', 'MM-DD-YYYY', 'D MMM YYYY', 'DD MMM YYYY', 'D MMMM YYYY'],
  ...['MMM D, YYYY', 'MMM DD, YYYY', 'MMMM D, YYYY', 'DD-MMM-YYYY'],
];

/** In which a date stands there; undefined where it may be two different ones: "03/04/2026". */
export function formatOfDate(text: string): DateFormat | undefined {
  const read = ORDERS.flatMap((format) => {
    const date = readIn(format, text);
    return date !== undefined && writeIn(format, date) === text.trim() ? [{ format, date }] : [];
  });
  const isSure = read.every(({ date }) => date.month === read[0]?.date.month);
  return isSure ? read[0]?.format : undefined;
}

export function writeIn(format: DateFormat, { year, month, day }: PlainDate): string {
  const name = MONTHS[month - 1] ?? '';
  const parts: Record<string, string> = {
    ...{ YYYY: String(year).padStart(4, '0'), MMMM: name, MMM: name.slice(0, 3) },
    ...{ MM: twoDigits(month), M: String(month), DD: twoDigits(day), D: String(day) },
  };
  return format.replace(/Y+|M+|D+/g, (token) => parts[token] ?? token);
}

export function readIn(format: DateFormat, text: string): PlainDate | undefined {
  const pattern = format
    .replace(/[.]/g, '\\.')
    .replace(/Y+|M{3,}|M+|D+/g, (token) => READ[token.slice(0, 3)] ?? READ[token.slice(0, 1)] ?? '');
  const { year, month = '', name = '', day } = groupsOf(text.trim(), new RegExp(`^${pattern}$`, 'i'));
  if (year === undefined) return undefined;
  const date = { year: Number(year), month: readMonth(name) ?? Number(month), day: Number(day) };
  const days = new Date(Date.UTC(date.year, date.month, 0)).getUTCDate();
  const isThere = date.month >= 1 && date.month <= MONTHS.length && date.day >= 1 && date.day <= days;
  return isThere ? date : undefined;
}

const READ: Record<string, string> = {
  ...{ Y: '(?<year>\\d{4})', M: '(?<month>\\d{1,2})', MMM: '(?<name>[a-z]{3,})', D: '(?<day>\\d{1,2})' },
};

/** Whether a text says that day, in whatever order; a time behind it doesn't count. */
export function saysDay(text: string, { year, month, day }: PlainDate): boolean {
  const parts = text.replace(/,? \d{1,2}:\d{2}.*$/, '').match(/[a-z]+|\d+/gi) ?? [];
  const words = parts.filter(
    (part) => /[a-z]/i.test(part) && !/^(?:(?:sun|mon|tues?|wed|thu|fri|sat)\w*|st|nd|rd|th)$/i.test(part),
  );
  const numbers = parts.filter((part) => /\d/.test(part)).map(Number);
  const named = words.map((word) => readMonth(word));
  if (named.some((one) => one !== month) || named.length > 1) return false;
  const wanted = [day, ...(named.length === 0 ? [month] : [])];
  return [year, year % 100].some((its) => isSameSet(numbers, [...wanted, its]));
}

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  [...some].sort((a, b) => a - b).join() === [...others].sort((a, b) => a - b).join();
