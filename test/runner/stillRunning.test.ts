/** What the terminal says of what a run has left on a service. */
import { expect, test } from 'vitest';
import type { StillRunning } from '../../src/report/collect/EndedRun.js';
import { linesOfStillRunning } from '../../src/runner/entries/journalOf.js';

const left = (id: string | null, changes: Partial<StillRunning> = {}): StillRunning => ({
  ...{ kind: 'session', id, title: 'Cart › Buying', file: 'cases/cart.feature', titles: ['Cart', 'Buying'] },
  ...{ project: '', repeat: 0, retry: 0 },
  ...changes,
});

test('Nothing is said where nothing is left.', () => {
  expect(linesOfStillRunning([])).toBe('');
});

test('What was created is named by its id, and what was asked for by its title alone.', () => {
  expect(linesOfStillRunning([left('s-1'), left('p-1', { kind: 'plan run' }), left(null)])).toBe(`
2 sessions or plan runs are still running on the service, as far as is known:
  s-1  Cart › Buying (cases/cart.feature)
  p-1  Cart › Buying (cases/cart.feature)
They may end there. CASEWRIGHT_RESUME=1 in front of the next run takes them over, in place of creating new ones.

1 session was asked for, and may be running, though no answer came:
  Cart › Buying (cases/cart.feature)
CASEWRIGHT_RESUME=1 in front of the next run looks for it, and CASEWRIGHT_RESUME=again creates a new one where it finds none.
`);
});

test('One is named as one, and of many the first twenty.', () => {
  expect(linesOfStillRunning([left('s-1')])).toMatch(
    /^\n1 session is still running [^]*\nIt may end there\. .* takes it over/,
  );
  const lines = linesOfStillRunning(Array.from({ length: 22 }, () => left(null))).split('\n');
  expect(lines).toHaveLength(2 + 20 + 1 + 1 + 1);
  expect(lines[1]).toBe('22 sessions were asked for, and may be running, though no answer came:');
  expect(lines[22]).toBe('  … and 2 more');
  expect(lines[23]).toMatch(
    /looks for them, and CASEWRIGHT_RESUME=again creates new ones where it finds none\.$/,
  );
});
