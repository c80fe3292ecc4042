/** How people compare what a thing shows as a number, and say what a pattern fits. */
import type { Target } from '../action.js';
import { phrase } from './phrase.js';

export const measures = [
  phrase({
    kind: 'expectNumber',
    expressions: [
      '{element} is {measure}',
      '{element} shows/contains {measure}',
      'the value/amount/number in {element} is {measure}',
      'the value of {element} is {measure}',
    ],
    example: 'The "Total" row is more than 10',
    build: ({ element, measure }) => ({ kind: 'expectNumber', target: element, ...measure }),
  }),
  phrase({
    kind: 'expectNumber',
    expressions: ['{element} exceeds {number}'],
    example: 'The "Total" row exceeds 10',
    build: ({ element, number }) => ({
      kind: 'expectNumber',
      target: element,
      comparison: 'more than',
      count: number,
    }),
  }),
  phrase({
    kind: 'expectNumber',
    expressions: [
      '{element} is at {number}',
      '{element} is at {number}%',
      '{element} is at {number} %',
      '{element} is at {number} percent',
      'the number in {element} is {number}',
    ],
    example: 'The "Volume" slider is at 50',
    build: ({ element, number }) => ({
      kind: 'expectNumber',
      target: element,
      comparison: 'exactly',
      count: number,
    }),
  }),
  phrase({
    kind: 'expectPattern',
    expressions: [
      '{not}see (a )(the )(some )text matching/like (the pattern ){pattern}',
      '{not}see (a )(the )(some )text that matches (the pattern ){pattern}',
      'the page {not}shows/contains/has (a )(the )(some )text matching/like (the pattern ){pattern}',
      'the page {not}shows/contains/has (a )(the )(some )text that matches (the pattern ){pattern}',
      'the page {not}matches (the pattern ){pattern}',
    ],
    example: 'I see text matching "Order \\d+"',
    build: ({ not, pattern }) => ({ kind: 'expectPattern', pattern, negated: not }),
  }),
  phrase({
    kind: 'expectPattern',
    expressions: [
      '{element} {not}shows/contains/has (a )(the )(some )text matching/like (the pattern ){pattern}',
      '{element} {not}shows/contains/has (a )(the )(some )text that matches (the pattern ){pattern}',
    ],
    example: 'The "Orders" table shows text matching "Order \\d+"',
    build: ({ element, not, pattern }) => ({
      kind: 'expectPattern',
      pattern,
      within: element,
      negated: not,
    }),
  }),
  phrase({
    kind: 'expectOrder',
    expressions: [
      '{element} comes/stands/appears/is (listed )(shown )before {other}',
      'see {element} before {other}',
    ],
    example: 'The "Milk" row comes before the "Bread" row',
    build: ({ element, other }) => ordered(element, other, 'before'),
  }),
  phrase({
    kind: 'expectOrder',
    expressions: [
      '{element} comes/stands/appears/is (listed )(shown )after {other}',
      'see {element} after {other}',
    ],
    example: 'The "Milk" row comes after the "Bread" row',
    build: ({ element, other }) => ordered(element, other, 'after'),
  }),
];

function ordered(target: Target, other: Target, relation: 'before' | 'after') {
  return { kind: 'expectOrder', target, other, relation } as const;
}
