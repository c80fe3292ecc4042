/** What stands right behind a denial isn't shown: "Not verified" doesn't show that it is verified. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function shows(text: string, wanted: string): boolean | string {
  const screen = drawn(`row\n  cell: Ada\n  cell: ${text}`);
  const outcome = judge(
    {
      ...{ kind: 'expectContent', target: { name: 'Ada', role: 'row' }, relation: 'shows' },
      ...{ text: wanted, negated: false },
    },
    screen,
    { startUrl: 'http://shop.test/' },
  );
  return isUnclear(outcome) ? outcome.unclear().message : outcome.holds;
}

it.each([
  ['Verified', 'verified', true],
  ['Paid in cash', 'paid', true],
  ['Not so fast: Paid', 'paid', true],
  ['Not verified', 'verified', false],
  ['Never out of service', 'out of service', false],
  ['Nothing assigned yet', 'assigned', false],
  ["Isn't paid", 'paid', false],
  ['0 of 3 finished', 'finished', false],
  ['Not shipped', 'Not shipped', true],
  ['Order no 12', '12', true],
  ['Not 12', '12', false],
])('%s: %s', (text, wanted, isShown) => {
  expect(shows(text, wanted)).toBe(isShown);
});
