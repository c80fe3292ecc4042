/** "A message appears", of which nothing more is told: any paragraph reads like one. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function appears(screen: string, before?: string): boolean {
  const given = before === undefined ? {} : { earlier: [drawn(before)] };
  const target = { role: 'message' } as const;
  const outcome = judge({ kind: 'expectVisible', target, negated: false }, drawn(screen), given);
  return !isUnclear(outcome) && outcome.holds;
}

const PAGE = 'h1: Orders\np: Here are all of your orders.';

it('is none that was there before', () => {
  expect(appears(PAGE, PAGE)).toBe(false);
  expect(appears(PAGE)).toBe(false);
  expect(appears(`${PAGE}\np: Choose one {className=hint}`, `${PAGE}\np: Choose one {className=hint}`)).toBe(
    false,
  );
});

it('is what has come with the last action', () => {
  expect(appears(`${PAGE}\np: Your order was sent.`, PAGE)).toBe(true);
  expect(appears('h1: Thanks\np: Your order was sent.', PAGE)).toBe(true);
});

it('is one by its role or its class', () => {
  const says = (marks: string) => `${PAGE}\ndiv: Your order was sent. {${marks}}`;
  expect(appears(says('role=alert'), PAGE)).toBe(true);
  expect(appears(says('className=alert alert-success'), says('className=alert alert-success'))).toBe(true);
  expect(appears(says('role=status'))).toBe(true);
});
