/** How people say what they do with sliders, menus, sections that unfold, tabs and dialogs of a page. */
import type { Target } from '../action.js';
import { isExpandable, isGauge, isPopupOrFolding } from './kindsOfControl.js';
import { phrase } from './phrase.js';

export const widgets = [
  phrase({
    kind: 'setToEnd',
    expressions: ['set/move/drag/slide/turn {target} (all the way )to (its )(the ){end}( value)( position)'],
    example: 'I move the "Volume" slider to the maximum',
    build: ({ target, end }) => (isGauge(target) ? { kind: 'setToEnd', target, end } : undefined),
  }),
  phrase({
    kind: 'fill',
    expressions: ['move/drag/slide {target} to (the value ){value}'],
    example: 'I drag the "Volume" slider to 50',
    build: ({ target, value }) => (target.role === 'slider' ? { kind: 'fill', target, value } : undefined),
  }),
  phrase({
    kind: 'increase',
    expressions: ['increase/raise/increment {target} by {number}'],
    example: 'I increase "Quantity" by 2',
    build: ({ target, number }) =>
      isGauge(target) && number > 0 ? { kind: 'increase', target, by: number } : undefined,
  }),
  phrase({
    kind: 'increase',
    expressions: ['increase/raise/increment {target}', 'increase/raise/increment {target} by one/a step'],
    example: 'I increase the "Quantity" number field',
    build: ({ target }) => (isGauge(target) ? { kind: 'increase', target } : undefined),
  }),
  phrase({
    kind: 'decrease',
    expressions: ['decrease/reduce/lower/decrement {target} by {number}'],
    example: 'I decrease "Quantity" by 2',
    build: ({ target, number }) =>
      isGauge(target) && number > 0 ? { kind: 'decrease', target, by: number } : undefined,
  }),
  phrase({
    kind: 'decrease',
    expressions: [
      'decrease/reduce/lower/decrement {target}',
      'decrease/reduce/lower/decrement {target} by one/a step',
    ],
    example: 'I decrease the "Quantity" number field',
    build: ({ target }) => (isGauge(target) ? { kind: 'decrease', target } : undefined),
  }),
  phrase({
    kind: 'expand',
    expressions: ['expand/unfold {target}'],
    example: 'I expand the "Details" section',
    build: ({ target }) => (isExpandable(target) ? { kind: 'expand', target } : undefined),
  }),
  phrase({
    kind: 'collapse',
    expressions: ['collapse/fold {target}', 'fold up {target}'],
    example: 'I collapse the "Details" section',
    build: ({ target }) => (isExpandable(target) ? { kind: 'collapse', target } : undefined),
  }),
  phrase({
    kind: 'expand',
    expressions: ['open (up ){target}'],
    example: 'I open the "File" menu',
    build: ({ target }) => (isPopupOrFolding(target) ? { kind: 'expand', target } : undefined),
  }),
  phrase({
    kind: 'collapse',
    expressions: ['close {target}'],
    example: 'I close the "File" menu',
    build: ({ target }) => (isPopupOrFolding(target) ? { kind: 'collapse', target } : undefined),
  }),
  phrase({
    kind: 'closeWidget',
    expressions: ['close {target}'],
    example: 'I close the "Confirm" dialog',
    build: ({ target }) => (isClosable(target) ? { kind: 'closeWidget', target } : undefined),
  }),
  phrase({
    kind: 'closeWidget',
    expressions: ['dismiss {target}'],
    example: 'I dismiss the "Saved" alert',
    build: ({ target }) =>
      isClosable(target) && target.name !== undefined ? { kind: 'closeWidget', target } : undefined,
  }),
  phrase({
    kind: 'openWidgetTab',
    expressions: ['open/activate {target}'],
    example: 'I open the "Settings" tab',
    build: ({ target }) => (isTab(target) ? { kind: 'openWidgetTab', target } : undefined),
  }),
];

/** Those of the browser are accepted and dismissed, not closed. */
function isClosable({ role }: Target): boolean {
  return role === 'dialog' || role === 'alert';
}

/** Without a name it may be a tab of the browser. */
function isTab({ role, name }: Target): boolean {
  return role === 'tab' && name !== undefined;
}
