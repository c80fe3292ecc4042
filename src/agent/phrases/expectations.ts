/** How people say what they expect of things on the page. */
import type { Target } from '../action.js';
import { phrase } from './phrase.js';
import { saysSomething } from './saysSomething.js';

export const expectations = [
  phrase({
    kind: 'expectCount',
    expressions: ['see {amount} {things}', 'find {amount} {things}'],
    example: 'I see 3 items in the "Cart" list',
    build: ({ amount, things }) => ({ kind: 'expectCount', things, ...amount }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['there is {amount} {things}'],
    example: 'There are 3 rows',
    build: ({ amount, things }) => ({ kind: 'expectCount', things, ...amount }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['{element} shows/contains/has/lists/offers {amount} {things}'],
    example: 'The "Orders" table has 3 rows',
    build: ({ element, amount, things }) => ({
      kind: 'expectCount',
      things: within(things, element),
      ...amount,
    }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['{amount} {things} is visible/shown/displayed/present'],
    example: 'At least 3 rows are visible',
    build: ({ amount, things }) => ({ kind: 'expectCount', things, ...amount }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['(the )number of {things} is {amount}'],
    example: 'The number of rows is 3',
    build: ({ amount, things }) => ({ kind: 'expectCount', things, ...amount }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['(the )number of {things} is {measure}'],
    example: 'The number of rows is greater than 3',
    build: ({ measure, things }) => ({ kind: 'expectCount', things, ...measure }),
  }),
  phrase({
    kind: 'expectCount',
    expressions: ['{pagePart} shows/contains/has {amount} {things}'],
    example: 'The cart contains 3 items',
    build: ({ pagePart, amount, things }) => ({
      kind: 'expectCount',
      things: within(things, pagePart),
      ...amount,
    }),
  }),
  phrase({
    kind: 'expectContent',
    expressions: ['{pagePart} {relation} {text}'],
    example: 'The cart shows "Milk"',
    build: ({ pagePart, relation, text }) =>
      relation.relation === 'is' || text.trim() === ''
        ? undefined
        : { kind: 'expectContent', target: pagePart, ...relation, text },
  }),
  phrase({
    kind: 'expectVisible',
    carries: 'docString',
    expressions: ['{not}see', '{not}see the/this (following )text/message', 'the page {not}shows/contains'],
    example: 'I see the text:',
    build: ({ not, docString }) => visible({ name: docString }, not),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['{not}see {element}', 'the page {not}shows/contains/has {element}'],
    example: 'I see "Welcome"',
    build: ({ not, element }) => visible(element, not),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['{element} is {not}visible/shown/displayed/present/there', '{element} {not}appears'],
    example: 'The "Save" button is visible',
    build: ({ not, element }) => visible(element, not),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['there is {element}'],
    example: 'There is a "Save" button',
    build: ({ element }) => visible(element, false),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['there is no {element}', '{element} disappears/vanishes'],
    example: 'There is no "Error" message',
    build: ({ element }) => visible(element, true),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['{element} is {not}hidden/gone/absent'],
    example: 'The "Confirm" dialog is gone',
    build: ({ not, element }) => visible(element, !not),
  }),
  phrase({
    kind: 'expectContent',
    expressions: [
      '{element} {relation} {text}',
      'the value/text/content of {element} {relation} {text}',
      '{element} {relation} the text/value {text}',
    ],
    example: 'The "User name" field contains "ada"',
    build: ({ element, relation, text }) =>
      saysSomething(relation.relation, text) && !isColumn(element)
        ? { kind: 'expectContent', target: element, ...relation, text }
        : undefined,
  }),
  phrase({
    kind: 'expectContent',
    carries: 'docString',
    isOffered: false,
    expressions: [
      '{element} {relation}',
      'the value/text/content of {element} {relation}',
      '{element} {relation} the (following )text/value',
    ],
    example: 'The "Comment" field contains:',
    build: ({ element, relation, docString }) =>
      saysSomething(relation.relation, docString) && !isColumn(element)
        ? { kind: 'expectContent', target: element, ...relation, text: docString }
        : undefined,
  }),
  phrase({
    kind: 'expectContent',
    expressions: ['{not}see {text} in/inside/within {element}'],
    example: 'I see "ada" in the "User name" field',
    build: ({ not, text, element }) => ({
      kind: 'expectContent',
      target: element,
      relation: 'contains',
      text,
      negated: not,
    }),
  }),
  phrase({
    kind: 'expectEmpty',
    expressions: ['{element} is {not}empty/blank', 'the value of {element} is {not}empty/blank'],
    example: 'The "Search" field is empty',
    build: ({ element, not }) =>
      isColumn(element) ? undefined : { kind: 'expectEmpty', target: element, negated: not },
  }),
];

/** Its cells are not inside of it. */
const isColumn = ({ role }: Target): boolean => role === 'column';

function visible(target: Target, negated: boolean) {
  return { kind: 'expectVisible', target, negated } as const;
}

function within(things: Target, place: Target): Target {
  return { ...things, within: things.within === undefined ? place : within(things.within, place) };
}
