/**
 * What hooks say that fail after all tests of a file or suite. Vitest blames no test for it; here, as in Playwright, it is the
 * last one that ran, for a hook around it has failed.
 */
import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import { messageOf } from './messageOf.js';
import { suitesOf } from './suitesOf.js';

export function errorsAfter(test: TestCase): string[] {
  const around = [test.module, ...suitesOf(test)];
  return around.filter((place) => lastOf(place) === test).flatMap((place) => place.errors().map(messageOf));
}

function lastOf(place: TestModule | TestSuite): TestCase | undefined {
  if (place.errors().length === 0) return undefined;
  const ran = [...place.children.allTests()].filter((test) => test.diagnostic() !== undefined);
  return ran.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
}

function endOf(test: TestCase): number {
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
  return startTime + duration;
}
