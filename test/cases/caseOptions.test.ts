/** Options outside of files: a plugin's, and those of the environment. */
import { describe, expect, it } from 'vitest';
import { caseOptionsFromEnvironment, nearestName, readCaseOptions } from '../../src/cases/index.js';

describe('options given as an object', () => {
  it('are read by the same rules as those of a file', () => {
    expect(
      readCaseOptions({ platform: 'ios', timeout: '5m', variables: { a: 1, b: true, c: 'x' }, tags: 'a,b' }),
    ).toEqual({
      options: { platform: 'ios', timeout: 300_000 },
      variables: { a: '1', b: 'true', c: 'x' },
      tags: ['@a', '@b'],
      mistakes: [],
    });
  });

  it.each([
    ['timeout', '90s', 90_000],
    ['timeout', '1500', 1500],
    ['timeout', 1, 1],
    ['startUrl', ' http://127.0.0.1:4173 ', 'http://127.0.0.1:4173'],
    ['startUrl', '/', '/'],
    ['device', ' Pixel 8 ', 'Pixel 8'],
    ['app', 'build/shop.ipa', 'build/shop.ipa'],
    ['executionMode', 'sequential', 'sequential'],
  ])('%s takes %j', (name, value, taken) => {
    expect(readCaseOptions({ [name]: value })).toMatchObject({ options: { [name]: taken }, mistakes: [] });
  });

  it.each([
    ['timeout', 0],
    ['timeout', 'soon'],
    ['timeout', '30d'],
    ['timeout', Number.NaN],
    ['timeout', Infinity],
    ['timeout', ' '],
    ['startUrl', 'ftp://x'],
    ['startUrl', 'shop'],
    ['startUrl', '/\\x'],
    ['model', ''],
    ['model', null],
    ['model', () => 'x'],
    ['platform', 'Android'],
    ['userDeviceId', 'mine'],
    ['device', 8],
    ['app', ' '],
    ['executionMode', 'serial'],
    ['tags', 5],
    ['variables', { 'a b': 'x' }],
    ['variables', 'x'],
    ['__proto__x', 1],
    ['constructor', 1],
  ])('%s refuses %j', (name, value) => {
    const { options, mistakes } = readCaseOptions({ [name]: value });
    expect(options).toEqual({});
    expect(mistakes).toEqual([
      { name, message: expect.stringMatching(/^Failed to read the option ".*\. Please .*\.$/s) as string },
    ]);
  });

  it('show no value of a variable in a mistake', () => {
    expect(JSON.stringify(readCaseOptions({ variables: { password: ['hush'] } }).mistakes)).not.toContain(
      'hush',
    );
  });
});

describe('options that make a file a plan', () => {
  it.each([
    ['plan', '0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69', 'there, as "plan: <UUID>" in its front matter'],
    ['cases', ['a.md'], 'into the front matter of a .md or .txt file of its own'],
    ['stopOnFailure', true, 'beside "cases", in the front matter'],
  ])('are refused outside of files: %s', (name, value, where) => {
    const { mistakes, ...read } = readCaseOptions({ [name]: value });
    expect(read).toEqual({ options: {}, tags: [], variables: {} });
    expect(mistakes).toEqual([
      { name, message: expect.stringContaining(`Please write it ${where}`) as string },
    ]);
    expect(mistakes[0]?.message).toContain('belongs into that file');
  });
});

describe('options of the environment', () => {
  it('are read from their variables, where these are not empty', () => {
    const env = {
      CASEWRIGHT_PLATFORM: 'ios',
      CASEWRIGHT_MODEL: '',
      CASEWRIGHT_START_URL: '/x',
      CASEWRIGHT_TIMEOUT: '90s',
      CASEWRIGHT_DEVICE: 'Pixel 8',
      CASEWRIGHT_APP: 'shop.apk',
      CASEWRIGHT_EXECUTION_MODE: 'parallel',
      CASEWRIGHT_PLAN: 'none',
      HOME: '/',
    };
    expect(caseOptionsFromEnvironment(env)).toEqual({
      options: {
        platform: 'ios',
        startUrl: '/x',
        timeout: 90_000,
        device: 'Pixel 8',
        app: 'shop.apk',
        executionMode: 'parallel',
      },
      mistakes: [],
    });
  });

  it('name the variable in a mistake', () => {
    expect(caseOptionsFromEnvironment({ CASEWRIGHT_USER_DEVICE_ID: 'x' }).mistakes).toEqual([
      {
        name: 'CASEWRIGHT_USER_DEVICE_ID',
        message:
          'Failed to read the environment variable CASEWRIGHT_USER_DEVICE_ID: it can\'t be "x". Please write the UUID of the device.',
      },
    ]);
  });
});

it.each([
  ['platfrom', 'platform'],
  ['STARTURL', 'startUrl'],
  ['mode', 'model'],
  ['map', undefined],
  ['JIRA', undefined],
  ['', undefined],
])('the nearest name to %j is %j', (word, nearest) => {
  expect(nearestName(word, ['platform', 'startUrl', 'model', 'app'])).toBe(nearest);
});
