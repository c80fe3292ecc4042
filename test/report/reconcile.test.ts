/** What an attempt comes to: the whole table of what the runner says, what the case came to, and the case's tags. */
import { describe, expect, test } from 'vitest';
import type { EndedAttempt } from '../../src/report/collect/EndedRun.js';
import { reconcile, type Finding } from '../../src/report/collect/attemptOf.js';
import type { Outcome } from '../../src/report/outcome.js';
import { endedAttempt, outcomeWith } from './ended.js';

const STATUSES = ['passed', 'failed', 'timed out', 'interrupted', 'skipped', 'not run'] as const;
const OUTCOMES: Record<string, Outcome | undefined> = {
  none: undefined,
  passed: outcomeWith({}),
  failed: outcomeWith({ verdict: 'failed', reason: 'expectation not met', message: 'No bread.' }),
  error: outcomeWith({ verdict: 'error', reason: 'service unreachable', message: 'Nobody there.' }),
  gated: outcomeWith({ verdict: 'error', reason: 'service unreachable', message: 'Away.', gate: 'warn' }),
};
const TAGS = [[], ['@fail'], ['@skip'], ['@fixme']] as const;

interface Row {
  status: EndedAttempt['status'];
  isOk: boolean;
  outcome: Outcome | undefined;
  tags: readonly string[];
}

const rows: Row[] = STATUSES.flatMap((status) =>
  [true, false].flatMap((isOk) =>
    Object.values(OUTCOMES).flatMap((outcome) => TAGS.map((tags) => ({ status, isOk, outcome, tags }))),
  ),
);

const found = ({ status, isOk, outcome, tags }: Row): Finding =>
  reconcile(endedAttempt({ status, isOk }), { outcome, tags });

/** From the greenest on. */
const COLORS = ['passes', 'none', 'warns', 'fails'];
const colorOf = (effect: string) => COLORS.indexOf(effect);

function effectForRunner({ status, isOk }: Row): string {
  if (status === 'skipped' || status === 'not run') return 'none';
  return isOk ? 'passes' : 'fails';
}

function effectForCase({ outcome, tags, status, isOk }: Row): string {
  if (!outcome) return 'passes';
  // The suite itself may expect it, without a tag.
  const mayFail = tags.includes('@fail') || (status === 'failed' && isOk);
  if (outcome.verdict === 'failed') return mayFail ? 'passes' : 'fails';
  if (outcome.verdict === 'error') return outcome.gate === 'warn' ? 'warns' : 'fails';
  return tags.includes('@fail') ? 'fails' : 'passes';
}

describe('what an attempt comes to', () => {
  test.each(rows.map((row) => [nameOf(row), row] as const))('is never greener than %s', (_, row) => {
    const { effect } = found(row);
    // A case that passed and was skipped afterwards by the suite is skipped, whatever it was expected to do.
    const isUndone = row.outcome?.verdict === 'passed' && /^(?:skipped|not run)$/.test(row.status);
    if (!isUndone) expect(colorOf(effect)).toBeGreaterThanOrEqual(colorOf(effectForCase(row)));
    expect(colorOf(effect)).toBeGreaterThanOrEqual(colorOf(effectForRunner(row)));
  });

  test('has a reason wherever it is not passed, and passes only as failed where that is expected', () => {
    for (const row of rows) {
      const { verdict, reason, effect, message } = found(row);
      expect(reason === null, nameOf(row)).toBe(verdict === 'passed');
      expect(message, nameOf(row)).not.toBe('');
      if (effect === 'none') expect(verdict, nameOf(row)).toBe('skipped');
      if (effect === 'warns') expect(row.outcome?.gate, nameOf(row)).toBe('warn');
      if (effect === 'passes' && verdict !== 'passed') expect(verdict, nameOf(row)).toBe('failed');
    }
  });
});

