/** How people say in which state a thing is: checked, pressed, expanded, required, current, … */
import type { State, Target } from '../action.js';
import { phrase } from './phrase.js';
import { withTick } from './withTick.js';

export const states = [
  phrase({
    kind: 'expectState',
    expressions: ['{element} is {state}'],
    example: 'The "Terms" checkbox is checked',
    build: ({ element, state }) => inState(element, state.state, state.negated),
  }),
  phrase({
    kind: 'expectState',
    expressions: ['{element} is {not}on'],
    example: 'The "Dark mode" switch is on',
    build: ({ element, not }) => (canBeOn(element) ? inState(element, 'checked', not) : undefined),
  }),
  phrase({
    kind: 'expectState',
    expressions: ['{element} is {not}off'],
    example: 'The "Dark mode" switch is off',
    build: ({ element, not }) => (canBeOn(element) ? inState(element, 'checked', !not) : undefined),
  }),
  phrase({
    kind: 'expectState',
    expressions: ['{element} {not}expands'],
    example: 'The "Details" section expands',
    build: ({ element, not }) => inState(element, 'expanded', not),
  }),
  phrase({
    kind: 'expectState',
    expressions: ['{element} {not}collapses'],
    example: 'The "Details" section collapses',
    build: ({ element, not }) => inState(element, 'collapsed', not),
  }),
  phrase({
    kind: 'expectState',
    expressions: [
      '{element} {not}has (the )(keyboard )focus',
      '(the )(keyboard )focus is {not}on/in/at {element}',
      'the cursor is {not}in {element}',
    ],
    example: 'The "Email" field has the focus',
    build: ({ element, not }) => inState(element, 'focused', not),
  }),
];

function inState(element: Target, state: State, negated: boolean) {
  const target = state === 'checked' || state === 'mixed' ? withTick(element) : element;
  return { kind: 'expectState', target, state, negated } as const;
}

const canBeOn = ({ role }: Target): boolean => role === 'switch' || role === 'toggle button';
