/** How people say what they do on the keyboard: press keys, type into what has the focus, move the focus. */
import type { Target } from '../action.js';
import { isCharacter } from '../language/keys.js';
import { isPlace } from '../language/roleWords.js';
import { isWritable } from './kindsOfControl.js';
import { phrase } from './phrase.js';

export const keyboard = [
  phrase({
    kind: 'press',
    expressions: ['press/hit/push (the ){anyKey} key {times}'],
    example: 'I press the Tab key three times',
    build: ({ anyKey, times }) => ({ kind: 'press', key: anyKey, ...often(times) }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push (the ){key} {times}'],
    example: 'I press Tab three times',
    build: ({ key, times }) => ({ kind: 'press', key, ...often(times) }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push the {anyKey} key', 'press/hit/push (the )key {anyKey}'],
    example: 'I press the "Escape" key',
    build: ({ anyKey }) => ({ kind: 'press', key: anyKey }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push {anyKey} key'],
    example: 'I press Escape key',
    // "A key" may be any.
    build: ({ anyKey }) => (anyKey === 'a' ? undefined : { kind: 'press', key: anyKey }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push {key}'],
    example: 'I press Enter',
    build: ({ key }) => ({ kind: 'press', key }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push the {key}'],
    example: 'I press the space bar',
    // "The X" is what closes a dialog.
    build: ({ key }) => (isCharacter(key) ? undefined : { kind: 'press', key }),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push (the ){key} in/on/inside {target}'],
    example: 'I press Enter in the "Search" field',
    build: ({ key, target }) => (takes(target, key) ? { kind: 'press', key, target } : undefined),
  }),
  phrase({
    kind: 'press',
    expressions: ['press/hit/push (the ){anyKey} key in/on/inside {target}'],
    example: 'I press the "Delete" key in the "Search" field',
    build: ({ anyKey, target }) => ({ kind: 'press', key: anyKey, target }),
  }),
  phrase({
    kind: 'press',
    expressions: [
      'press/hit/push (the ){key} {times} in/on/inside {target}',
      'press/hit/push (the ){key} in/on/inside {target} {times}',
    ],
    example: 'I press Backspace three times in the "Search" field',
    build: ({ key, times, target }) =>
      takes(target, key) ? { kind: 'press', key, target, ...often(times) } : undefined,
  }),
  phrase({
    kind: 'press',
    expressions: ['tab out of {target}'],
    example: 'I tab out of the "Email" field',
    build: ({ target }) => (isWritable(target) ? { kind: 'press', key: 'Tab', target } : undefined),
  }),
  phrase({
    kind: 'type',
    expressions: [
      'type/enter/write (the text ){value} slowly in/into {target}',
      'type/enter/write (the text ){value} in/into {target} slowly',
      'type/enter/write (the text ){value} letter by letter in/into {target}',
      'type/enter/write (the text ){value} in/into {target} letter by letter',
      'type/enter/write (the text ){value} key by key in/into {target}',
      'type/enter/write (the text ){value} in/into {target} key by key',
    ],
    example: 'I write "ada" slowly into "User name"',
    build: ({ value, target }) => (isWritable(target) ? { kind: 'type', text: value, target } : undefined),
  }),
  phrase({
    kind: 'type',
    expressions: [
      'type (the text ){value}',
      'type (the text ){value} slowly',
      'type (the text ){value} letter by letter',
      'type (the text ){value} key by key',
      'type (the text ){value} on/with the keyboard',
    ],
    example: 'I type "ada"',
    build: ({ value }) => (value === '' ? undefined : { kind: 'type', text: value }),
  }),
  phrase({
    kind: 'type',
    carries: 'docString',
    expressions: ['type', 'type the following( text)', 'type this( text)'],
    example: 'I type the following text:',
    build: ({ docString }) => (docString === '' ? undefined : { kind: 'type', text: docString }),
  }),
  phrase({
    kind: 'focus',
    expressions: [
      'focus (on ){target}',
      'set/put/move/place (the )focus on/in/into/to {target}',
      'set/put/place (the )cursor in/into {target}',
      'give {target} (the )focus',
    ],
    example: 'I focus the "Search" field',
    build: ({ target }) => ({ kind: 'focus', target }),
  }),
  phrase({
    kind: 'leave',
    expressions: [
      'leave/blur {target}',
      'move/take (the )focus out of {target}',
      'move/take (the )cursor out of {target}',
      'move/take (the )focus away from {target}',
      'remove (the )focus from {target}',
    ],
    example: 'I leave the "Email" field',
    build: ({ target }) => (isLeft(target) ? { kind: 'leave', target } : undefined),
  }),
  phrase({
    kind: 'leave',
    expressions: ['leave/blur the (current )(focused )field'],
    example: 'I leave the field',
    build: () => ({ kind: 'leave' }),
  }),
  phrase({
    kind: 'selectText',
    expressions: [
      'select/highlight all (of )(the )text in/of/inside {target}',
      'select/highlight all text/content/contents in/of/inside {target}',
      'select/highlight the (whole )text/content/contents in/of/inside {target}',
    ],
    example: 'I select all text in the "Comment" field',
    build: ({ target }) => ({ kind: 'selectText', target }),
  }),
];

/** In a row or a dialog, "+" is rather the name of a button. */
function takes(target: Target, key: string): boolean {
  const { role } = target;
  return !isCharacter(key) || (role !== undefined && isWritable(target) && !isPlace(role));
}

function often(times: number): { times?: number } {
  return times === 1 ? {} : { times };
}

/** "I leave Settings" would be to go away from there. */
function isLeft(target: Target): boolean {
  return target.role !== undefined && target.name !== undefined && isWritable(target);
}
