/** Turns the calendar that is open month by month, and picks a day in it. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { isOfMonth, readDay, todayOn } from '../../grounding/calendars/daySaid.js';
import { sayMonth } from '../../grounding/calendars/readDate.js';
import { calendarOn, daysOfMonth, type Calendar } from '../../grounding/calendars/shownCalendar.js';
import { faceOfDay, ownOf, turnOnce } from '../dates/turnCalendar.js';
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
    const [only, another] = daysCalled(day, lookup.seen, screen);
    if (only && another === undefined) return { seen: only };
    const why = only
      ? 'several days of the calendar are called so'
      : `the calendar shows ${sayMonth(lookup.seen.month)}, without it`;
    return {
      missed: () =>
        new StepError(only ? 'target ambiguous' : 'target not found', `Failed to ${what}: ${why}.`),
    };
  });
  await gesture(what, { kind: 'click', node: faceOfDay(node) }, doing);
  return performed(`Picked the day ${quote(day)} in the calendar.`, { node });
}

/** Of the month that is shown; the markup may call a day otherwise. */
function daysCalled(day: string, calendar: Calendar, screen: Screen): ScreenNode[] {
  const said = readDay(day, todayOn(screen));
  if (said === undefined || !isOfMonth(said, calendar.month))
    return ownOf(calendar.days.filter((one) => isNamed(one, day)));
  const known = daysOfMonth(calendar)[said.day - 1];
  return known ? [known] : ownOf(calendar.days.filter(({ text }) => Number(plain(text)) === said.day));
}

const isNamed = (node: ScreenNode, name: string): boolean =>
  [node, ...inside(node)].some(({ names }) =>
    names.some(({ text }) => plain(text).toLowerCase() === plain(name).toLowerCase()),
  );
