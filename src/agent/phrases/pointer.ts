/** How people say what they do with the mouse or a finger. */
import type { Target } from '../action.js';
import { withTick } from './withTick.js';
import { phrase } from './phrase.js';

export const pointer = [
  phrase({
    kind: 'click',
    expressions: ['click/press/tap/hit/push (on ){target} {times}'],
    example: 'I click the "+" button three times',
    build: ({ target, times }) => ({ kind: 'click', target, ...(times !== 1 && { times }) }),
  }),
  phrase({
    kind: 'click',
    expressions: [
      '{modifier}-click (on ){target}',
      '{modifier}+click (on ){target}',
      'hold (down )(the ){modifier} and/while click(ing) (on ){target}',
      'hold (down )(the ){modifier} key and/while click(ing) (on ){target}',
      'press (and hold )(the ){modifier} and click (on ){target}',
      'press (and hold )(the ){modifier} key and click (on ){target}',
      'click (on ){target} while holding (down )(the ){modifier}( key)',
      'click (on ){target} holding (down )(the ){modifier}( key)',
      'click (on ){target} with (the ){modifier} (key )held( down)',
      'click (on ){target} with (the ){modifier} (key )pressed',
    ],
    example: 'I hold Shift and click the "Milk" row',
    build: ({ modifier, target }) => ({ kind: 'click', target, holding: modifier }),
  }),
  phrase({
    kind: 'rightClick',
    expressions: [
      'right-click/rightclick (on ){target}',
      'click (on ){target} with the right mouse button',
      'open the context menu of/on/for {target}',
    ],
    example: 'I right-click the "Milk" row',
    build: ({ target }) => ({ kind: 'rightClick', target }),
  }),
  phrase({
    kind: 'doubleClick',
    expressions: ['double-click/doubleclick/double-tap (on ){target}'],
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
    expressions: [
      'check/tick {target}',
      'tick off {target}',
      'turn/switch/toggle on {target}',
      'turn/switch/toggle {target} on',
    ],
    example: 'I check the "Terms" checkbox',
    build: ({ target }) => ({ kind: 'check', target: withTick(target) }),
  }),
  phrase({
    kind: 'check',
    expressions: ['enable/activate {target}'],
    example: 'I enable the "Dark mode" switch',
    build: ({ target }) => (isSwitch(target) ? { kind: 'check', target } : undefined),
  }),
  phrase({
    kind: 'uncheck',
    expressions: [
      'uncheck/untick/deselect/unselect {target}',
      'turn/switch/toggle off {target}',
      'turn/switch/toggle {target} off',
    ],
    example: 'I uncheck "Newsletter"',
    build: ({ target }) => ({ kind: 'uncheck', target: withTick(target) }),
  }),
  phrase({
    kind: 'uncheck',
    expressions: ['disable/deactivate {target}'],
    example: 'I disable the "Dark mode" switch',
    build: ({ target }) => (isSwitch(target) ? { kind: 'uncheck', target } : undefined),
  }),
  phrase({
    kind: 'click',
    expressions: [
      'click/press/tap/hit/push (on ){target}',
      'click into/inside/at {target}',
      'click inside of {target}',
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

/** To enable anything else may mean other things than a tick. */
function isSwitch({ role }: Target): boolean {
  return role === 'switch' || role === 'checkbox' || role === 'toggle button';
}
