/** How people say what they expect of the page as a whole: its title, its address. */
import { phrase } from './phrase.js';
import { saysSomething } from './saysSomething.js';

const ARRIVALS = 'be redirected/taken/sent/brought/led/forwarded to';

export const pageExpectations = [
  phrase({
    kind: 'expectTitle',
    expressions: [
      '(the )(page )title {wholeRelation} {text}',
      '(the )(page )title of the page {wholeRelation} {text}',
      "the page's title {wholeRelation} {text}",
    ],
    example: 'The page title is "Shop"',
    build: ({ wholeRelation, text }) =>
      saysSomething(wholeRelation.relation, text)
        ? { kind: 'expectTitle', ...wholeRelation, text }
        : undefined,
  }),
  phrase({
    kind: 'expectTitle',
    expressions: ['the page is titled {text}', 'the page has the title {text}'],
    example: 'The page has the title "Shop"',
    build: ({ text }) =>
      text.trim() === '' ? undefined : { kind: 'expectTitle', relation: 'is', text, negated: false },
  }),
  phrase({
    kind: 'expectUrl',
    expressions: [
      '(the )(current )(page )URL {wholeRelation} {text}',
      '(the )(current )(page )address {wholeRelation} {text}',
      'the URL/address of the page {wholeRelation} {text}',
      "the page's URL/address {wholeRelation} {text}",
    ],
    example: 'The URL ends with "/cart"',
    build: ({ wholeRelation, text }) =>
      text.trim() === '' || !saysSomething(wholeRelation.relation, text)
        ? undefined
        : { kind: 'expectUrl', ...wholeRelation, text },
  }),
  phrase({
    kind: 'expectPage',
    mood: 'expectation',
    expressions: ['{not}be on/at (the page ){address}', '{not}be on/at the {address} page'],
    example: 'I should be on "/cart"',
    build: ({ not, address }) => ({ kind: 'expectPage', address, negated: not }),
  }),
  phrase({
    kind: 'expectPage',
    expressions: ['the (current )page is {not}{address}'],
    example: 'The page is "/cart"',
    build: ({ not, address }) => ({ kind: 'expectPage', address, negated: not }),
  }),
  phrase({
    kind: 'expectPage',
    expressions: ['the (current )page is {not}the start/home page'],
    example: 'The page is the start page',
    build: ({ not }) => ({ kind: 'expectPage', negated: not }),
  }),
  phrase({
    kind: 'expectPage',
    mood: 'expectation',
    expressions: ['{not}be on/at the start/home page/screen', '{not}be on/at the homepage'],
    example: 'I should be on the start page',
    build: ({ not }) => ({ kind: 'expectPage', negated: not }),
  }),
  phrase({
    kind: 'expectPage',
    expressions: [
      `{not}${ARRIVALS} (the page ){address}`,
      `{not}${ARRIVALS} the {address} page`,
      '{not}land on (the page ){address}',
    ],
    example: 'I am redirected to "/login"',
    build: ({ not, address }) => ({ kind: 'expectPage', address, negated: not }),
  }),
  phrase({
    kind: 'expectPage',
    expressions: [`{not}${ARRIVALS} the start/home page`, '{not}land on the start/home page'],
    example: 'I am taken to the start page',
    build: ({ not }) => ({ kind: 'expectPage', negated: not }),
  }),
];
