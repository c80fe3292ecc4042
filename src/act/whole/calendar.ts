/** Turns the calendar that is open month by month, and picks a day in it. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
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
  const number = /^0?(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(plain(day))?.[1];
  const node = await poll(doing, (screen) => {
    const lookup = calendarOn(screen);
    if ('missed' in lookup) return lookup;
    const called = lookup.seen.days.filter((one) =>
      number === undefined ? isNamed(one, day) : plain(one.text) === number,
    );
    const [only, another] = ownOf(called);
    if (only && another === undefined) return { seen: only };
    const why = only
      ? 'several days of the calendar are called so'
      : `the calendar shows ${lookup.seen.month}, without it`;
    return {
      missed: () =>
        new StepError(only ? 'target ambiguous' : 'target not found', `Failed to ${what}: ${why}.`),
    };
  });
  await gesture(what, { kind: 'click', node: faceOfDay(node) }, doing);
  return performed(`Picked the day ${quote(day)} in the calendar.`, { node });
}

const isNamed = (node: ScreenNode, name: string): boolean =>
  [node, ...inside(node)].some(({ names }) =>
    names.some(({ text }) => plain(text).toLowerCase() === plain(name).toLowerCase()),
  );
