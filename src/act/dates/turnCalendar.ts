/** Turns the calendar that is open, and tells what of a day in it is clicked. */
import { isDay, type Calendar } from '../../grounding/calendars/shownCalendar.js';
import { sayMonth } from '../../grounding/calendars/readDate.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll, type Watch } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { around, holds, inside, isOf, onlyOf, outermost, wordsOf } from '../nodes.js';

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
  const month = sayMonth(calendar.month);
  if (node === undefined) throw fault(what, 'it has no one button for that. Please click what turns it.');
  await gesture(what, { kind: 'click', node }, doing);
  await poll(doing, (screen) => {
    const lookup = watch(screen);
    if ('missed' in lookup || sayMonth(lookup.seen.month) !== month) return { seen: true };
    return { missed: () => fault(what, `its button was clicked, but it stays at ${month}.`) };
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
