/** What is counted by a name: a longer name that begins with it is one of them to a person who says that there are none. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Amount } from '../../src/meaning/meaning.js';
import { drawn } from './drawn.js';

function holds(screen: string, amount: Amount, name = 'Ceramic Candy Bowl'): boolean | 'unclear' {
  const things = { name, role: 'link' } as const;
  const outcome = judge({ kind: 'expectCount', things, ...amount }, drawn(screen), {});
  return isUnclear(outcome) ? 'unclear' : outcome.holds;
}

const none = { comparison: 'exactly', count: 0 } as const;
const one = { comparison: 'exactly', count: 1 } as const;
const two = { comparison: 'exactly', count: 2 } as const;

it('is not none while a longer name begins with it', () => {
  expect(holds('a: Ceramic Candy Bowl, blue', none)).not.toBe(true);
  expect(holds('a: Ceramic Candy Bowl (large)', none)).not.toBe(true);
  expect(holds('a: Ceramic Candy Bowl – blue', none)).toBe(true);
  expect(holds('a: Ceramic Candy Bowls', none)).toBe(true);
  expect(holds('a: Ceramic Candy Bowl holder', none)).toBe(true);
  expect(holds('a: Glass Bowl', none)).toBe(true);
  expect(holds('a: Ceramic Candy Bowl', none)).toBe(false);
});

it('is as many as bear it', () => {
  expect(holds('a: Ceramic Candy Bowl\na: Glass Bowl', one)).toBe(true);
  expect(holds('a: Ceramic Candy Bowl, blue', one)).not.toBe(true);
  expect(holds('a: Ceramic Candy Bowl\na: Ceramic Candy Bowl, blue', one)).toBe(true);
  expect(holds('a: Ceramic Candy Bowl\na: Ceramic Candy Bowl', two)).toBe(true);
  expect(holds('a: Ceramic Candy Bowl\na: Ceramic Candy Bowl', one)).toBe(false);
});

it('is there where it is said not to be visible', () => {
  const denied = (screen: string) => {
    const target = { name: 'Ceramic Candy Bowl', role: 'link' } as const;
    const outcome = judge({ kind: 'expectVisible', target, negated: true }, drawn(screen), {});
    return isUnclear(outcome) ? 'unclear' : outcome.holds;
  };
  expect(denied('a: Ceramic Candy Bowl, blue')).toBe(false);
  expect(denied('a: Ceramic Candy Bowl holder')).toBe(true);
});

it('is no longer name of another kind, nor what a dash parts from it', () => {
  const denied = (screen: string, name = 'Log in') => {
    const target = { name, role: 'button' } as const;
    const outcome = judge({ kind: 'expectVisible', target, negated: true }, drawn(screen), {});
    return isUnclear(outcome) ? 'unclear' : outcome.holds;
  };
  expect(denied('a: Log in - help')).toBe(true);
  expect(denied('a: Log in (help)')).toBe(true);
  expect(denied('button: Log in | help')).toBe(true);
  expect(denied('button: Log in (now)')).toBe(false);
  expect(denied('button: Log in')).toBe(false);
});
