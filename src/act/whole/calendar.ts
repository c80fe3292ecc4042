/** Turns the calendar that is open month by month, and picks a day in it. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { groupsOf, readMonth } from '../dates/readDate.js';
import { calendarOn, faceOfDay, ownOf, turnOnce } from '../dates/shownCalendar.js';
import { performed, type Doing } from '../Doing.js';
import { poll } from '../find.js';
import { gesture } from '../gesture.js';
import { inside, plain } from '../nodes.js';

export async function turnCalendar({ months }: ActionOf<'turnCalendar'>, doing: Doing): Promise<Performed> {
  const [count, way] = [Math.abs(months), months < 0 ? 'back' : 'forward'] as const;
  const how = { way, what: `turn the calendar ${way}` };
  for (let turned = 0; turned < count; turned++) await turnOnce(calendarOn, how, doing);
  return performed(`Went ${count} ${count === 1 ? 'month' : 'months'} ${way} in the calendar.`);
}

export async function pickDay({ day }: ActionOf<'pickDay'>, doing: Doing): Promise<Performed> {
  const what = `pick the day ${quote(day)}`;
  const node = await poll(doing, (screen) => {
    const lookup = calendarOn(screen);
    if ('missed' in lookup) return lookup;
    const { days, month } = lookup.seen;
    const number = numberIn(day, month);
    const called = days.filter((one) =>
      number === undefined ? isNamed(one, day) : plain(one.text) === number,
    );
    const [only, another] = ownOf(called);
    if (only && another === undefined) return { seen: only };
    const why = only
      ? 'several days of the calendar are called so'
      : `the calendar shows ${month}, without it`;
    return {
      missed: () =>
        new StepError(only ? 'target ambiguous' : 'target not found', `Failed to ${what}: ${why}.`),
    };
  });
  await gesture(what, { kind: 'click', node: faceOfDay(node) }, doing);
  return performed(`Picked the day ${quote(day)} in the calendar.`, { node });
}

/** "20", "20 March" or "March 20th, 2024", of the month that is shown: "March 2024". */
function numberIn(day: string, shown: string): string | undefined {
  const { number, name, year } = groupsOf(plain(day), ...DAYS_OF_MONTH);
  if (number === undefined || name === undefined) return number;
  const [month, ofYear] = shown.split(/[^\p{L}\d]+/u);
  const isShown = readMonth(name) === readMonth(month ?? '') && (year === undefined || year === ofYear);
  return isShown && readMonth(name) !== undefined ? number : undefined;
}

const DAYS_OF_MONTH = [
  /^0?(?<number>\d{1,2})(?:st|nd|rd|th|\.)?(?:(?: of)? (?<name>[a-z]+)\.?(?:,? (?<year>\d{4}))?)?$/i,
  /^(?<name>[a-z]+)\.? 0?(?<number>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/i,
];

const isNamed = (node: ScreenNode, name: string): boolean =>
  [node, ...inside(node)].some(({ names }) =>
    names.some(({ text }) => plain(text).toLowerCase() === plain(name).toLowerCase()),
  );
