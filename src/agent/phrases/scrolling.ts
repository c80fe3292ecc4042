/** How people say that they scroll. */
import { phrase } from './phrase.js';

export const scrolling = [
  phrase({
    kind: 'scroll',
    expressions: [
      'scroll (up )(down )(all the way )(up )(down )to the {edge}( of the page)',
      'scroll the page (all the way )to the {edge}',
    ],
    example: 'I scroll to the bottom of the page',
    build: ({ edge }) => ({ kind: 'scroll', towards: edge }),
  }),
  phrase({
    kind: 'scroll',
    expressions: [
      'scroll (up )(down )to the {edge} of {target}',
      'scroll {target} (up )(down )to the {edge}',
    ],
    example: 'I scroll to the bottom of the "Messages" list',
    build: ({ edge, target }) => ({ kind: 'scroll', towards: edge, target }),
  }),
  phrase({
    kind: 'scroll',
    expressions: [
      'scroll (the page ){direction}( a bit)( a little)( the page)',
      'scroll {direction} (by )one/a page/screen',
    ],
    example: 'I scroll down',
    build: ({ direction }) => ({ kind: 'scroll', towards: direction }),
  }),
  phrase({
    kind: 'scroll',
    expressions: ['scroll {direction} in/inside/within {target}', 'scroll {target} {direction}'],
    example: 'I scroll down in the "Messages" list',
    build: ({ direction, target }) => ({ kind: 'scroll', towards: direction, target }),
  }),
  phrase({
    kind: 'scrollTo',
    expressions: [
      'scroll (up )(down )(the page )to {target}',
      'scroll {target} into view',
      'scroll (up )(down )until/till {target} is visible/shown',
      'scroll (up )(down )until/till {target} is in view',
      'scroll (up )(down )until/till (I )see {target}',
    ],
    example: 'I scroll to the "Terms" heading',
    build: ({ target }) => ({ kind: 'scrollTo', target }),
  }),
];
