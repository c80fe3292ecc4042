/** The limit of requests, from the options of a plugin to the clients of its workers. */
import { describe, expect, test } from 'vitest';
import { shareOfLimit, sharedClient } from '../../../src/runner/serviceAccess.js';
import { resolveSettings } from '../../../src/runner/entries/settings.js';
import { PROJECT_ID } from '../../support/records.js';

const SERVICE = { baseURL: 'https://service.example', apiKey: 'key-123', projectId: PROJECT_ID };
const resolve = (given: object, env: NodeJS.ProcessEnv = {}) =>
  resolveSettings({ files: '*.md', ...given }, [], { root: '.', env }).service;
const limitOf = (given: object, env?: NodeJS.ProcessEnv) =>
  resolve({ service: SERVICE, ...given }, env)?.client.maxRequestsPerSecond;

describe('`maxRequestsPerSecond`', () => {
  test('is none where nothing is said, and goes to the client where it is', () => {
    expect(limitOf({})).toBeUndefined();
    expect(limitOf({ maxRequestsPerSecond: 20 })).toBe(20);
    expect(limitOf({ maxRequestsPerSecond: 0.5 })).toBe(0.5);
  });

  test('yields to the environment for one run', () => {
    const env = { CASEWRIGHT_MAX_REQUESTS_PER_SECOND: '5' };
    expect(limitOf({ maxRequestsPerSecond: 20 }, env)).toBe(5);
    expect(limitOf({}, env)).toBe(5);
    expect(limitOf({ maxRequestsPerSecond: 20 }, { CASEWRIGHT_MAX_REQUESTS_PER_SECOND: '' })).toBe(20);
  });

  test('is none of the local service', () => {
    expect(resolve({ maxRequestsPerSecond: 20 })).toBeUndefined();
  });

  test.each([
    [0, '0'],
    [-3, '-3'],
    ['20', '"20"'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [null, 'null'],
  ])('that is %s is told with how to mend it', (wrong, shown) => {
    const why = (value: string) =>
      `is no number of requests, but ${value}. Write a number above 0, such as 20.`;
    expect(() => limitOf({ maxRequestsPerSecond: wrong })).toThrow(`\`maxRequestsPerSecond\` ${why(shown)}`);
    expect(() => limitOf({}, { CASEWRIGHT_MAX_REQUESTS_PER_SECOND: 'many' })).toThrow(
      `CASEWRIGHT_MAX_REQUESTS_PER_SECOND ${why('"many"')}`,
    );
  });

  test('is told with its name where a name is wrong', () => {
    expect(() => limitOf({ maxRequestPerSecond: 1 })).toThrow('Did you mean `maxRequestsPerSecond`?');
  });

  test('is shared out among the workers of a run', () => {
    const service = resolve({ service: SERVICE, maxRequestsPerSecond: 20 })!;
    expect(shareOfLimit(service, 4).client).toEqual({ ...service.client, maxRequestsPerSecond: 5 });
    const unlimited = resolve({ service: SERVICE })!;
    expect(shareOfLimit(unlimited, 4)).toEqual(unlimited);
  });
});

test('All entries of a process have one client for a service.', () => {
  const { client } = resolve({ service: SERVICE })!;
  expect(sharedClient({ ...client })).toBe(sharedClient(client));
  expect(sharedClient({ ...client, maxRequestsPerSecond: 1 })).not.toBe(sharedClient(client));
});
