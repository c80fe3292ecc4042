/** The day that a value means for a field, and whether the field shows it. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { readIn, saysDay, type DateFormat } from '../dates/dateFormat.js';
import { todayOn } from '../../grounding/calendars/daySaid.js';
import { isoDate, readDate, type PlainDate } from '../../grounding/calendars/readDate.js';
import { calendarOf, daysOn, type Calendar } from '../../grounding/calendars/shownCalendar.js';
import type { CaseMemory } from '../CaseMemory.js';
import type { Watch } from '../find.js';
import type { Filling } from './fillText.js';
import { formatOf, isOfRange } from './picker.js';

export interface DayFilling extends Filling {
  /** Two where numbers alone may mean either. */
  days: readonly PlainDate[];
  format: DateFormat | undefined;
  /** The one that opens with the field, and its days. */
  calendar: Watch<Calendar>;
  opened: (screen: Screen) => ScreenNode[];
  /** What stands for the value in the field's format. */
  written?: string;
}

/** Undefined for what is no date, and in a field for one end of a range. */
export function dayIn(filling: Filling, memory: CaseMemory | undefined): DayFilling | undefined {
  const { node, screen } = filling.found;
  if (isOfRange(node)) return undefined;
  const format = formatOf(node);
  const days = daysOf(filling.value, format, todayOn(screen));
  if (days.length === 0) return undefined;
  const before = seenBefore(filling.found, memory);
  const opened = (now: Screen) => daysOn(now).filter(({ key, id }) => !before.has(key ?? id));
  return { ...filling, days, format, opened, calendar: (now) => calendarOf(opened(now), now) };
}

/** Where the field is in use already, the last action may have opened its calendar. */
function seenBefore({ node, screen }: Filling['found'], memory: CaseMemory | undefined): Set<number> {
  const isInUse = node.states.focused === true || node.states.expanded === true;
  const seen = screen.nodes.filter(
    (one) => one.isVisible && (memory === undefined || !isInUse || memory.wasThere(one)),
  );
  return new Set(seen.map(({ key, id }) => key ?? id));
}

function daysOf(value: string, format: DateFormat | undefined, today: PlainDate): PlainDate[] {
  const own = format === undefined ? undefined : readIn(format, value);
  if (own !== undefined) return [own];
  const read = readDate(value, today);
  if (read && 'value' in read) return [read.value];
  const plain = value.replaceAll('-', '/');
  const both = ['DD/MM/YYYY', 'MM/DD/YYYY'].map((order) => readIn(order, plain));
  return both.every((day) => day !== undefined) ? both : [];
}

export const isInWords = (value: string): boolean => /[a-z]{3}/i.test(value);

export function showsDay(shown: string, { days, format, value }: DayFilling): boolean {
  const own = format === undefined ? undefined : readIn(format, shown);
  if (own !== undefined) return days.some((day) => isoDate(day) === isoDate(own));
  const isEither = days.length > 1 && !isInWords(shown);
  return isEither ? numbersIn(shown) === numbersIn(value) : days.some((day) => saysDay(shown, day));
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).join();
