/** What a gate makes of an outcome: whether its entry fails, or only warns; and what is wrong with a gate. */
import { describe, expect, test } from 'vitest';
import {
  conclusionOf,
  outcomeOfUnusable,
  UnusableEntry,
  warningOf,
} from '../../src/runner/entries/conclusion.js';
import { resolveSettings } from '../../src/runner/entries/settings.js';
import { REASON_NAMES } from '../../src/report/reasons.js';
import type { Case } from '../../src/cases/index.js';
import { FACTS, outcomeWith } from '../report/ended.js';

const UNREACHABLE = { verdict: 'error', reason: 'service unreachable', message: 'Nobody there.' } as const;

const settingsWith = (gate: unknown) =>
  resolveSettings({ files: '*', gate: gate as never }, [], { root: '/project', env: {} });

const entryWith = (tags: string[]) => {
  const one: Case = {
    ...{ title: 'Buying', suites: [], format: 'gherkin', line: 4, column: 3, prompt: '1. Look', steps: [] },
    ...{ tags, options: {} },
  };
  return { settings: settingsWith({}), file: 'cart.feature', case: one };
};

describe('an outcome', () => {
  test('that may only warn says so with its reason', () => {
    expect(warningOf(outcomeWith({ ...UNREACHABLE, gate: 'warn' }))).toBe(
      'error (service unreachable), which only warns: Nobody there.',
    );
    const { error, warning } = conclusionOf(entryWith([]), outcomeWith({ ...UNREACHABLE, gate: 'warn' }));
    expect(error?.message).toContain('No verdict (service unreachable)');
    expect(warning).toContain('only warns');
  });

  test('that fails its entry, or passed, has no warning', () => {
    expect(warningOf(outcomeWith(UNREACHABLE))).toBeUndefined();
    expect(warningOf(outcomeWith({ gate: 'warn' }))).toBeUndefined();
  });

  test('that fails as it is expected to is nothing to warn of, but one without a verdict is', () => {
    const failed = { verdict: 'failed', reason: 'expectation not met', gate: 'warn' } as const;
    expect(conclusionOf(entryWith(['@fail']), outcomeWith(failed))).toMatchObject({
      expectsFailure: true,
      warning: undefined,
    });
    expect(conclusionOf(entryWith(['@fail']), outcomeWith({ ...UNREACHABLE, gate: 'warn' }))).toMatchObject({
      expectsFailure: false,
      warning: expect.stringContaining('service unreachable') as string,
    });
  });
});

test('an entry that can not begin has an outcome under the gate of its reason', () => {
  const why = {
    reason: 'option not usable',
    file: '/project/cart.feature',
    at: { line: 9, column: 5 },
  } as const;
  const error = new UnusableEntry('The secret "word" has no value.', why);
  const { gates } = settingsWith({ 'option not usable': 'warn' });
  const outcome = outcomeOfUnusable(FACTS, error, { gates, root: '/no/such/folder', secrets: {} });
  expect(outcome).toMatchObject({
    verdict: 'error',
    reason: 'option not usable',
    gate: 'warn',
    source: null,
  });
  expect(outcome.place).toEqual({ line: 9, column: 5 });
  expect(outcomeOfUnusable(FACTS, error, { gates: {}, root: '/', secrets: {} }).gate).toBe('fail');
});

describe('a gate', () => {
  test('may name each reason, and say that it fails or warns', () => {
    const all = Object.fromEntries(
      REASON_NAMES.map((reason, index) => [reason, index % 2 ? 'warn' : 'fail']),
    );
    expect(settingsWith(all).gates).toEqual(all);
    expect(settingsWith(undefined).gates).toEqual({});
  });

  test.each([
    [{ 'service unreachabel': 'warn' }, 'Did you mean "service unreachable"?'],
    [{ 'bad weather': 'warn' }, 'The reasons are: expectation not met, '],
    [{ 'out of time': 'ignore' }, `\`gate\` of "out of time" is neither 'fail' nor 'warn', but "ignore".`],
    ['warn', '`gate` is no list of reasons, but "warn".'],
    [['out of time'], "`gate` is no list of reasons, but [ 'out of time' ]."],
    [{ toString: 'warn' }, '"toString", which is no reason'],
  ])('%j is refused with how to mend it', (gate, said) => {
    expect(() => settingsWith(gate)).toThrow(said);
  });
});
