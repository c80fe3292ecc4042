/** Records keep their shape, whatever the secrets are. */
import { expect, it } from 'vitest';
import { secretMask } from '../../src/cases/index.js';
import type { StepOutcome } from '../../src/report/outcome.js';
import { maskRecords } from '../../src/runner/maskRecords.js';

it('a step keeps its fields where a secret is the name of one', () => {
  const step: StepOutcome = {
    ...{ text: 'I see the text', line: 3, column: 5, status: 'failed', summary: null, duration: 5 },
    ...{ expected: 'it is expected', observed: 'a summary' },
  };
  const mask = secretMask({ user: 'text', password: 'expected', code: 'x' });
  expect(maskRecords(mask).step(step)).toEqual({
    ...step,
    ...{ text: 'I see the ***', expected: 'it is ***', observed: 'a summary' },
  });
});
