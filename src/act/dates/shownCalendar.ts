/** The calendar that is open on the page: the month that it shows, its days, and what turns it. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Lookup } from '../../screen/deadline.js';
import { StepError } from '../../screen/StepError.js';
import type { Doing } from '../Doing.js';
import { poll, type Watch } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { around, holds, innermost, inside, isOf, onlyOf, outermost, plain, wordsOf } from '../nodes.js';
import { MONTHS } from './readDate.js';

export interface Calendar {
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
export const DAYS = 28;

/** The smallest place with a month's days, and what says which month that is. */
export const calendarOn: Watch<Calendar> = (screen) => calendarOf(daysOn(screen), screen);

export function calendarOf(days: readonly ScreenNode[], screen: Screen): Lookup<Calendar> {
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
}

const NONE =
  'There is no calendar on the page, or more than one. Please open it first, or click the day in its place.';

const monthIn = (place: ScreenNode): string =>
  [
    place.text,
    ...inside(place).flatMap((one) => [one.value ?? '', ...(one.names[0] ? [one.names[0].text] : [])]),
  ].join(' | ');

export function daysOn({ nodes }: Screen): ScreenNode[] {
  return outermost(nodes.filter((node) => node.isVisible && isDay(node)));
}

const isDay = ({ tag, text }: ScreenNode): boolean => tag !== '#text' && DAY.test(plain(text));

const WAYS = {
  forward: /next|forward|following|›|»|→|^>+$|right/i,
  back: /prev|back|earlier|‹|«|←|^<+$|left/i,
};

function turnerOf({ place, days }: Calendar, way: 'forward' | 'back'): ScreenNode | undefined {
  const wide = [place, ...around(place).slice(0, 2)];
  for (const one of wide) {
    const buttons = inside(one).filter(
      (node) => isButton(node) && !isDay(node) && !days.some((day) => holds(node, day)),
    );
    const named = outermost(buttons).filter((node) => wordsOf(node).some((words) => WAYS[way].test(words)));
    const months = named.filter((node) => !wordsOf(node).some((words) => /year|decade/i.test(words)));
    if (months.length === 1) return months[0];
  }
  return undefined;
}

/** Old kits have links that lead nowhere. */
const isButton = (node: ScreenNode): boolean =>
  node.isVisible &&
  node.tag !== '#text' &&
  (isOf(node, 'button', 'link') || node.isUsable || node.tag === 'a');

/** By a click on its button; waits until it shows another month. */
export async function turnOnce(
  watch: Watch<Calendar>,
  { way, what }: { way: 'forward' | 'back'; what: string },
  doing: Doing,
): Promise<void> {
  const calendar = await poll(doing, watch);
  const node = turnerOf(calendar, way);
  if (node === undefined) throw fault(what, 'it has no one button for that. Please click what turns it.');
  await gesture(what, { kind: 'click', node }, doing);
  await poll(doing, (screen) => {
    const lookup = watch(screen);
    if ('missed' in lookup || lookup.seen.month !== calendar.month) return { seen: true };
    return { missed: () => fault(what, `its button was clicked, but it stays at ${calendar.month}.`) };
  });
}

/** Days of the months around are mostly shown as well, paler. */
export const ownOf = (days: readonly ScreenNode[]): ScreenNode[] =>
  days.length > 1 ? days.filter((one) => !isOutside(one)) : [...days];

/** What of a day takes the click. */
export const faceOfDay = (node: ScreenNode): ScreenNode =>
  onlyOf(inside(node).filter((one) => isOf(one, 'button', 'link'))) ??
  onlyOf(inside(node).filter((one) => one.isUsable && one.isVisible)) ??
  node;

const isOutside = (node: ScreenNode): boolean =>
  [node, ...inside(node)].some(
    ({ attributes: { className = '' }, states }) =>
      states.disabled === true ||
      /outside|other|adjacent|neighbou?ring|muted|faded|(?:prev|next)(?:ious)?-?month|(?:^|[-_ ])(?:old|new|prev|next)(?:$|[-_ ])/i.test(
        className,
      ),
  );
