/** How people say what they do with the mouse or a finger. */
import type { Target } from '../action.js';
import { withTick } from './withTick.js';
import { phrase } from './phrase.js';

export const pointer = [
  phrase({
    kind: 'doubleClick',
    expressions: ['double-click/doubleclick (on ){target}'],
    example: 'I double-click the "Milk" row',
    build: ({ target }) => ({ kind: 'doubleClick', target }),
  }),
  phrase({
    kind: 'check',
    expressions: ['choose/select/pick/mark {target}'],
    example: 'I choose the "Express" radio button',
    build: ({ target }) => (CHECKABLE.includes(target.role) ? { kind: 'check', target } : undefined),
  }),
  phrase({
    kind: 'check',
    expressions: ['check/tick {target}', 'tick off {target}', 'turn/switch on {target}'],
    example: 'I check the "Terms" checkbox',
    build: ({ target }) => ({ kind: 'check', target: withTick(target) }),
  }),
  phrase({
    kind: 'uncheck',
    expressions: ['uncheck/untick/deselect/unselect {target}', 'turn/switch off {target}'],
    example: 'I uncheck "Newsletter"',
    build: ({ target }) => ({ kind: 'uncheck', target: withTick(target) }),
  }),
  phrase({
    kind: 'click',
    expressions: [
      'click/press/tap/hit/push (on ){target}',
      'click into/inside/at {target}',
      'choose/select/pick {target}',
    ],
    example: 'I click the "Sign in" button',
    build: ({ target }) => ({ kind: 'click', target }),
  }),
  phrase({
    kind: 'click',
    expressions: ['follow {target}'],
    example: 'I follow the "Terms" link',
    build: ({ target }) =>
      target.role === undefined || target.role === 'link'
        ? { kind: 'click', target: { ...target, role: 'link' } }
        : undefined,
  }),
  phrase({
    kind: 'click',
    expressions: ['toggle {target}'],
    example: 'I toggle the "Dark mode" switch',
    build: ({ target }) => ({ kind: 'click', target }),
  }),
  phrase({
    kind: 'hover',
    expressions: [
      'hover over/on {target}',
      'hover the mouse over/on {target}',
      'move the mouse/pointer/cursor over/to/onto/on {target}',
      'point at/to {target}',
      'hover {target}',
    ],
    example: 'I hover over the "Account" link',
    build: ({ target }) => ({ kind: 'hover', target }),
  }),
];

/** What has a tick is set, whatever it was before; other things that are chosen are clicked. */
const CHECKABLE: readonly Target['role'][] = ['checkbox', 'radio button', 'switch'];
