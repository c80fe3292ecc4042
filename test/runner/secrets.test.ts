/** Secrets that are declared without a value. */
import { expect, test } from 'vitest';
import { findUnsetSecret } from '../../src/runner/secrets.js';

const at = { line: 1, column: 1 };

test('findUnsetSecret points at the step that needs one', () => {
  const steps = [
    { text: 'Look', line: 3, column: 1 },
    { text: 'Type', table: [['{{pw}}']], line: 4, column: 1 },
  ];
  const one = { prompt: '1. Look\n2. Type\n   | {{pw}} |', steps, ...at };
  expect(findUnsetSecret(one, { pw: undefined })).toMatchObject({ name: 'pw', at: { line: 4 } });
  expect(findUnsetSecret(one, { pw: 'x' })).toBeUndefined();
});
