/** "The error has disappeared", of which nothing more is told: another message may stand on the page all the time. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function isGone(now: string, ...earlier: string[]): boolean {
  const outcome = judge({ kind: 'expectVisible', target: { role: 'message' }, negated: true }, drawn(now), {
    earlier: earlier.map((screen) => drawn(screen)),
  });
  return !isUnclear(outcome) && outcome.holds;
}

const PAGE = 'h1: Orders\np: Here are all of your orders.';
const NEWS = `${PAGE}\ndiv: A new version is available {role=alert}`;
const error = (page: string) => `${page}\np: Passwords do not match {className=form-error}`;

it('is gone though a message is there that stood there before it', () => {
  expect(isGone(NEWS, error(NEWS), NEWS)).toBe(true);
  expect(isGone(PAGE, error(PAGE), PAGE)).toBe(true);
});

it('is not while it is there, or another that has come since', () => {
  expect(isGone(error(NEWS), error(NEWS), NEWS)).toBe(false);
  expect(isGone(NEWS, error(PAGE), PAGE)).toBe(false);
  expect(isGone(`${NEWS}\np: Too short {className=form-error}`, error(NEWS), NEWS)).toBe(false);
  expect(isGone(`${NEWS}\ndiv {role=alert}\n  p: Once more`, error(NEWS), NEWS)).toBe(false);
  expect(isGone(`${NEWS}\np: Once more`, error(NEWS), NEWS)).toBe(false);
  expect(isGone(`${NEWS}\np: The password is too short.`, error(NEWS), NEWS)).toBe(false);
});

it('is not where none has been seen, or what stood there before is an error, too', () => {
  expect(isGone(NEWS, NEWS, NEWS)).toBe(false);
  expect(isGone(NEWS, error(NEWS))).toBe(false);
  const failed = `${PAGE}\ndiv: Saving failed {role=alert}`;
  expect(isGone(failed, error(failed), failed)).toBe(false);
});
