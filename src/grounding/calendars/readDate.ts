/** Reads a date as people write it; one that may be two different days is refused. And the months that a text says. */

export interface PlainDate {
  year: number;
  month: number;
  day: number;
}

export type Reading<Value> = { value: Value } | { fault: string } | undefined;

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** Undefined where the text is no date. */
export function readDate(text: string, today: PlainDate): Reading<PlainDate> {
  const relative = RELATIVE[text.trim().toLowerCase()];
  if (relative !== undefined) return { value: shift(today, relative) };
  const [, weekday, plain = ''] = /^(?:([a-z]+day),? )?(.*)$/i.exec(text.trim()) ?? [];
  const read = readInWords(plain) ?? readInNumbers(plain);
  if (read === undefined || 'fault' in read) return read;
  const fault = faultOf(read.value) ?? faultOfWeekday(read.value, weekday);
  return fault === undefined ? read : { fault };
}

const RELATIVE: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };

function shift({ year, month, day }: PlainDate, days: number): PlainDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Of the first pattern that fits; none where none does. */
export const groupsOf = (text: string, ...patterns: RegExp[]): Partial<Record<string, string>> =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};

function readInWords(text: string): Reading<PlainDate> {
  const { year, name, day } = groupsOf(
    text,
    /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?[ -](?<name>[a-z]+)\.?,?[ -](?<year>\d{4})$/i,
    /^(?<name>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  );
  const month = name === undefined ? undefined : readMonth(name);
  return month === undefined ? undefined : { value: { year: Number(year), month, day: Number(day) } };
}

/** By its name or a beginning of at least three letters; counted from 1. */
export function readMonth(name: string): number | undefined {
  const word = name.toLowerCase().replace(/^sept$/, 'sep');
  if (word.length < 3) return undefined;
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(word));
  return index < 0 ? undefined : index + 1;
}

function readInNumbers(text: string): Reading<PlainDate> {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return { value: toDate(year, month, day) };
  const found = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/.exec(text);
  return found ? readTwoWays(found) : undefined;
}

/** With points the day comes first wherever people write so; else it may come first or second. */
function readTwoWays([, first = '', mark, second = '', year = '']: readonly string[]): Reading<PlainDate> {
  if (year.length === 2) {
    return { fault: `the year "${year}" may be of two centuries. Please write all four digits.` };
  }
  const [one, other] = [toDate(year, second, first), toDate(year, first, second)];
  if (mark === '.' || first === second || faultOf(other) !== undefined) return { value: one };
  return faultOf(one) === undefined ? { fault: ambiguity(one, other) } : { value: other };
}

function toDate(year: string, month = '', day = ''): PlainDate {
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function ambiguity(one: PlainDate, other: PlainDate): string {
  return (
    `it may be ${sayDate(one)} or ${sayDate(other)}. ` +
    `Please write "${isoDate(one)}" or "${sayDate(one)}", if that is meant.`
  );
}

function faultOf({ year, month, day }: PlainDate): string | undefined {
  const isMonth = month >= 1 && month <= 12;
  const days = isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 31;
  if (isMonth && day >= 1 && day <= days) return undefined;
  return 'there is no such day. Please write one that is in the calendar.';
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function faultOfWeekday({ year, month, day }: PlainDate, weekday: string | undefined): string | undefined {
  const real = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  if (weekday === undefined || weekday.toLowerCase() === real.toLowerCase()) return undefined;
  return `that day is a ${real}. Please mend the day or leave its name out.`;
}

export function sayDate({ year, month, day }: PlainDate): string {
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`;
}

export function isoDate({ year, month, day }: PlainDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

export interface Month {
  year: number;
  /** Counts from 1. */
  month: number;
}

const NAME = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const MONTH = new RegExp(`\\b(?:(${NAME})\\.?,? (\\d{4})|(\\d{4}),? (${NAME}))\\b`, 'gi');
const OF_DAY = new RegExp(
  `\\b(?:(${NAME})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (\\d{4})|(\\d{4})-(\\d{2})-\\d{2})\\b`,
  'gi',
);

/**
 * With their years: "May 2024", "2024 May", "Thursday, 2 May 2024".
 * @param ofDay also as a day says it
 */
export function monthsSaid(text: string, ofDay = false): Month[] {
  const found = [MONTH, ...(ofDay ? [OF_DAY] : [])].flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(([, name, year, yearBefore, then = '']) => ({
    year: Number(year ?? yearBefore),
    month: readMonth(name ?? then) ?? Number(then),
  }));
}

export const sayMonth = ({ year, month }: Month): string => `${MONTHS[month - 1] ?? ''} ${year}`;
