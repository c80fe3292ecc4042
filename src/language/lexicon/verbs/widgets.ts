/** Values by steps, order, stars and calendars. */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { VerbEntry } from './VerbEntry.js';

const rateWith = ({ ordinal, thing }: { ordinal: number | 'last'; thing?: Target }): Action | undefined =>
  ordinal === 'last' || thing?.each !== undefined
    ? undefined
    : { kind: 'rate', stars: ordinal, ...(thing && { target: thing }) };

/** Without its year it only means a day of the calendar that the field opens. */
function chooseDay({ day, field }: { day: string; field: Target }): Action {
  const target = { ...field, role: field.role ?? 'field' } as const;
  return /\d{4}/.test(day)
    ? { kind: 'fill', target, value: day }
    : { kind: 'select', option: day, from: target };
}

export const WIDGETS: readonly VerbEntry[] = [
  {
    verbs: 'increase, raise, step up, bump, increment, bump up, turn up',
    ways: [
      ['(the)? (number of | amount of)? {field!} by {count}', 'increase target:field by:count'],
      ['{field!} by one step', 'increase target:field', -0.1],
      ['{field!} to {value}', 'fill target:field value:value'],
      ['{field!}', 'increase target:field', 0.2],
    ],
  },
  {
    verbs: 'decrease, reduce, step down, decrement, lower, turn down',
    ways: [
      ['{field!} by {count}', 'decrease target:field by:count'],
      ['{field!} by one step', 'decrease target:field', -0.1],
      ['{field!} to {value}', 'fill target:field value:value'],
      ['{field!}', 'decrease target:field', 0.2],
    ],
  },
  {
    verbs: 'sort, order',
    ways: [
      [
        '(the)? ({thing!})? by (the)? (column)? {name:column} (column)? (,|:|-|–)? {order}?',
        ({
          thing,
          column,
          order = 'ascending',
        }: {
          thing?: Target;
          column: string;
          order?: 'ascending' | 'descending';
        }) => ({ kind: 'sort', target: thing ?? { role: 'table' }, by: column, order }),
      ],
    ],
  },
  {
    verbs: 'rate',
    ways: [
      ['({thing!})? (with|at)? {count} stars|star', 'rate stars:count target:thing'],
      ['it (with|at)? {count} stars|star', 'rate stars:count', 0.1],
    ],
  },
  {
    verbs: 'give|gave|given, award',
    ways: [
      ['{thing!} {count} stars|star', 'rate stars:count target:thing', -0.6],
      ['{count} stars|star (to|for|in|at|under|below|on) {thing!}', 'rate stars:count target:thing', -0.6],
      ['it {count} stars|star', 'rate stars:count', -0.6],
    ],
  },
  // "Click the fourth star next to "Tidiness"": of those that stand in a row.
  {
    verbs: 'click, click on, press, tap, tap on, select, choose|chose|chosen',
    ways: [
      ['(the)? {ordinal} star', rateWith, -0.6],
      ['(the)? {ordinal} star (of|in) (the)? (rating|row|stars)', rateWith, -0.7],
      ['(the)? {ordinal} star (next_to|beside|of|for|under|below|in|on|behind) {thing}', rateWith, -0.6],
    ],
  },
  {
    verbs: 'move, go|went|gone, turn, page',
    ways: [
      [
        '(ahead)? {count} month|months (ahead|forward|on|further|back) (in the (calendar | date picker))?',
        'turnCalendar months:count',
      ],
      [
        '{count} month|months (back|backwards) (in the (calendar | date picker))?',
        ({ count }: { count: number }) => ({ kind: 'turnCalendar', months: -count }),
        -0.1,
      ],
    ],
  },
  {
    verbs: 'pick, choose|chose|chosen, select, click',
    ways: [
      ['(the day)? {day} in the (open)? (calendar | date picker | datepicker)', 'pickDay day:day', -0.3],
      // "Pick the 27th of March as the due date"
      ['{daySaid:day} as (the|its|my|a)? {field}', chooseDay, -0.6],
      [
        '{daySaid:day} in the (open)? (calendar|date_picker|datepicker) (of|for|under) (the)? {field}',
        chooseDay,
        -0.6,
      ],
    ],
  },
  // "Set the due date to 27 March 2025 in the calendar"
  {
    verbs: 'set|set, change',
    ways: [
      ['(the)? {field} to {daySaid:day} in the (open)? (calendar|date_picker|datepicker)', chooseDay, -0.6],
    ],
  },
];
