/** The options of `cases()` as a configuration in JavaScript may give them. */
import { describe, expect, test } from 'vitest';
import { placesAhead } from '../../src/runner/entries/settings.js';
import { projectSettings, type CasesOptions } from '../../src/playwright/settings.js';
import { PROJECT_ID } from '../support/records.js';

const messageOf = (given: unknown): string => {
  try {
    projectSettings(given as CasesOptions, '/project', {});
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('options that are none', () => {
  test.each([[undefined], [{}], [{ files: [] }]])('lack their files: %j', (given) => {
    expect(messageOf(given)).toContain('`files` is missing. Write the globs of your case files');
  });

  test.each([
    [null, 'null'],
    ['cases/*', 'a string'],
    [['cases/*'], 'a list'],
  ])('are told with what is expected: %j', (given, kind) => {
    expect(messageOf(given)).toContain(
      `takes its options as an object, and was given ${kind}. Write cases({`,
    );
  });
});

test('a time limit is a number or a text', () => {
  for (const timeout of [90_000, '90s']) {
    expect(projectSettings({ files: 'cases/*', timeout }, '/project', {}).options).toEqual({
      timeout: 90_000,
    });
  }
});

describe('an option of a wrong kind', () => {
  test.each([
    [{ root: 5 }, '`root` is no path'],
    [{ importTestFrom: {} }, '`importTestFrom` is no path'],
    [{ secrets: null }, '`secrets` are no names and values'],
    [{ secrets: ['pin'] }, '`secrets` are no names and values'],
    [{ secrets: { pin: 1234, unset: undefined, good: 'ada' } }, 'The secret pin is no text'],
    [{ secrets: { pin: '12\n34' } }, 'The secret pin has a line break'],
  ])('is told without its value: %j', (given, message) => {
    const reported = messageOf({ files: 'cases/*', ...given });
    expect(reported).toContain(`  - ${message}`);
    expect(reported).not.toMatch(/12|ada/);
  });

  test('is none where it is left open', () => {
    const secrets = { unset: undefined, none: null };
    expect(messageOf({ files: 'cases/*', root: undefined, importTestFrom: undefined, secrets })).toBe('');
  });
});

describe('how many cases are under way at the same time', () => {
  const service = { baseURL: 'http://service.test', apiKey: 'k', projectId: PROJECT_ID };
  const placesOf = (given: object, env = {}) =>
    placesAhead(projectSettings({ files: 'cases/*', ...given }, '/project', env));

  test('is ten on a hosted service, or what the option or the environment says', () => {
    expect(placesOf({ service })).toBe(10);
    expect(placesOf({ service, concurrency: 25 })).toBe(25);
    expect(placesOf({ service, concurrency: 25 }, { CASEWRIGHT_CONCURRENCY: '3' })).toBe(3);
    expect(placesOf({ service, concurrency: 0 })).toBe(0);
  });

  test('is nothing that the local service is asked for ahead', () => {
    expect(placesOf({ concurrency: 25 })).toBe(0);
  });

  test.each([[-1], [1.5], ['ten'], [null]])('is told to be no number: %j', (concurrency) => {
    expect(messageOf({ files: 'cases/*', concurrency })).toContain('  - `concurrency` is no number of cases');
  });

  test('is told to be none in the environment, too', () => {
    expect(() => placesOf({}, { CASEWRIGHT_CONCURRENCY: 'many' })).toThrow(
      'CASEWRIGHT_CONCURRENCY is no number',
    );
  });
});
