/** How people say how large the window is, on which device they are, and that they take a picture. */
import { phrase } from './phrase.js';

export const windows = [
  phrase({
    kind: 'setWindow',
    expressions: [
      'set the (browser )window/viewport/screen (size )to {size}',
      'set the size of the (browser )window/viewport/screen to {size}',
      'resize/change the (browser )window/viewport/screen (size )to {size}',
      'resize to {size}',
      'use a (browser )window/viewport/screen (size )of {size}',
    ],
    example: 'I set the window size to 1024 x 768',
    build: ({ size }) => ({ kind: 'setWindow', ...size }),
  }),
  phrase({
    kind: 'setWindow',
    keyword: ['deed'],
    expressions: ['the (browser )window/viewport/screen (size )is {size}'],
    example: 'Given the window is 1024 x 768',
    build: ({ size }) => ({ kind: 'setWindow', ...size }),
  }),
  phrase({
    kind: 'emulate',
    expressions: ['emulate (the )(an )(a )(device ){device}', 'use the device {device}'],
    example: 'I emulate "Pixel 7"',
    build: ({ device }) => ({ kind: 'emulate', device }),
  }),
  phrase({
    kind: 'emulate',
    mood: 'deed',
    expressions: ['use an/a/my {device}', 'be on an/a/my {device}'],
    example: 'I use an iPhone 15',
    build: ({ device }) => (/^[a-z]/i.test(device) ? { kind: 'emulate', device } : undefined),
  }),
  phrase({
    kind: 'takePicture',
    expressions: [
      'take a screenshot/picture/snapshot',
      'take a screenshot/picture/snapshot of the/this (current )(whole )page/screen/window',
    ],
    example: 'I take a screenshot',
    build: () => ({ kind: 'takePicture' }),
  }),
  phrase({
    kind: 'takePicture',
    expressions: [
      'take a screenshot/picture/snapshot called/named {text}',
      'take a screenshot/picture/snapshot of the/this (current )(whole )page/screen/window called/named {text}',
    ],
    example: 'I take a screenshot called "cart"',
    build: ({ text }) => (text.trim() === '' ? undefined : { kind: 'takePicture', name: text }),
  }),
  phrase({
    kind: 'takePicture',
    expressions: ['take a screenshot/picture/snapshot of {target} called/named {text}'],
    example: 'I take a screenshot of the "Cart" section called "cart"',
    build: ({ target, text }) => ({ kind: 'takePicture', target, name: text }),
  }),
  phrase({
    kind: 'takePicture',
    expressions: ['take a screenshot/picture/snapshot of {target}'],
    example: 'I take a screenshot of the "Cart" section',
    build: ({ target }) => ({ kind: 'takePicture', target }),
  }),
];
