/** How people say what is done without saying who does it: "When the "Save" button is clicked". */
import { phrase } from './phrase.js';

const DONE = ['deed', 'none'] as const;
/** Without a keyword such a step may as well say how things are. */
const SURELY_DONE = ['deed'] as const;
const HOW_IT_IS = ['expectation', 'none'] as const;

export const passive = [
  phrase({
    kind: 'click',
    keyword: DONE,
    expressions: ['{element} is clicked/tapped', '{element} is clicked on'],
    example: 'When the "Save" button is clicked',
    build: ({ element }) => ({ kind: 'click', target: element }),
  }),
  phrase({
    kind: 'doubleClick',
    keyword: DONE,
    expressions: ['{element} is double-clicked'],
    example: 'When the "Milk" row is double-clicked',
    build: ({ element }) => ({ kind: 'doubleClick', target: element }),
  }),
  phrase({
    kind: 'rightClick',
    keyword: DONE,
    expressions: ['{element} is right-clicked'],
    example: 'When the "Milk" row is right-clicked',
    build: ({ element }) => ({ kind: 'rightClick', target: element }),
  }),
  phrase({
    kind: 'hover',
    keyword: DONE,
    expressions: ['{element} is hovered', '{element} is hovered over'],
    example: 'When the "Account" link is hovered',
    build: ({ element }) => ({ kind: 'hover', target: element }),
  }),
  phrase({
    kind: 'press',
    keyword: DONE,
    expressions: ['(the ){anyKey} key is pressed/hit'],
    example: 'When the Escape key is pressed',
    build: ({ anyKey }) => ({ kind: 'press', key: anyKey }),
  }),
  phrase({
    kind: 'press',
    keyword: DONE,
    expressions: ['the key {anyKey} is pressed/hit'],
    example: 'When the key Escape is pressed',
    build: ({ anyKey }) => ({ kind: 'press', key: anyKey }),
  }),
  phrase({
    kind: 'press',
    keyword: SURELY_DONE,
    expressions: ['{key} is pressed/hit'],
    example: 'When Control+S is pressed',
    build: ({ key }) => ({ kind: 'press', key }),
  }),
  phrase({
    kind: 'click',
    keyword: SURELY_DONE,
    expressions: ['{element} is pressed'],
    example: 'When the "Save" button is pressed',
    build: ({ element }) => ({ kind: 'click', target: element }),
  }),
  phrase({
    kind: 'reload',
    keyword: DONE,
    expressions: ['the page is reloaded/refreshed'],
    example: 'When the page is reloaded',
    build: () => ({ kind: 'reload' }),
  }),
  phrase({
    kind: 'open',
    keyword: SURELY_DONE,
    expressions: ['(the page ){address} is opened/visited', 'the {address} page is opened/visited'],
    example: 'When "/cart" is opened',
    build: ({ address }) => ({ kind: 'open', address }),
  }),
  phrase({
    kind: 'fill',
    keyword: SURELY_DONE,
    expressions: [
      '{element} is filled (in )(out )with {value}',
      '{value} is entered/typed/written in/into {element}',
      '{element} is set to {value}',
    ],
    example: 'When the "User name" field is filled with "ada"',
    build: ({ element, value }) => ({ kind: 'fill', target: element, value }),
  }),
  phrase({
    kind: 'expectContent',
    keyword: HOW_IT_IS,
    expressions: ['{element} is (pre)filled (in )with {text}', '{element} is set to {text}'],
    example: 'Then the "User name" field is filled with "ada"',
    build: ({ element, text }) =>
      text.trim() === ''
        ? undefined
        : { kind: 'expectContent', target: element, relation: 'shows', text, negated: false },
  }),
  phrase({
    kind: 'select',
    keyword: SURELY_DONE,
    expressions: ['{text} is selected/chosen/picked from/in {element}'],
    example: 'When "Price" is selected from the "Sort by" list',
    build: ({ text, element }) => ({ kind: 'select', option: text, from: element }),
  }),
  phrase({
    kind: 'submit',
    keyword: SURELY_DONE,
    expressions: ['{element} is submitted'],
    example: 'When the "Sign in" form is submitted',
    build: ({ element }) => (element.role === 'form' ? { kind: 'submit', target: element } : undefined),
  }),
  phrase({
    kind: 'clear',
    keyword: SURELY_DONE,
    expressions: ['{element} is cleared'],
    example: 'When the "Search" field is cleared',
    build: ({ element }) => ({ kind: 'clear', target: element }),
  }),
];
