/** The value that an input for dates or times takes, from what people write. */
import {
  groupsOf,
  isoDate,
  MONTHS,
  readDate,
  readMonth,
  twoDigits,
  type PlainDate,
} from '../../grounding/calendars/readDate.js';

export type DateInput = 'date' | 'time' | 'datetime-local' | 'month' | 'week';

export type InputValue = { value: string } | { fault: string };

export interface DateContext {
  type: DateInput;
  /** By the clock of the page. */
  today: PlainDate;
}

export function inputValue(text: string, { type, today }: DateContext): InputValue {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return { value: '' };
  return READERS[type](plain, today) ?? { fault: HELP[type] };
}

const HELP: Record<DateInput, string> = {
  date: 'it takes a date. Please write one such as "2025-04-03" or "3 April 2025".',
  time: 'it takes a time of day. Please write one such as "09:30" or "9:30 am".',
  'datetime-local':
    'it takes a date and a time. Please write them as "2025-04-03 09:30" or "3 April 2025, 9:30 am".',
  month: 'it takes a month. Please write one such as "2025-04" or "April 2025".',
  week: 'it takes a week. Please write one such as "2025-W14" or "week 14 of 2025".',
};

const READERS: Record<DateInput, (text: string, today: PlainDate) => InputValue | undefined> = {
  date: readDay,
  time: readClock,
  'datetime-local': readDayAndClock,
  month: readMonthOfYear,
  week: readWeek,
};

function readDay(text: string, today: PlainDate): InputValue | undefined {
  const read = readDate(text, today);
  return read && ('fault' in read ? read : { value: isoDate(read.value) });
}

function readClock(text: string): InputValue | undefined {
  const time = readTime(text);
  return time === undefined ? undefined : { value: time };
}

function readDayAndClock(text: string, today: PlainDate): InputValue | undefined {
  // The time stands behind the date; where it begins, both must be read to know.
  for (const { index, 0: joint } of text.matchAll(/(?<=\d)T(?=\d)|,? (?:at )?/g)) {
    const time = readTime(text.slice(index + joint.length));
    const day = time === undefined ? undefined : readDay(text.slice(0, index), today);
    if (day === undefined || time === undefined) continue;
    return 'fault' in day ? day : { value: `${day.value}T${time}` };
  }
  return undefined;
}

function readMonthOfYear(text: string): InputValue | undefined {
  const { year = '', month = '' } = groupsOf(
    text,
    /^(?<month>[a-z]+)\.?,? (?<year>\d{4})$/i,
    /^(?<year>\d{4})-(?<month>\d{1,2})$/,
    /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  );
  const number = /^\d/.test(month) ? Number(month) : (readMonth(month) ?? 0);
  return number >= 1 && number <= MONTHS.length ? { value: `${year}-${twoDigits(number)}` } : undefined;
}

function readWeek(text: string): InputValue | undefined {
  const { year = '', week } = groupsOf(
    text,
    /^(?<year>\d{4})-W(?<week>\d{1,2})$/i,
    /^week (?<week>\d{1,2})(?: of|,)? (?<year>\d{4})$/i,
  );
  const number = Number(week);
  return number >= 1 && number <= 53 ? { value: `${year}-W${twoDigits(number)}` } : undefined;
}

/** As an input wants it; undefined where the text is no time. */
function readTime(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'noon') return '12:00';
  if (plain === 'midnight') return '00:00';
  const found = TIME.exec(plain);
  return found ? readParts(found) : undefined;
}

/** A number alone may be anything, so it needs minutes or what stands behind hours. */
const TIME = /^(\d{1,2})(?=\D)(?:[:.]([0-5]\d)(?::([0-5]\d))?)?(?: ?([ap])\.?m\.?| o'clock)?$/;

function readParts([, hours, minutes = '00', seconds, half]: readonly string[]): string | undefined {
  const hour = hourOf(Number(hours), half);
  if (hour === undefined) return undefined;
  return `${twoDigits(hour)}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
