/** The options of `cases()` as a configuration in JavaScript may give them. */
import { describe, expect, test } from 'vitest';
import { projectSettings, type CasesOptions } from '../../src/playwright/settings.js';

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
    const told = messageOf({ files: 'cases/*', ...given });
    expect(told).toContain(`  - ${message}`);
    expect(told).not.toMatch(/12|ada/);
  });

  test('is none where it is left open', () => {
    const secrets = { unset: undefined, none: null };
    expect(messageOf({ files: 'cases/*', root: undefined, importTestFrom: undefined, secrets })).toBe('');
  });
});
