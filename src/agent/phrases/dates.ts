/** How people say which date, time or colour they enter; without quotes where it can be nothing else. */
import type { Target } from '../action.js';
import { isWritable } from './kindsOfControl.js';
import { phrase } from './phrase.js';

export const dates = [
  phrase({
    kind: 'fill',
    expressions: [
      'type/enter/write/input/put (the )(date )(time ){date} in/into/for/as {target}',
      'choose/pick/select (the )(date )(time ){date} in/from/for {target}',
      'fill (in )(out ){target} with {date}',
      'set/change {target} to {date}',
    ],
    example: 'I change the "Birthday" date field to 1 May 2024 at 9:30 am',
    build: ({ date, target }) => filling(target, date),
  }),
  phrase({
    kind: 'fill',
    expressions: ['choose/pick/select the date/time/colour/color {value} in/from/for {target}'],
    example: 'I pick the date "2024-05-01" in the "Birthday" field',
    build: ({ value, target }) => filling(target, value),
  }),
  phrase({
    kind: 'fill',
    expressions: ['set/change the date/time/colour/color {text} to {date}'],
    example: 'I set the time "Start" to 9:30 am',
    build: ({ text, date }) => filling({ name: text, role: 'field' }, date),
  }),
  phrase({
    kind: 'fill',
    expressions: ['set/change the date/time/colour/color {text} to {value}'],
    example: 'I set the colour "Background" to "orange"',
    build: ({ text, value }) => filling({ name: text, role: 'field' }, value),
  }),
  phrase({
    kind: 'fill',
    expressions: [
      'set/change (the ){text} date/time/colour/color to {date}',
      'type/enter/write/input/put {date} as/for/in/into (the ){text} date/time',
      'choose/pick/select {date} as/for (the ){text} date/time',
    ],
    example: 'I pick 1 May 2024 as the "Start" date',
    build: ({ text, date }) => filling({ name: text, role: 'field' }, date),
  }),
  phrase({
    kind: 'fill',
    expressions: [
      'set/change (the ){text} date/time/colour/color to {value}',
      'choose/pick/select {value} as/for (the ){text} date/time/colour/color',
    ],
    example: 'I set the "Start" date to "2024-05-01"',
    build: ({ text, value }) => filling({ name: text, role: 'field' }, value),
  }),
];

function filling(target: Target, value: string) {
  return isWritable(target) ? ({ kind: 'fill', target, value } as const) : undefined;
}
