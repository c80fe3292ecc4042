/** Requests that are too many for a key: what they are answered, and what our own client makes of it. */
import { expect, onTestFinished, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { RateLimit } from '../../src/service/http/createApp.js';
import { startService } from '../../src/service/index.js';
import { runWords } from '../cli/runWords.js';
import { emptyFolder } from './store/stores.js';

test('a bucket lets through what it has, says when there is more, and fills as time goes on', () => {
  const time = { now: 0 };
  const limit = new RateLimit(2, () => time.now);
  const taken = (key = 'a') => {
    try {
      limit.take(key);
      return 'taken';
    } catch (error) {
      return error;
    }
  };
  expect(Array.from({ length: 10 }, () => taken())).toEqual(Array(10).fill('taken'));
  expect(taken()).toMatchObject({ status: 429, details: { retryAfter: 1 } });
  expect(taken('b')).toBe('taken');
  time.now += 499;
  expect(taken()).toMatchObject({ status: 429 });
  time.now += 1;
  expect(taken()).toBe('taken');
  expect(taken()).toMatchObject({ status: 429 });
  time.now += 3_600_000;
  expect(Array.from({ length: 11 }, () => taken()).filter((one) => one === 'taken')).toHaveLength(10);
});

test('each key has its own limit, and our client waits and asks again', async () => {
  const data = await emptyFolder();
  const service = await startService({ data, requestsPerSecond: 1 });
  onTestFinished(() => service.close());
  const other = (await runWords(['keys', 'add', 'ci', '--data', data])).out.trim();
  const ask = (key: string) => fetch(`${service.baseURL}/api/models`, { headers: { 'x-api-key': key } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(service.apiKey)));
  expect((await ask(other)).status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await refused[0]?.json()).toEqual({
    error: 'This key may make 1 requests a second, and has made more',
  });

  const client = new ServiceClient({ baseURL: service.baseURL, apiKey: service.apiKey });
  onTestFinished(() => client.close());
  for await (const { id } of client.listProjects()) expect(id).toBe(service.projectId);
  expect.assertions(5);
});
