/** How a day is marked in the calendar that is shown: "the 20th is selected in the calendar". Where nothing tells it, nothing is said. */
import { isOfMonth, readDay, todayOn, type DaySaid } from '../../grounding/calendars/daySaid.js';
import { sayMonth } from '../../grounding/calendars/readDate.js';
import { calendarsOf, daysOfMonth, daysOn, type Calendar } from '../../grounding/calendars/shownCalendar.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, DayState } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import { isUnclear, unclear, type Outcome, type Unclear, type View } from '../Judgement.js';
import { isDisabled, isHighlighted, isSelected, type ShownMonth } from './dayMarks.js';

export function judgeDay({ day, state, negated }: ActionOf<'expectDay'>, { screen }: View): Outcome {
  const said = readDay(day, todayOn(screen));
  if (said === undefined)
    return unclear(
      'target ambiguous',
      `${quote(day)} is no day, or may be two. Please write "20 March 2025".`,
    );
  const calendar = calendarWith(said, day, screen);
  if (isUnclear(calendar)) return calendar;
  const days = daysOfMonth(calendar);
  const node = days[said.day - 1];
  if (node === undefined) {
    const shown = `the calendar shows ${sayMonth(calendar.month)}`;
    return days.length > 0
      ? unclear('target not found', `${shown}, which has no such day.`)
      : unclear('target ambiguous', `${shown}, but its days do not follow each other.`);
  }
  const is = STATES[state](node, { days, today: todayIn(calendar, screen) });
  if (is === undefined) return unclear('target ambiguous', UNTOLD[state]);
  return { holds: is !== negated, observed: `${is ? '' : 'not '}${state}`, node };
}

function calendarWith(said: DaySaid, day: string, screen: Screen): Calendar | Unclear {
  const all = calendarsOf(daysOn(screen), screen);
  if (all.length === 0)
    return unclear('target not found', 'There is no calendar on the page that says its month.');
  const shown = all.filter(({ month }) => isOfMonth(said, month));
  const [only, another] = shown;
  const months = all.map(({ month }) => sayMonth(month)).join(' and ');
  if (only === undefined)
    return unclear('target not found', `the calendar shows ${months}, without ${quote(day)}.`);
  return another === undefined
    ? only
    : unclear(
        'target ambiguous',
        `there are calendars of ${months}. Please write the day with its month and year.`,
      );
}

const STATES: Record<DayState, (node: Calendar['place'], month: ShownMonth) => boolean | undefined> = {
  selected: isSelected,
  highlighted: isHighlighted,
  disabled: isDisabled,
  enabled: (node, month) => negate(isDisabled(node, month)),
};

const negate = (is: boolean | undefined): boolean | undefined => (is === undefined ? undefined : !is);

const CHOICE = 'nothing in the calendar tells whether that day can be chosen.';
const UNTOLD: Record<DayState, string> = {
  selected: 'nothing in the calendar tells whether that day is selected.',
  highlighted: 'nothing in the calendar tells whether that day is highlighted.',
  enabled: CHOICE,
  disabled: CHOICE,
};

/** The number of today, where its month is shown. */
function todayIn({ month }: Calendar, screen: Screen): number | undefined {
  const today = todayOn(screen);
  return isOfMonth(today, month) ? today.day : undefined;
}
