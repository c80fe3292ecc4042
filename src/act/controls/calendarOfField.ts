/** The calendar that a field opens: opens it, goes to the month of a day, and clicks the day. */
import { sayDate, sayMonth, type Month } from '../../grounding/calendars/readDate.js';
import { faceOfDay, turnOnce } from '../dates/turnCalendar.js';
import type { Doing } from '../Doing.js';
import { poll, soon } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { plain } from '../nodes.js';
import { faceOf } from './combo.js';
import { sayFilling } from './fillText.js';
import type { DayFilling } from './wantedDay.js';

/** In milliseconds, with what moves while it opens. */
const OPENS = 250;
const CLICKED = 1_000;

export async function isCalendarOpen(
  { calendar }: DayFilling,
  doing: Doing,
  within = OPENS,
): Promise<boolean> {
  const isThere = await soon(doing, within, (screen) =>
    'seen' in calendar(screen) ? { seen: true } : undefined,
  );
  return isThere === true;
}

/** By a click on the field; false where none opens. */
export async function openCalendar(wanted: DayFilling, doing: Doing): Promise<boolean> {
  const now = await doing.deadline.race(doing.driver.look());
  if ('seen' in wanted.calendar(now)) return true;
  await gesture(sayFilling(wanted), { kind: 'click', node: faceOf(wanted.found.node) }, doing);
  return isCalendarOpen(wanted, doing, CLICKED);
}

const HALF = 16;
/** In months: nobody turns further. */
const FAR = 36;

export async function pickIn(wanted: DayFilling, doing: Doing): Promise<void> {
  const [day] = wanted.days;
  if (day === undefined) return;
  const what = sayFilling(wanted);
  const distance = await distanceTo(day, wanted, doing);
  if (Math.abs(distance) > FAR) {
    const why = `its calendar would have to be turned by ${Math.abs(distance)} months. Please write the date as this field shows dates.`;
    throw fault(what, why);
  }
  const how = { way: distance < 0 ? 'back' : 'forward', what } as const;
  for (let turned = 0; turned < Math.abs(distance); turned++) await turnOnce(wanted.calendar, how, doing);
  const node = await poll(doing, (screen) => {
    const lookup = wanted.calendar(screen);
    if ('missed' in lookup) return lookup;
    const { days, month } = lookup.seen;
    const called = days.filter(({ text }) => Number(plain(text)) === day.day);
    // The last days of the month before stand at the begin, the first ones of the next at the end.
    const only = called.length > 2 ? undefined : called.at(day.day < HALF ? 0 : -1);
    if (only && monthsIn(month) === monthsIn(day)) return { seen: only };
    return {
      missed: () =>
        fault(what, `its calendar shows ${sayMonth(month)}, and ${sayDate(day)} is not to be told there.`),
    };
  });
  await gesture(what, { kind: 'click', node: faceOfDay(node) }, doing);
}

async function distanceTo(day: Month, { calendar }: DayFilling, doing: Doing): Promise<number> {
  const { month } = await poll(doing, calendar);
  return monthsIn(day) - monthsIn(month);
}

const monthsIn = ({ year, month }: Month): number => 12 * year + month;
