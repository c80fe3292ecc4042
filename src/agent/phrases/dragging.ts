/** How people say that they drag something. */
import { phrase } from './phrase.js';

export const dragging = [
  phrase({
    kind: 'drag',
    expressions: [
      'drag (and drop ){target} on/onto/to/into/over {onto}',
      'drag (and drop ){target} on top of {onto}',
      'drag {target} and drop it on/onto/to/into/in/over {onto}',
      'drag {target} and drop it on top of {onto}',
    ],
    example: 'I drag the "Milk" item onto the "Cart" list',
    build: ({ target, onto }) => (target.role === 'slider' ? undefined : { kind: 'drag', target, onto }),
  }),
];
