/** Readers of JUnit keep one test of each name in a file, so twins get what tells them apart. */
import { plainLine } from '../plainText.js';
import type { JunitTest } from './JunitTest.js';

const NAME_LIMIT = 1_000;

export function uniqueNames(tests: readonly JunitTest[]): JunitTest[] {
  const named = tests.map((test) => ({ ...test, name: plainLine(test.name, NAME_LIMIT) || '(no title)' }));
  return numberTwins(addToTwins(named, ({ line }) => (line === null ? '' : ` (line ${line})`)));
}

function addToTwins(tests: readonly JunitTest[], more: (test: JunitTest) => string): JunitTest[] {
  const counts = new Map<string, number>();
  for (const { name } of tests) counts.set(name, (counts.get(name) ?? 0) + 1);
  return tests.map((test) =>
    (counts.get(test.name) ?? 0) > 1 ? { ...test, name: test.name + more(test) } : test,
  );
}

function numberTwins(tests: readonly JunitTest[]): JunitTest[] {
  const taken = new Set<string>();
  return tests.map((test) => {
    let name = test.name;
    for (let number = 2; taken.has(name); number += 1) name = `${test.name} (${number})`;
    taken.add(name);
    return { ...test, name };
  });
}
