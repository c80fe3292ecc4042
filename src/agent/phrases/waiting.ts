/** How people say that they wait. */
import { phrase } from './phrase.js';

export const waiting = [
  phrase({
    kind: 'wait',
    expressions: ['wait (for ){number} second(s)', 'wait (for ){number} sec(s)', 'wait (for ){number} s'],
    example: 'I wait 2 seconds',
    build: ({ number }) => ({ kind: 'wait', milliseconds: number * 1000 }),
  }),
  phrase({
    kind: 'wait',
    expressions: ['wait (for ){number} millisecond(s)', 'wait (for ){number} ms'],
    example: 'I wait 500 milliseconds',
    build: ({ number }) => ({ kind: 'wait', milliseconds: number }),
  }),
  phrase({
    kind: 'waitFor',
    expressions: [
      'wait for/until/till {element} is not visible/shown/displayed/present/there',
      'wait for/until/till {element} is gone/hidden/closed/absent',
      'wait for/until/till {element} disappears/vanishes',
      'wait until/till there is no {element}',
      'wait until/till (I )(we )(the user )do not see {element}',
      'wait until/till (I )(we )(the user )not/never see/sees {element}',
      'wait until/till (I )(we )(the user )no longer see/sees {element}',
    ],
    example: 'I wait until "Loading" disappears',
    build: ({ element }) => ({ kind: 'waitFor', target: element, negated: true }),
  }),
  phrase({
    kind: 'waitFor',
    expressions: [
      'wait for/until/till {element} is visible/shown/displayed/present/there/open',
      'wait for/until/till {element} appears',
      'wait until/till there is {element}',
      'wait until/till (I )(we )(the user )see/sees {element}',
      'wait until/till the page shows/contains {element}',
      'wait for {element}',
    ],
    example: 'I wait for the "Confirm" dialog',
    build: ({ element }) => ({ kind: 'waitFor', target: element, negated: false }),
  }),
];
