/** The calendars that are open on the page: the month that each shows, and its days. */
import type { Lookup } from '../../screen/deadline.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { squeeze } from '../names/compareNames.js';
import { ancestorsOf, descendantsOf, holds, innermost, onlyOf, outermost } from '../places/structure.js';
import { monthsSaid, sayMonth, type Month } from './readDate.js';

export interface Calendar {
  place: ScreenNode;
  /** With those of the months around. */
  days: ScreenNode[];
  month: Month;
}

const DAY = /^\d{1,2}$/;
/** Of a month, less those that a week begins with elsewhere. */
export const DAYS = 28;

/** The smallest place with a month's days, and what says which month that is. */
export const calendarOn = (screen: Screen): Lookup<Calendar> => calendarOf(daysOn(screen), screen);

export function calendarOf(days: readonly ScreenNode[], screen: Screen): Lookup<Calendar> {
  const calendar = onlyOf(calendarsOf(days, screen));
  return calendar ? { seen: calendar } : { missed: () => new StepError('target not found', NONE) };
}

const NONE =
  'There is no calendar on the page, or more than one. Please open it first, or click the day in its place.';

/** Of one that doesn't say its month nothing is known. */
export function calendarsOf(days: readonly ScreenNode[], { nodes }: Screen): Calendar[] {
  const places = nodes.filter(
    (place) => place.isVisible && days.filter((day) => isIn(place, day)).length >= DAYS,
  );
  const grids = innermost(places);
  return grids.flatMap((grid): Calendar[] => {
    const own = days.filter((day) => isIn(grid, day));
    const headed = headingOf(grid, own, grids);
    const month = onlyMonth(own) ?? headed?.month;
    return month ? [{ place: headed?.place ?? grid, days: own, month }] : [];
  });
}

const isIn = (place: ScreenNode, day: ScreenNode): boolean =>
  day.parent !== undefined && holds(place, day.parent);

/** That most days name: "Thursday, March 20th, 2025". */
function onlyMonth(days: readonly ScreenNode[]): Month | undefined {
  const named = days.flatMap((day) => {
    const said = [day, ...descendantsOf(day)].flatMap(({ names }) => names.map(({ text }) => text));
    return said.flatMap((text) => monthsSaid(text, true)).slice(0, 1);
  });
  const isMost = (one: Month) => named.filter((month) => sayMonth(month) === sayMonth(one)).length >= DAYS;
  return named.find(isMost);
}

/** A place with several months says as many, in the same order. */
function headingOf(
  grid: ScreenNode,
  days: readonly ScreenNode[],
  grids: readonly ScreenNode[],
): { place: ScreenNode; month: Month } | undefined {
  for (const place of [grid, ...ancestorsOf(grid)]) {
    const held = grids.filter((one) => holds(place, one));
    const said = monthsIn(place, days);
    if (said.length === 0) continue;
    const month = held.length > 1 && said.length !== held.length ? undefined : said[held.indexOf(grid)];
    return month && { place, month };
  }
  return undefined;
}

/** As a text says them, or else its fields and signs. */
function monthsIn(place: ScreenNode, days: readonly ScreenNode[]): Month[] {
  const shown = monthsSaid(place.text);
  if (shown.length > 0) return shown;
  const others = descendantsOf(place).filter((one) => !days.some((day) => holds(day, one)));
  return monthsSaid(others.flatMap(({ value = '', names: [first] }) => [value, first?.text]).join(' | '));
}

export function daysOn({ nodes }: Screen): ScreenNode[] {
  return outermost(nodes.filter((node) => node.isVisible && isDay(node)));
}

export const isDay = ({ tag, text }: ScreenNode): boolean => tag !== '#text' && DAY.test(squeeze(text));

/** The days of the month itself, from the 1st on; none where they don't follow each other. */
export function daysOfMonth({ days, month: { year, month } }: Calendar): ScreenNode[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const run: ScreenNode[] = [];
  for (const day of days)
    if (run.length < length && !isOfWeek(day) && Number(squeeze(day.text)) === run.length + 1) run.push(day);
  return run.length === length ? run : [];
}

/** The number of a week, which stands in front of its days. */
const isOfWeek = ({ tag, role, attributes: { className = '' } }: ScreenNode): boolean =>
  tag === 'th' ||
  role === 'rowheader' ||
  /week-?_?(?:num|col|no\b)|(?:^|\s)(?:cw|kw|week)(?:\s|$)/i.test(className);
