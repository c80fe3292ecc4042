/** Turns the calendar that is open month by month, and picks a day in it. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { MONTHS } from '../dates/readDate.js';
import { performed, type Doing } from '../Doing.js';
import { poll, type Watch } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { around, holds, innermost, inside, isOf, onlyOf, outermost, plain, wordsOf } from '../nodes.js';

export async function turnCalendar({ months }: ActionOf<'turnCalendar'>, doing: Doing): Promise<Performed> {
  const [count, way] = [Math.abs(months), months < 0 ? 'back' : 'forward'] as const;
  const what = `turn the calendar ${way}`;
  for (let turned = 0; turned < count; turned++) {
    const calendar = await poll(doing, calendarOn);
    const node = turnerOf(calendar, way);
    if (node === undefined) throw fault(what, 'it has no one button for that. Please click what turns it.');
    await gesture(what, { kind: 'click', node }, doing);
    await poll(doing, (screen) => {
      const lookup = calendarOn(screen);
      if ('missed' in lookup || lookup.seen.month !== calendar.month) return { seen: true };
      return { missed: () => fault(what, `its button was clicked, but it stays at ${calendar.month}.`) };
    });
  }
  return performed(`Went ${count} ${count === 1 ? 'month' : 'months'} ${way} in the calendar.`);
}

interface Calendar {
  place: ScreenNode;
  days: ScreenNode[];
  /** As it says it: "May 2024". */
  month: string;
}

const MONTH = new RegExp(
  `(?:^|\\b)(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?,? \\d{4}\\b`,
  'i',
);
const DAY = /^\d{1,2}$/;
/** Of a month, less those that a week begins with elsewhere. */
const DAYS = 28;

/** The smallest place with a month's days, and what says which month that is. */
const calendarOn: Watch<Calendar> = (screen) => {
  const days = daysOn(screen);
  const places = screen.nodes.filter(
    (place) => place.isVisible && days.filter((day) => holds(place, day)).length >= DAYS,
  );
  const grid = onlyOf(innermost(places));
  const place = grid && [grid, ...around(grid)].find((one) => MONTH.test(monthIn(one)));
  if (grid && place)
    return {
      seen: {
        place,
        days: days.filter((day) => holds(grid, day)),
        month: MONTH.exec(monthIn(place))?.[0] ?? '',
      },
    };
  return { missed: () => new StepError('target not found', NONE) };
};

const NONE =
  'There is no calendar on the page, or more than one. Please open it first, or click the day in its place.';

const monthIn = (place: ScreenNode): string =>
  [
    place.text,
    ...inside(place).flatMap((one) => [one.value ?? '', ...(one.names[0] ? [one.names[0].text] : [])]),
  ].join(' | ');

function daysOn({ nodes }: Screen): ScreenNode[] {
  return outermost(
    nodes.filter((node) => node.isVisible && node.tag !== '#text' && DAY.test(plain(node.text))),
  );
}

const WAYS = {
  forward: /next|forward|following|›|»|→|^>+$|right/i,
  back: /prev|back|earlier|‹|«|←|^<+$|left/i,
};

function turnerOf({ place }: Calendar, way: 'forward' | 'back'): ScreenNode | undefined {
  const wide = [place, ...around(place).slice(0, 2)];
  for (const one of wide) {
    const buttons = inside(one).filter(
      (node) => node.isVisible && node.tag !== '#text' && (isOf(node, 'button', 'link') || node.isUsable),
    );
    const named = outermost(buttons).filter((node) => wordsOf(node).some((words) => WAYS[way].test(words)));
    const months = named.filter((node) => !wordsOf(node).some((words) => /year|decade/i.test(words)));
    if (months.length === 1) return months[0];
  }
  return undefined;
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
    // Days of the months around are mostly shown as well, paler.
    const own = called.length > 1 ? called.filter((one) => !isOutside(one)) : called;
    const [only, another] = own;
    if (only && another === undefined) return { seen: only };
    const why = only
      ? 'several days of the calendar are called so'
      : `the calendar shows ${lookup.seen.month}, without it`;
    return {
      missed: () =>
        new StepError(only ? 'target ambiguous' : 'target not found', `Failed to ${what}: ${why}.`),
    };
  });
  const button = onlyOf(inside(node).filter((one) => isOf(one, 'button', 'link')));
  await gesture(what, { kind: 'click', node: button ?? node }, doing);
  return performed(`Picked the day ${quote(day)} in the calendar.`, { node });
}

const isNamed = (node: ScreenNode, name: string): boolean =>
  [node, ...inside(node)].some(({ names }) =>
    names.some(({ text }) => plain(text).toLowerCase() === plain(name).toLowerCase()),
  );

const isOutside = (node: ScreenNode): boolean =>
  [node, ...inside(node)].some(
    ({ attributes: { className = '' }, states }) =>
      states.disabled === true ||
      /outside|other|adjacent|neighbou?ring|muted|faded|(?:^|[-_ ])(?:old|new|prev|next)(?:$|[-_ ])/i.test(
        className,
      ),
  );
