/** How often one looks: what is new is believed at once, and what held before the action only when that has shown all. */
import { expect, it } from 'vitest';
import { hold } from '../../src/judge/hold.js';
import type { Judged } from '../../src/judge/judge.js';
import { createDeadline } from '../../src/screen/deadline.js';
import type { Screen } from '../../src/screen/Screen.js';
import { drawn } from './drawn.js';

const visible = (name: string): Judged => ({ kind: 'expectVisible', target: { name }, negated: false });
const OLD = drawn('p: Cart');
const NOW = drawn('p: Cart\np: Saved');
const AFTER = { looks: 3 };

/** How many looks it takes where the action has shown all at the third. */
async function looksFor(expectation: Judged, past: Screen | undefined, screen = NOW): Promise<number> {
  let looks = 0;
  await hold(expectation, {
    look: () => Promise.resolve((looks++, screen)),
    deadline: createDeadline(5_000, undefined),
    before: { screen: past, earlier: past ? [past] : [] },
    mayChange: () => looks < AFTER.looks,
  });
  return looks;
}

it('believes at once what is new', async () => {
  expect(await looksFor(visible('Saved'), OLD)).toBe(1);
});

it('waits with what held before, or may have', async () => {
  expect(await looksFor(visible('Cart'), OLD)).toBe(AFTER.looks);
  expect(await looksFor(visible('Cart'), undefined)).toBe(AFTER.looks);
  const red: Judged = {
    ...{ kind: 'expectLook', target: { name: 'Cart' }, negated: false },
    look: { look: 'colour', colour: 'red' },
  };
  const plain = { ...OLD, root: { ...OLD.root, style: undefined } };
  expect(await looksFor(red, plain, drawn('p: Cart {color=rgb(220, 38, 38)}'))).toBe(AFTER.looks);
});

it('believes at once what holds on another document', async () => {
  const other = { ...NOW, root: { ...NOW.root, key: 1_000 } };
  expect(await looksFor(visible('Cart'), OLD, other)).toBe(1);
});
