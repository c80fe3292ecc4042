/** How people say that they go on in a frame, or leave it. */
import { phrase } from './phrase.js';

export const frames = [
  phrase({
    kind: 'enterFrame',
    expressions: ['switch/change/move/go to/into/inside {element}', 'enter {element}'],
    example: 'I switch to the "Payment" frame',
    build: ({ element }) => (element.role === 'frame' ? { kind: 'enterFrame', target: element } : undefined),
  }),
  phrase({
    kind: 'leaveFrame',
    expressions: [
      'go/return back to the page/document/content',
      // "I go to the main page" may well mean another page.
      'switch/change (back )to the main/default/parent/outer page/document/content/frame',
      'leave/exit the/this frame/iframe',
    ],
    example: 'I leave the frame',
    build: () => ({ kind: 'leaveFrame' }),
  }),
];
