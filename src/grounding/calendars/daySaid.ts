/** A day as people say it of a calendar, where the month and the year may go without saying: "the 20th", "20 March", "today". */
import type { Screen } from '../../screen/Screen.js';
import { squeeze } from '../names/compareNames.js';
import { groupsOf, readDate, readMonth, type PlainDate, type Month } from './readDate.js';

export interface DaySaid extends Partial<Month> {
  day: number;
}

/** Undefined where the text is no day, or may be two. */
export function readDay(text: string, today: PlainDate): DaySaid | undefined {
  const plain = squeeze(text);
  const date = readDate(plain, today);
  if (date !== undefined) return 'value' in date ? date.value : undefined;
  const { number, name, year } = groupsOf(plain.replace(WEEKDAY, ''), ...OF_MONTH);
  const month = name === undefined ? undefined : readMonth(name);
  if (number === undefined || (name !== undefined && month === undefined)) return undefined;
  return { day: Number(number), ...(month && { month }), ...(year && { year: Number(year) }) };
}

const WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?=.)/i;
const OF_MONTH = [
  /^0?(?<number>\d{1,2})(?:st|nd|rd|th|\.)?(?:(?: of)? (?<name>[a-z]+)\.?(?:,? (?<year>\d{4}))?)?$/i,
  /^(?<name>[a-z]+)\.? (?:the )?0?(?<number>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/i,
];

export const isOfMonth = (said: DaySaid, { year, month }: Month): boolean =>
  (said.month ?? month) === month && (said.year ?? year) === year;

/** By the clock of the page. */
export function todayOn({ today }: Screen): PlainDate {
  const now = new Date();
  const said = today ?? [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
  const [year = 0, month = 0, day = 0] = said.split('-').map(Number);
  return { year, month, day };
}
