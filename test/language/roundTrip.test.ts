/** Reading a meaning's canonical sentence gives that meaning back. */
import { expect, test } from 'vitest';
import { readStep } from '../../src/language/read.js';
import { describeAction } from '../../src/meaning/describe.js';
import { isExpectation, type Action } from '../../src/meaning/meaning.js';
import { Generator } from './generate.js';

const SEED = Number(process.env['CASEWRIGHT_TEST_SEED'] ?? 1);
test.each([
  ['action', 5_000],
  ['expectation', 5_000],
  // Few shapes, so that fewer show them all.
  ['rating', 500],
  ['day', 500],
] as const)(
  'every %s reads back',
  (kind, many) => {
    const generator = new Generator(SEED);
    const lost = new Map<string, string>();
    for (let count = 0; count < many; count++) {
      const action = generator[kind]();
      const read = readBack(action);
      if (JSON.stringify(sorted(read)) !== JSON.stringify(sorted([action])))
        lost.set(describeAction(action), read ? read.map(describeAction).join(' + ') : 'not understood');
    }
    expect(Object.fromEntries([...lost].slice(0, 20)), `seed ${SEED}, ${lost.size} lost`).toEqual({});
  },
  180_000,
);

function readBack(action: Action): Action[] | undefined {
  const mood = isExpectation(action) ? 'check' : 'action';
  const reading = readStep({ text: describeAction(action) }, { mood });
  return reading.understood ? reading.actions : undefined;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
