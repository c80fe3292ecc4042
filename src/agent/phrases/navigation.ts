/** How people say that they go to a page, back, forward, or load it again. */
import { phrase } from './phrase.js';

export const navigation = [
  phrase({
    kind: 'open',
    mood: 'deed',
    expressions: ['be on/at (the page ){address}', 'be on/at the {address} page'],
    example: 'I am on "/login"',
    build: ({ address }) => ({ kind: 'open', address }),
  }),
  phrase({
    kind: 'open',
    mood: 'deed',
    expressions: ['be on/at the start/home page/screen', 'be on/at the homepage'],
    example: 'I am on the start page',
    build: () => ({ kind: 'open' }),
  }),
  phrase({
    kind: 'open',
    expressions: [
      'open/visit/load (the )(page )(URL )(address ){address}',
      'open/visit/load the {address} page',
      'go/navigate/browse/return/head (back )to (the )(page )(URL )(address ){address}',
      'go/navigate/browse/return/head (back )to the {address} page',
    ],
    example: 'I open "/cart"',
    build: ({ address }) => ({ kind: 'open', address }),
  }),
  phrase({
    kind: 'open',
    expressions: [
      'open/visit/load/launch the start/home page',
      'open/visit/load the homepage',
      'open/visit/launch/load the app/application/site/website/homepage',
      'go/navigate/browse/return/head (back )to the start/home page',
      'go/navigate/browse/return/head (back )to the homepage/site/website/app/application',
    ],
    example: 'I open the start page',
    build: () => ({ kind: 'open' }),
  }),
  phrase({
    kind: 'goBack',
    expressions: [
      'go/navigate back',
      'go/navigate back one/a page',
      'go/navigate (back )to the previous page',
      'return to the previous page',
    ],
    example: 'I go back',
    build: () => ({ kind: 'goBack' }),
  }),
  phrase({
    kind: 'goForward',
    expressions: ['go/navigate forward(s)', 'go/navigate forward one/a page'],
    example: 'I go forward',
    build: () => ({ kind: 'goForward' }),
  }),
  phrase({
    kind: 'reload',
    expressions: ['reload/refresh', 'reload/refresh the/this (current )page'],
    example: 'I reload the page',
    build: () => ({ kind: 'reload' }),
  }),
];
