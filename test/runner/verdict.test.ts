/** The design's verdict table, whole: every status with every result. */
import { describe, expect, test } from 'vitest';
import { SESSION_STATUSES, isTerminal } from '../../src/contract/index.js';
import { judge } from '../../src/runner/verdict.js';

const TERMINAL = SESSION_STATUSES.filter(isTerminal);

describe('judge', () => {
  test('knows the five terminal statuses of the contract', () => {
    expect(TERMINAL).toEqual(['succeeded', 'failed', 'terminated', 'error', 'archived']);
  });

  test('says passed for succeeded with passed, and for nothing else whatever', () => {
    const results = ['passed', 'failed', 'error', 'unheard-of', null, undefined];
    const green = [...TERMINAL, 'unheard-of'].flatMap((status) =>
      results
        .filter((result) => judge({ status, result }).verdict === 'passed')
        .map((result) => [status, result]),
    );
    expect(green).toEqual([['succeeded', 'passed']]);
  });

  test.each(TERMINAL)('follows the result where the status is %s', (status) => {
    expect(judge({ status, result: 'failed' })).toEqual({ verdict: 'failed', reason: 'session failed' });
    expect(judge({ status, result: 'error' })).toEqual({ verdict: 'error', reason: 'session error' });
  });

  test.each([
    ['succeeded', 'error', 'no result'],
    ['failed', 'failed', 'session failed'],
    ['terminated', 'error', 'session terminated'],
    ['error', 'error', 'session error'],
    ['archived', 'error', 'session archived'],
  ])('without a result %s means %s: %s', (status, verdict, reason) => {
    expect(judge({ status, result: null })).toEqual({ verdict, reason });
  });

  test.each(['failed', 'terminated', 'error', 'archived'])(
    'does not believe passed from a session that %s',
    (status) => {
      expect(judge({ status, result: 'passed' })).toEqual({
        verdict: 'error',
        reason: 'status and result disagree',
      });
    },
  );
});
