/** How people speak of cookies, stored values, and what went wrong in the browser. */
import { phrase } from './phrase.js';
import { statedText } from './statedText.js';

export const stored = [
  phrase({
    kind: 'setCookie',
    expressions: ['set the cookie {text} to {value}', 'set the {text} cookie to {value}'],
    example: 'I set the cookie "theme" to "dark"',
    build: ({ text, value }) => (text.trim() === '' ? undefined : { kind: 'setCookie', name: text, value }),
  }),
  phrase({
    kind: 'clearCookies',
    expressions: ['clear (all )(the )(my )(browser )cookies', 'clear all of the cookies'],
    example: 'I clear the cookies',
    build: () => ({ kind: 'clearCookies' }),
  }),
  phrase({
    kind: 'expectCookie',
    expressions: ['there is no cookie {text}', 'there is no {text} cookie'],
    example: 'There is no cookie "session"',
    build: ({ text }) =>
      text.trim() === '' ? undefined : { kind: 'expectCookie', name: text, negated: true },
  }),
  phrase({
    kind: 'expectCookie',
    expressions: ['there is a cookie (named )(called ){text}', 'there is a {text} cookie'],
    example: 'There is a cookie "session"',
    build: ({ text }) =>
      text.trim() === '' ? undefined : { kind: 'expectCookie', name: text, negated: false },
  }),
  phrase({
    kind: 'expectCookie',
    expressions: [
      'the/a cookie (named )(called ){text} is {not}visible/set/present/there/stored',
      'the/a {text} cookie is {not}visible/set/present/there/stored',
    ],
    example: 'The cookie "session" exists',
    build: ({ text, not }) =>
      text.trim() === '' ? undefined : { kind: 'expectCookie', name: text, negated: not },
  }),
  phrase({
    kind: 'expectCookie',
    expressions: [
      'the cookie {value} {says} {text}',
      'the {value} cookie {says} {text}',
      'the value of the cookie {value} {says} {text}',
    ],
    example: 'The cookie "theme" is "dark"',
    build: ({ value, says, text }) => {
      const said = statedText(says, text);
      return said && { kind: 'expectCookie', name: value, ...said };
    },
  }),
  phrase({
    kind: 'expectStored',
    expressions: [
      'the {store} (item )(key )(entry )(value ){value} {says} {text}',
      'the item/key/entry/value {value} in/of (the ){store} {says} {text}',
      '{value} in (the ){store} {says} {text}',
    ],
    example: 'The local storage item "theme" is "dark"',
    build: ({ store, value, says, text }) => {
      const said = statedText(says, text);
      return said && { kind: 'expectStored', store, name: value, ...said };
    },
  }),
  phrase({
    kind: 'expectStored',
    expressions: [
      'the {store} {not}contains/has (the )(an )(item )(key )(entry ){text}',
      'the {store} item/key/entry {text} is {not}visible/set/present/there',
      'the item/key/entry {text} in/of (the ){store} is {not}visible/set/present/there',
      'there is {not}an item/key/entry {text} in (the ){store}',
    ],
    example: 'The session storage contains "cart"',
    build: ({ store, not, text }) =>
      text.trim() === '' ? undefined : { kind: 'expectStored', store, name: text, negated: not },
  }),
  phrase({
    kind: 'expectTrouble',
    expressions: [
      'there is no console/JavaScript error(s)',
      "there is no error(s) in/on the (browser )(browser's )console",
      'no console/JavaScript error(s) is visible/logged/shown/there',
      'no console/JavaScript error(s) occurred/occur/occurs',
      'no error(s) is logged/visible/shown in/to/on the (browser )console',
      'the (browser )console is free of errors',
      'the (browser )console not shows/contains/has (any )error(s)',
      'the (browser )console shows/contains/has no error(s)',
      'not see (any )console/JavaScript error(s)',
      'not see (any )error(s) in the (browser )console',
    ],
    example: 'There are no console errors',
    build: () => ({ kind: 'expectTrouble', trouble: 'console error', negated: true }),
  }),
  phrase({
    kind: 'expectTrouble',
    expressions: [
      'there is no failed/failing (network )request(s)',
      'no (network )request(s) failed/fails/fail',
      'no (network )request(s) has/have failed',
      'all (network )requests succeeded/succeed',
      'not see (any )failed (network )request(s)',
    ],
    example: 'There are no failed requests',
    build: () => ({ kind: 'expectTrouble', trouble: 'failed request', negated: true }),
  }),
  phrase({
    kind: 'expectTrouble',
    expressions: ['there is a console error', 'there is an error in the (browser )console'],
    example: 'There is a console error',
    build: () => ({ kind: 'expectTrouble', trouble: 'console error', negated: false }),
  }),
  phrase({
    kind: 'expectTrouble',
    expressions: ['there is a failed (network )request'],
    example: 'There is a failed request',
    build: () => ({ kind: 'expectTrouble', trouble: 'failed request', negated: false }),
  }),
];
