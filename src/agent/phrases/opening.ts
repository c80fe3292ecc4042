/** How people say that a thing is open or closed: what unfolds stands there all the same, what pops up does not. */
import type { Expectation, State, Target } from '../action.js';
import { phrase } from './phrase.js';

export const opening = [
  phrase({
    kind: 'expectVisible',
    expressions: ['{element} is {not}open', '{element} opens'],
    example: 'The "Confirm" dialog is open',
    build: ({ not, element }) => isOpen(element, !not),
  }),
  phrase({
    kind: 'expectVisible',
    expressions: ['{element} is {not}closed', '{element} closes'],
    example: 'The "Confirm" dialog closes',
    build: ({ not, element }) => isOpen(element, not),
  }),
];

/** Undefined where it isn't plain what being open would be. */
function isOpen(target: Target, open: boolean): Expectation | undefined {
  const { role } = target;
  if (role === 'menu') return { kind: 'expectVisible', target, negated: !open, opened: true };
  if (POPPING_UP.includes(role)) return { kind: 'expectVisible', target, negated: !open };
  if (role === 'tab') return inState(target, 'selected', !open);
  if (UNFOLDING.includes(role)) return inState(target, open ? 'expanded' : 'collapsed', false);
  return undefined;
}

function inState(target: Target, state: State, negated: boolean): Expectation {
  return { kind: 'expectState', target, state, negated };
}

/** What is not there until it opens. */
const POPPING_UP: readonly Target['role'][] = ['dialog', 'tooltip', 'alert', 'tab panel', 'sidebar'];

/** What says of itself whether it is expanded. */
const UNFOLDING: readonly Target['role'][] = [
  'section',
  'group',
  'article',
  'disclosure',
  'drop-down',
  'combo box',
  'list box',
  'list',
  'button',
  'toggle button',
  'menu item',
  'tree item',
  'item',
  'row',
];
