/** What is said of the heading or the footer where the page's own says something else. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const PAST = 'h1: Start\nmain\n  p: Welcome\nfooter: By Ada';
const ORDERS = 'main\n  h1: Orders\n  h2: All orders (4)\n  h2: Add an order';

function shows(role: 'heading' | 'footer', text: string, [screen, past]: [string, string?], negated = false) {
  const outcome = judge(
    { kind: 'expectContent', target: { role }, relation: 'shows', text, negated },
    drawn(screen),
    past === undefined ? {} : { earlier: [drawn(past)] },
  );
  return isUnclear(outcome) ? 'unclear' : outcome.holds;
}

it.each<[string, string, [string, string?], boolean]>([
  ['a heading below the main one', 'All orders (4)', [ORDERS, PAST], true],
  ['none that was there before', 'All orders (4)', [ORDERS, `${ORDERS}\n  p: More`], false],
  ['none where nothing was done', 'All orders (4)', [ORDERS], false],
  ['none of which it is but a part', 'All orders', [ORDERS, PAST], false],
  ['none of one word', 'Paid', ['main\n  h1: Orders\n  h2: Paid', PAST], false],
  ['none of two', 'Any order', [`${ORDERS}\n  h2: Any order\n  h2: Any order`, PAST], false],
  ['none of an item', 'Any order', [`${ORDERS}\n  ul\n    li\n      h2: Any order`, PAST], false],
  ['none of a dialog', 'Any order', [`${ORDERS}\ndialog\n  h2: Any order`, PAST], false],
])('the heading is %s', (_, text, pages, holds) => {
  expect(shows('heading', text, pages)).toBe(holds);
});

const foot = (inside: string) => `section\n  ${inside}\nfooter: By Ada {role=contentinfo}`;

it.each<[string, string, boolean]>([
  ['that of the application in the page', foot('footer\n    span: 1 item left'), true],
  ['none of a dialog', foot('dialog\n    footer: 1 item left'), false],
  ['none of several items', foot('ul\n    li\n      footer: 1 item left'), false],
  ['none that says something else', foot('footer: 2 items left'), false],
])('the footer is %s', (_, screen, holds) => {
  expect(shows('footer', '1 item left', [screen, PAST])).toBe(holds);
});
