/** How people speak of tabs and windows of the browser. */
import { phrase } from './phrase.js';

export const tabs = [
  phrase({
    kind: 'switchTab',
    expressions: ['switch/change/move/go/return (back )to {browserTab}'],
    example: 'I switch to the new tab',
    build: ({ browserTab }) => ({ kind: 'switchTab', tab: browserTab }),
  }),
  phrase({
    kind: 'openTab',
    expressions: [
      'open a (new )(blank )(empty )(browser )tab',
      'open a (new )(blank )(empty )(browser )window',
    ],
    example: 'I open a new tab',
    build: () => ({ kind: 'openTab' }),
  }),
  phrase({
    kind: 'openTab',
    expressions: [
      'open/visit/load (the )(page ){address} in a new/second/separate tab/window',
      'open/visit/load (the )(page ){address} in a new/second/separate browser tab/window',
      'open a new tab/window with/at/for (the )(page ){address}',
      'open a new browser tab/window with/at/for (the )(page ){address}',
    ],
    example: 'I open "/cart" in a new tab',
    build: ({ address }) => ({ kind: 'openTab', address }),
  }),
  phrase({
    kind: 'closeTab',
    expressions: [
      'close the/this/my (current )(browser )tab',
      'close the/this/my (current )(browser )window',
    ],
    example: 'I close the tab',
    build: () => ({ kind: 'closeTab' }),
  }),
  phrase({
    kind: 'closeTab',
    expressions: ['close {browserTab}'],
    example: 'I close the browser tab "Terms"',
    build: ({ browserTab }) =>
      // A tab of the page may be one that can be closed, too, and has a name.
      browserTab.mayBeOnPage === true && typeof browserTab.which === 'object'
        ? undefined
        : { kind: 'closeTab', tab: browserTab },
  }),
  phrase({
    kind: 'expectTabs',
    expressions: [
      'there is {amount} browser tab(s)',
      'there is {amount} browser window(s)',
      '{amount} browser tab(s) is open',
      '{amount} browser window(s) is open',
      'the browser has {amount} tab(s)',
      'the browser has {amount} window(s)',
    ],
    example: 'There are 2 browser tabs',
    build: ({ amount }) => ({ kind: 'expectTabs', negated: false, ...amount }),
  }),
  phrase({
    kind: 'expectNewTab',
    expressions: [
      'no new/other tab/window/popup opens',
      'no new/other tab/window/popup is open/opened',
      'there is no new tab/window/popup',
    ],
    example: 'No new tab opens',
    build: () => ({ kind: 'expectNewTab', negated: true }),
  }),
  phrase({
    kind: 'expectNewTab',
    expressions: [
      'a new tab/window/popup {not}opens',
      'a new tab/window/popup is {not}open/opened',
      '{not}see a new tab/window/popup',
      'there is {not}a new tab/window/popup',
    ],
    example: 'A new tab opens',
    build: ({ not }) => ({ kind: 'expectNewTab', negated: not }),
  }),
];
