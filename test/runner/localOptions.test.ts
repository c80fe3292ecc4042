/** What `cases({ … })` says of how the local service carries its cases out. */
import { describe, expect, test } from 'vitest';
import { resolveSettings } from '../../src/runner/entries/settings.js';

const FILES = 'cases/**/*.feature';
const resolve = (given: object, env: NodeJS.ProcessEnv = {}) =>
  resolveSettings({ files: FILES, ...given }, [], { root: '.', env }).local;

describe('What is said of the local service', () => {
  test('is nothing where nothing is said', () => {
    expect(resolve({})).toEqual({});
  });

  test('has times in milliseconds or in words', () => {
    const observe = { accessibility: false, slowAfter: '1s' };
    expect(resolve({ stepTimeout: '10s', pictures: 'last step', observe })).toEqual({
      stepTimeout: 10_000,
      pictures: 'last step',
      observe: { accessibility: false, slowAfter: 1_000 },
    });
    expect(resolve({ stepTimeout: 250 })).toEqual({ stepTimeout: 250 });
  });

  test('yields to the environment for one run', () => {
    expect(resolve({ stepTimeout: '1s' }, { CASEWRIGHT_STEP_TIMEOUT: '20s' })).toEqual({
      stepTimeout: 20_000,
    });
    expect(resolve({ stepTimeout: '1s' }, { CASEWRIGHT_STEP_TIMEOUT: '' })).toEqual({ stepTimeout: 1_000 });
    expect(resolve({}, { CASEWRIGHT_STEP_TIMEOUT: '700' })).toEqual({ stepTimeout: 700 });
  });

  test('has its mistakes told all at once, each with how to mend it', () => {
    const given = {
      stepTimeout: 'soon',
      pictures: 'all',
      observe: { accessibilty: true, slowAfter: -1, accessibility: 1 },
    };
    const why = (value: string) =>
      `is no time, but ${value}. Write milliseconds above 0, or a text such as '10s'.`;
    expect(() => resolve(given, { CASEWRIGHT_STEP_TIMEOUT: 'x' })).toThrow(
      [
        '',
        `\`stepTimeout\` ${why('"soon"')}`,
        `CASEWRIGHT_STEP_TIMEOUT ${why('"x"')}`,
        "`pictures` is none of 'each step', 'last step' and 'failed step', but \"all\".",
        '`observe` has no "accessibilty". Did you mean "accessibility"?',
        '`accessibility` of `observe` is neither true nor false, but 1.',
        `\`slowAfter\` of \`observe\` ${why('-1')}`,
      ].join('\n  - '),
    );
    expect(() => resolve({ observe: true })).toThrow('Write it such as observe: { accessibility: false }.');
  });

  test('is told with the nearest name where a name is wrong', () => {
    expect(() => resolve({ stepTimout: 1 })).toThrow('Did you mean `stepTimeout`?');
  });
});