describe('without an outcome an attempt', () => {
  test.each([
    ['passed', true, [], 'error', 'no result', 'fails'],
    ['failed', false, [], 'error', 'hook or fixture failed', 'fails'],
    ['failed', true, ['@fail'], 'error', 'hook or fixture failed', 'fails'],
    ['timed out', false, [], 'error', 'out of time', 'fails'],
    ['interrupted', false, [], 'error', 'interrupted', 'fails'],
    ['skipped', true, ['@skip'], 'skipped', 'skipped by tag', 'none'],
    ['skipped', true, ['@fixme'], 'skipped', 'skipped by tag', 'none'],
    ['skipped', true, ['@fail'], 'skipped', 'skipped by the suite', 'none'],
    ['not run', true, ['@skip'], 'skipped', 'not run', 'none'],
  ] as const)('that is %s (content: %s, tags %j) is %s: %s, which %s', (status, isOk, tags, ...expected) => {
    const { verdict, reason, effect } = found({ status, isOk, tags, outcome: undefined });
    expect([verdict, reason, effect]).toEqual(expected);
  });

  test('tells the last error of what failed around it, and the note of what skipped it', () => {
    const errors = ['Error: first', 'Error: the database is away'];
    const none = { outcome: undefined, tags: [] };
    expect(reconcile(endedAttempt({ status: 'failed', isOk: false, errors }), none).message).toBe(
      'The case was not judged: Error: the database is away',
    );
    expect(reconcile(endedAttempt({ status: 'skipped', note: 'Only on Mondays' }), none).message).toBe(
      'Only on Mondays',
    );
  });
});

describe('a case that passed', () => {
  test.each([
    ['passed', true, [], 'passed', null, 'passes'],
    ['failed', false, [], 'error', 'hook or fixture failed', 'fails'],
    ['timed out', false, [], 'error', 'out of time', 'fails'],
    ['interrupted', false, ['@fail'], 'error', 'interrupted', 'fails'],
    ['skipped', true, [], 'skipped', 'skipped by the suite', 'none'],
    ['passed', false, ['@fail'], 'failed', 'passed unexpectedly', 'fails'],
    // A hook that failed after it looks to the runner like the failure that is expected.
    ['failed', true, ['@fail'], 'failed', 'passed unexpectedly', 'fails'],
  ] as const)(
    'in a test that is %s (content: %s, tags %j) is %s: %s, which %s',
    (status, isOk, tags, ...rest) => {
      const { verdict, reason, effect } = found({ status, isOk, tags, outcome: OUTCOMES['passed'] });
      expect([verdict, reason, effect]).toEqual(rest);
    },
  );
});

describe('a case that failed', () => {
  test.each([
    ['failed', false, [], 'failed', 'expectation not met', 'fails'],
    ['failed', true, ['@fail'], 'failed', 'expectation not met', 'passes'],
    // Vitest: the entry itself judges @fail.
    ['passed', true, ['@fail'], 'failed', 'expectation not met', 'passes'],
    ['passed', true, [], 'failed', 'expectation not met', 'fails'],
    ['timed out', false, [], 'failed', 'expectation not met', 'fails'],
    ['timed out', false, ['@fail'], 'error', 'out of time', 'fails'],
  ] as const)(
    'in a test that is %s (content: %s, tags %j) is %s: %s, which %s',
    (status, isOk, tags, ...rest) => {
      const { verdict, reason, effect } = found({ status, isOk, tags, outcome: OUTCOMES['failed'] });
      expect([verdict, reason, effect]).toEqual(rest);
    },
  );
});

describe('a case whose reason only warns', () => {
  test.each([
    ['skipped', true, [], 'warns'],
    ['skipped', true, ['@fail'], 'warns'],
    // Its retries are not used up, or a hook failed after it.
    ['failed', false, [], 'fails'],
    ['failed', true, ['@fail'], 'fails'],
  ] as const)('in a test that is %s (content: %s, tags %j) %4$s', (status, isOk, tags, effect) => {
    const finding = found({ status, isOk, tags, outcome: OUTCOMES['gated'] });
    expect(finding).toEqual({ verdict: 'error', reason: 'service unreachable', message: 'Away.', effect });
  });
});

test('an entry that its runner gave up, for its time was over, is out of time, though it was interrupted', () => {
  const outcome = outcomeWith({ verdict: 'error', reason: 'interrupted', message: 'Interrupted.' });
  const tags: string[] = [];
  expect(found({ status: 'timed out', isOk: false, tags, outcome }).reason).toBe('out of time');
  expect(found({ status: 'interrupted', isOk: false, tags, outcome }).reason).toBe('interrupted');
});

function nameOf({ status, isOk, outcome, tags }: Row): string {
  const came = outcome ? `${outcome.verdict}${outcome.gate === 'warn' ? ' that warns' : ''}` : 'no outcome';
  return `a test that is ${status} (content: ${String(isOk)}) with ${came} and tags ${JSON.stringify(tags)}`;
}
